import BookInfrastructure
import KernelApplication
import Storage

/// The values that a feature needs in order to create its parts.
struct FeatureContext: Sendable {
  let store: Store
  /// The parts of the store that do not belong to any feature: profile and settings.
  let documents: BookDocuments
  let clock: any WallClock
  /// Whether data that exists only in memory, such as sessions, is kept from one call to the next.
  let keepsSessions: Bool
  private let made = LazyBox()

  init(store: Store, documents: BookDocuments, clock: any WallClock, keepsSessions: Bool) {
    self.store = store
    self.documents = documents
    self.clock = clock
    self.keepsSessions = keepsSessions
  }

  /// The objects that the features Running and Support share: the live run, and what reads the book's runs and
  /// messages.
  var following: FollowedRuns {
    made.get { FollowedRuns(store: store, documents: documents, clock: clock) }
  }
}
