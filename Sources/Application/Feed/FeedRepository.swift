package import FeedDomain
package import KernelApplication

/// Keeps the feed. Many may read at once; changes come one at a time.
package protocol FeedRepository: Sendable {
  /// As of the last change. Fails with `storeDamaged` rather than leave anything out.
  func book() throws(Failure) -> FeedBook
  /// Makes one change, whole or not at all: `decide` sees the latest book while nobody else can change it, and returns
  /// what to do; where that is nothing, nothing is changed. The change is durable when this returns.
  func change<Value>(
    _ decide: (FeedBook) throws(Failure) -> (decision: FeedDecision, value: Value)
  ) throws(Failure) -> FeedChanged<Value>
  /// How much there is, kept beside the section, so that nothing else is read.
  func glance() throws(Failure) -> FeedGlance
}

/// What a change of the feed does.
package struct FeedDecision: Sendable {
  package var edits: [FeedEdit]
  /// What is taken out of the book for good, with all that was said of it.
  package var erased: Set<ItemID>
  /// Who is taken out of it for good, with all that came from her and the key.
  package var forgotten: PersonID?

  package init(_ edits: [FeedEdit] = [], erasing erased: Set<ItemID> = [], forgetting forgotten: PersonID? = nil) {
    self.edits = edits
    self.erased = erased
    self.forgotten = forgotten
  }

  package var isEmpty: Bool { edits.isEmpty && erased.isEmpty && forgotten == nil }
}

package typealias FeedChanged<Value> = Changed<Value, FeedBook>

/// What use cases of the feed work with.
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

/// What finished workouts tell of themselves. Composition meets it with the feature that has them.
package protocol PostSource: Sendable {
  /// Fails with `notFound` where there is no such workout, and with `conflict` for one that is not finished.
  /// - Parameter workout: a workout's name, or `last`.
  func told(by workout: String, _ options: PostOptions) throws(Failure) -> FinishedWorkout
}

/// What a finished workout tells of itself.
package struct FinishedWorkout: Hashable, Sendable {
  /// Its name.
  package let workout: String
  package let content: PostContent

  package init(_ workout: String, _ content: PostContent) {
    self.workout = workout
    self.content = content
  }
}

/// What a post tells only where she says so.
package struct PostOptions: Hashable, Sendable {
  package var bodyWeight: Bool
  package var note: Bool

  package init(bodyWeight: Bool = false, note: Bool = false) {
    self.bodyWeight = bodyWeight
    self.note = note
  }
}

extension FeedBook {
  /// The person of that id, or whom the owner calls so. Fails with `notFound`.
  package func person(_ asked: String) throws(Failure) -> FeedPerson {
    if let id = PersonID(asked), let person = people[id] { return person }
    let wanted = asked.lowercased()
    let called = people.values.filter { $0.name.lowercased() == wanted }
    if called.count == 1 { return called[0] }
    if called.isEmpty { throw .notFound(.feed(.noSuchPerson(name: asked))) }
    throw .notFound(.feed(.severalPeople(name: asked, ids: called.map(\.id.description).sorted())))
  }

  /// The post of that name. Fails with `notFound` where there is none, or one that is not shown.
  package func post(_ id: ItemID) throws(Failure) -> FeedPost {
    guard let post = posts[id], isShown(post) else { throw .notFound(.feed(.noSuchItem(name: id.description))) }
    return post
  }

  /// What the owner's next item is called.
  package var nextID: ItemID { ItemID(.me, lastNumber + 1) }
}
