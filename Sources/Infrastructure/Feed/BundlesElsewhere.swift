package import BookInfrastructure
import FeedApplication
import FeedDomain

extension FilesElsewhere {
  /// Recognises bundles that are given to the command `import`, and refers the user to the command `feed import`, which
  /// accepts them.
  package static let feed = FilesElsewhere(.feed) { beginning, path in
    beginning.starts(with: Array(#"{"recordbook":"bundle""#.utf8)) ? .feed(.bundleIsNoData(path: path)) : nil
  }
}
