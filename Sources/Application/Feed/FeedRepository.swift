package import FeedDomain
package import KernelApplication

/// Stores the feed. Any number of callers may read at once; changes are made one at a time.
package protocol FeedRepository: Sendable {
  /// Returns the feed after the latest change. Fails with `storeDamaged` rather than leave anything out.
  func book() throws(Failure) -> FeedBook
  /// Makes one change, completely or not at all: `decide` receives the latest feed while nobody else can change it, and
  /// returns what to change. If the decision is empty, nothing is written. The change is durable when this returns.
  /// - Parameter isDryRun: whether to write nothing, and only find out what the change would do.
  func change<Value>(
    isDryRun: Bool, _ decide: (FeedBook) throws(Failure) -> (decision: FeedDecision, value: Value)
  ) throws(Failure) -> FeedChanged<Value>
  /// Returns what the overview shows about the feed. It is stored separately, so that the feed itself need not be
  /// read.
  func glance() throws(Failure) -> FeedGlance
}

extension FeedRepository {
  package func change<Value>(
    _ decide: (FeedBook) throws(Failure) -> (decision: FeedDecision, value: Value)
  ) throws(Failure) -> FeedChanged<Value> {
    try change(isDryRun: false, decide)
  }
}

/// What to change in the feed in one recorded change.
package struct FeedDecision: Sendable {
  package var edits: [FeedEdit]
  /// The posts and comments to erase for good, with all comments and likes on them.
  package var erased: Set<ItemID>
  /// The person to erase for good, with their key and everything that they posted or commented; nil to erase nobody.
  package var forgotten: PersonID?
  /// Descriptions of what the user deleted, to be recorded in the history of changes.
  package var deleted: [DeletedThings]

  package init(
    _ edits: [FeedEdit] = [], erasing erased: Set<ItemID> = [], forgetting forgotten: PersonID? = nil,
    deleted: [DeletedThings] = []
  ) {
    self.deleted = deleted
    self.edits = edits
    self.erased = erased
    self.forgotten = forgotten
  }

  package var isEmpty: Bool { edits.isEmpty && erased.isEmpty && forgotten == nil }
}

package typealias FeedChanged<Value> = Changed<Value, FeedBook>

/// What the feed's use cases depend on: the stored feed, the content of posts, the format of bundles, and the clock.
package struct FeedReader: Sendable {
  package let repository: any FeedRepository
  package let workouts: any PostSource
  package let bundles: any BundleFormat
  package let clock: any WallClock

  package init(
    repository: any FeedRepository, workouts: any PostSource, bundles: any BundleFormat, clock: any WallClock
  ) {
    self.repository = repository
    self.workouts = workouts
    self.bundles = bundles
    self.clock = clock
  }
}

/// Creates the content of posts from finished workouts. At startup, the program connects an implementation from
/// the feature that has workouts.
package protocol PostSource: Sendable {
  /// Returns the content of a post about a workout. Fails with `notFound` if there is no such workout, and with
  /// `conflict` if it is not finished.
  /// - Parameters:
  ///   - workout: a workout's name, or `last` for the latest.
  ///   - options: the optional details that the owner wants to include.
  func finished(by workout: String, _ options: PostOptions) throws(Failure) -> FinishedWorkout
}

/// The content of a post about a finished workout.
package struct FinishedWorkout: Hashable, Sendable {
  /// The workout's name.
  package let workout: String
  package let content: PostContent

  package init(_ workout: String, _ content: PostContent) {
    self.workout = workout
    self.content = content
  }
}

/// Which of a workout's optional details a post contains. The owner has to ask for each of them.
package struct PostOptions: Hashable, Sendable {
  package var bodyWeight: Bool
  package var note: Bool

  package init(bodyWeight: Bool = false, note: Bool = false) {
    self.bodyWeight = bodyWeight
    self.note = note
  }
}

extension FeedBook {
  /// Returns the person with this id, or with this name given by the owner. Fails with `notFound` if nobody matches, or
  /// if several people have the name.
  package func person(_ asked: String) throws(Failure) -> FeedPerson {
    if let id = PersonID(asked), let person = people[id] { return person }
    let wanted = asked.lowercased()
    let called = people.values.filter { $0.name.lowercased() == wanted }
    if called.count == 1 { return called[0] }
    if called.isEmpty { throw .notFound(.feed(.noSuchPerson(name: asked))) }
    throw .notFound(.feed(.severalPeople(name: asked, ids: called.map(\.id.description).sorted())))
  }

  /// Returns the post with this id. Fails with `notFound` if there is no such post, or if it is hidden.
  package func post(_ id: ItemID) throws(Failure) -> FeedPost {
    guard let post = posts[id], isShown(post) else { throw .notFound(.feed(.noSuchItem(name: id.description))) }
    return post
  }

  /// The id of the next post, comment or like that the owner will write.
  package var nextID: ItemID { ItemID(.me, lastNumber + 1) }
}
