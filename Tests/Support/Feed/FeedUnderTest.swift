import BookApplication
package import BookInfrastructure
package import FeedApplication
package import FeedDomain
package import FeedInfrastructure
package import KernelApplication
import KernelDomain
package import Storage
import Synchronization
package import TestSupport

/// A book with a feed, in a store in memory, and the actions of its owner.
package final class FeedUnderTest: Sendable {
  package let files: MemoryFileSystem
  package let store: Store
  package let feed: FileFeedRepository
  package let log: StoreChangeLog
  package let reader: FeedReader
  package let folder: BundleFolder
  package let clock: SettableClock

  /// - Parameter folder: the folder for bundles, which several books may share.
  package init(
    files: MemoryFileSystem = MemoryFileSystem(), folder: BundleFolder = BundleFolder(),
    clock: SettableClock = FeedUnderTest.someClock(), options change: (inout Store.Options) -> Void = { _ in }
  ) {
    var options = Store.Options()
    options.patience = .milliseconds(10)
    change(&options)
    self.files = files
    self.folder = folder
    self.clock = clock
    let store = Store(
      path: "/store", fileSystem: files, clock: clock, reducers: [FeedReducer(), BookReducer()], options: options)
    let feed = FileFeedRepository(store: store)
    let sections: [any SectionChanges] = [FeedChanges(store: feed)]
    log = StoreChangeLog(store: store) { sections }
    reader = FeedReader(repository: feed, workouts: SomeWorkouts(), bundles: folder, clock: clock)
    (self.store, self.feed) = (store, feed)
  }

  package static func someClock() -> SettableClock {
    SettableClock(Timestamp(milliseconds: 1_777_790_700_000))
  }

  /// The same book, opened as another process would open it.
  package var reopened: FeedUnderTest { FeedUnderTest(files: files, folder: folder, clock: clock) }

  /// The use cases that the owner calls.
  private var catalog: UseCaseCatalog {
    UseCaseCatalog([UseCaseCatalog.Group(["feed"]) { [reader, folder] in .feed(reader, writer: folder) }])
  }

  package func book() throws(Failure) -> FeedBook { try feed.book() }

  // MARK: What the user does

  @discardableResult
  package func post(
    _ workout: String, to audience: AudienceKind? = nil, people: [String]? = nil
  ) throws(Failure) -> ItemID {
    try catalog.call(CreatePost.self, CreatePost.Input(workout: workout, audience: audience, people: people)).post.id
  }

  @discardableResult
  package func comment(_ post: ItemID, _ text: String) throws(Failure) -> ItemID {
    try catalog.call(CommentOnPost.self, CommentOnPost.Input(post: post, text: text)).comment.id
  }

  package func like(_ post: ItemID) throws(Failure) {
    _ = try catalog.call(LikePost.self, ShowPost.Input(post: post))
  }

  package func unlike(_ post: ItemID) throws(Failure) {
    _ = try catalog.call(UnlikePost.self, ShowPost.Input(post: post))
  }

  package func delete(_ item: ItemID) throws(Failure) {
    _ = try catalog.call(DeleteItem.self, DeleteItem.Input(item: item))
  }

  package func share(_ post: ItemID, _ audience: AudienceKind, people: [String]? = nil) throws(Failure) {
    _ = try catalog.call(SharePost.self, SharePost.Input(post: post, audience: audience, people: people))
  }

  /// Pairs this book with another. This book's owner calls the other owner `name`, and is called `own` by the other
  /// owner.
  package func pair(
    with other: FeedUnderTest, calling name: String = "Jana", calledBy own: String = "Eva"
  ) throws(Failure) {
    let made = try catalog.call(PairPerson.self, PairPerson.Input(name: name))
    _ = try other.catalog.call(PairPerson.self, PairPerson.Input(name: own, code: made.code))
  }

  package func relate<Change: RelationChange>(_ person: String, _ type: Change.Type) throws(Failure) {
    _ = try catalog.call(RelatePerson<Change>.self, AskedPerson(person: person))
  }

  /// Exports a bundle to the folder.
  /// - Returns: the bundle's path.
  package func export(to person: String, after: Int? = nil) throws(Failure) -> String {
    let path = folder.newPath()
    _ = try catalog.call(ExportBundle.self, ExportBundle.Input(person: person, path: path, afterNumber: after))
    return path
  }

  @discardableResult
  package func take(_ path: String, isDryRun: Bool? = nil) throws(Failure) -> ImportBundle.Output {
    try catalog.call(ImportBundle.self, ImportBundle.Input(path: path, dryRun: isDryRun))
  }

  package func secret(of person: String) throws(Failure) -> PairingSecret {
    guard let secret = try book().person(person).secret else { preconditionFailure("\(person) has no key") }
    return secret
  }
}

/// A folder of bundles in memory, by path.
package final class BundleFolder: BundleFormat, FileWriter {
  private let kept = Mutex<[String: [UInt8]]>([:])
  private let format = JSONBundles()

  package init() {}

  package subscript(path: String) -> [UInt8]? {
    get { kept.withLock { $0[path] } }
    set { kept.withLock { $0[path] = newValue } }
  }

  package func newPath() -> String { kept.withLock { "/bundles/\($0.count + 1).json" } }

  /// Adds a file.
  /// - Returns: its path.
  package func put(_ bytes: [UInt8]) -> String {
    let path = newPath()
    kept.withLock { $0[path] = bytes }
    return path
  }

  package func write(_ bytes: [UInt8], to path: String) throws(Failure) -> String {
    if self[path] != nil { throw .badFile(path: path, problem: .file(.nameTaken)) }
    kept.withLock { $0[path] = bytes }
    return path
  }

  package func file(at path: String) throws(Failure) -> [UInt8] {
    guard let bytes = self[path] else { throw .notFound(.file(.missing(path: path))) }
    return bytes
  }

  package func opened(_ bytes: [UInt8], _ path: String) throws(Failure) -> UnverifiedBundle {
    try format.opened(bytes, path)
  }

  package func content(of bundle: UnverifiedBundle, _ path: String) throws(Failure) -> Bundle {
    try format.content(of: bundle, path)
  }

  package func encode(_ bundle: Bundle, _ secret: PairingSecret) -> [UInt8] { format.encode(bundle, secret) }

  package func size(of item: FeedItem, from: PersonID, to: PersonID) -> Int {
    format.size(of: item, from: from, to: to)
  }

  package func encode(_ content: PostContent) -> [UInt8] { format.encode(content) }
}

/// A source of workouts that accepts any id, and shows the id as the workout's name.
package struct SomeWorkouts: PostSource {
  package init() {}

  package func finished(by workout: String, _ options: PostOptions) -> FinishedWorkout {
    FinishedWorkout(workout, content(of: workout, options))
  }

  package func content(of workout: String, _ options: PostOptions) -> PostContent {
    PostContent(
      name: workout, day: CivilDay(daysSinceEpoch: 20_000), durationSeconds: 3_600,
      exercises: [
        PostExercise(
          PostName("Barbell Squat", czech: "Dřep s činkou"), setCount: 3,
          best: PostSet(load: PostLoad(thousandths: 100_000, unit: .kilogram), reps: 5))
      ],
      records: [
        PostRecord(
          PostName("Barbell Squat", czech: "Dřep s činkou"), .heaviest,
          set: PostSet(load: PostLoad(thousandths: 100_000, unit: .kilogram), reps: 5), tenths: 1_000)
      ],
      bodyWeight: options.bodyWeight ? PostLoad(thousandths: 68_500, unit: .kilogram) : nil,
      note: options.note ? "Went well." : nil)
  }
}
