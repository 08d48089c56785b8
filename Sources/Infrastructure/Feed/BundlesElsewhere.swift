package import BookInfrastructure
import FeedApplication
import FeedDomain

extension FilesElsewhere {
  /// Bundles, which `feed import` takes instead of an import.
  package static let feed = FilesElsewhere(.feed) { beginning, path in
    beginning.starts(with: Array(#"{"recordbook":"bundle""#.utf8)) ? .feed(.bundleIsNoData(path: path)) : nil
  }
}
