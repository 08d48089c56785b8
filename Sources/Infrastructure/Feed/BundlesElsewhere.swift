package import BookInfrastructure
import FeedApplication
import FeedDomain

extension FilesElsewhere {
  /// The reader that refers bundles to the command `feed import`, which takes them instead of `import`.
  package static let feed = FilesElsewhere(.feed) { beginning, path in
    beginning.starts(with: Array(#"{"recordbook":"bundle""#.utf8)) ? .feed(.bundleIsNoData(path: path)) : nil
  }
}
