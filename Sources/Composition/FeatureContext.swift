import BookInfrastructure
import KernelApplication
import Storage

/// What a feature's parts are made of.
struct FeatureContext: Sendable {
  let store: Store
  /// The book's own: profile and settings.
  let documents: BookDocuments
  let clock: any WallClock
  /// Whether what is in memory alone is there for the calls that follow.
  let keepsSessions: Bool
  private let made = LazyBox()

  init(store: Store, documents: BookDocuments, clock: any WallClock, keepsSessions: Bool) {
    self.store = store
    self.documents = documents
    self.clock = clock
    self.keepsSessions = keepsSessions
  }

  /// The run under way, and what follows it.
  var following: FollowedRuns {
    made.get { FollowedRuns(store: store, documents: documents, clock: clock) }
  }
}
