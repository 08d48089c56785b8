import BookInfrastructure
import KernelApplication
import Storage

/// Everything that a feature needs to create its parts.
struct FeatureContext: Sendable {
  let store: Store
  /// The store's documents of the book itself: profile and settings.
  let documents: BookDocuments
  let clock: any WallClock
  /// Whether later calls need data that is only in memory, such as sessions.
  let keepsSessions: Bool
  private let made = LazyBox()

  init(store: Store, documents: BookDocuments, clock: any WallClock, keepsSessions: Bool) {
    self.store = store
    self.documents = documents
    self.clock = clock
    self.keepsSessions = keepsSessions
  }

  /// The live run, and everything about it that the features Running and Support share.
  var following: FollowedRuns {
    made.get { FollowedRuns(store: store, documents: documents, clock: clock) }
  }
}
