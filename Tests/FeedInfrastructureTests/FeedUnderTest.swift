import BookApplication
import BookInfrastructure
import FeedApplication
import FeedDomain
import FeedInfrastructure
import KernelApplication
import KernelDomain
import Storage
import Synchronization
import TestSupport

/// A book with a feed in a store in memory, and what its owner does.
final class FeedUnderTest: Sendable {
  let files: MemoryFileSystem
  let store: Store
  let feed: JSONFeedStore
  let log: StoreChangeLog
  let reader: FeedReader
  let folder: BundleFolder
  let clock: SettableClock

  /// - Parameter folder: that others may share.
  init(
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
      path: "/store", fileSystem: files, clock: clock, keepers: [FeedKeeper(), BookKeeper()], options: options)
    let feed = JSONFeedStore(store: store)
    let sections: [any SectionChanges] = [FeedChanges(store: feed)]
    log = StoreChangeLog(store: store) { sections }
    reader = FeedReader(store: feed, workouts: SomeWorkouts(), bundles: folder, clock: clock)
    (self.store, self.feed) = (store, feed)
  }

  static func someClock() -> SettableClock {
    SettableClock(Timestamp(milliseconds: 1_777_790_700_000))
  }

  /// What another process finds.
  var reopened: FeedUnderTest { FeedUnderTest(files: files, folder: folder, clock: clock) }

  func book() throws(Failure) -> FeedBook { try feed.book() }

  // MARK: What she does

  @discardableResult
  func post(
    _ workout: String, to audience: AudienceKind? = nil, people: [String]? = nil
  ) throws(Failure) -> ItemID {
    try CreatePost(reader: reader)(CreatePost.Input(workout: workout, audience: audience, people: people)).post.id
  }

  @discardableResult
  func comment(_ post: ItemID, _ text: String) throws(Failure) -> ItemID {
    try CommentOnPost(reader: reader)(CommentOnPost.Input(post: post, text: text)).comment.id
  }

  func like(_ post: ItemID) throws(Failure) {
    _ = try LikePost(reader: reader)(ShowPost.Input(post: post))
  }

  func unlike(_ post: ItemID) throws(Failure) {
    _ = try UnlikePost(reader: reader)(ShowPost.Input(post: post))
  }

  func delete(_ item: ItemID) throws(Failure) {
    _ = try DeleteItem(reader: reader)(DeleteItem.Input(item: item))
  }

  func share(_ post: ItemID, _ audience: AudienceKind, people: [String]? = nil) throws(Failure) {
    _ = try SharePost(reader: reader)(SharePost.Input(post: post, audience: audience, people: people))
  }

  /// Pairs with another, each calling the other so.
  func pair(
    with other: FeedUnderTest, calling name: String = "Jana", calledBy own: String = "Eva"
  ) throws(Failure) {
    let made = try PairPerson(reader: reader)(PairPerson.Input(name: name))
    _ = try PairPerson(reader: other.reader)(PairPerson.Input(name: own, code: made.code))
  }

  func relate<Change: RelationChange>(_ person: String, _ type: Change.Type) throws(Failure) {
    _ = try RelatePerson<Change>(reader: reader)(AskedPerson(person: person))
  }

  /// Writes a bundle into the folder.
  /// - Returns: its path.
  func export(to person: String, after: Int? = nil) throws(Failure) -> String {
    let path = folder.newPath()
    _ = try ExportBundle(reader: reader, writer: folder)(
      ExportBundle.Input(person: person, path: path, after: after))
    return path
  }

  @discardableResult
  func take(_ path: String) throws(Failure) -> ImportBundle.Output {
    try ImportBundle(reader: reader)(ImportBundle.Input(path: path))
  }

  func secret(of person: String) throws(Failure) -> PairingSecret {
    guard let secret = try book().person(person).secret else { preconditionFailure("\(person) has no key") }
    return secret
  }
}

/// Bundles in memory, by their paths.
final class BundleFolder: BundleFormat, FileWriter {
  private let kept = Mutex<[String: [UInt8]]>([:])
  private let format = JSONBundles()

  init() {}

  subscript(path: String) -> [UInt8]? {
    get { kept.withLock { $0[path] } }
    set { kept.withLock { $0[path] = newValue } }
  }

  func newPath() -> String { kept.withLock { "/bundles/\($0.count + 1).json" } }

  /// - Returns: its path.
  func put(_ bytes: [UInt8]) -> String {
    let path = newPath()
    kept.withLock { $0[path] = bytes }
    return path
  }

  func write(_ bytes: [UInt8], to path: String) throws(Failure) -> String {
    if self[path] != nil { throw .badFile(path: path, problem: .file(.nameTaken)) }
    kept.withLock { $0[path] = bytes }
    return path
  }

  func file(at path: String) throws(Failure) -> [UInt8] {
    guard let bytes = self[path] else { throw .notFound(.file(.missing(path: path))) }
    return bytes
  }

  func opened(_ bytes: [UInt8], _ path: String) throws(Failure) -> UnverifiedBundle {
    try format.opened(bytes, path)
  }

  func content(of bundle: UnverifiedBundle, _ path: String) throws(Failure) -> Bundle {
    try format.content(of: bundle, path)
  }

  func encode(_ bundle: Bundle, _ secret: PairingSecret) -> [UInt8] { format.encode(bundle, secret) }

  func size(of item: FeedItem, from: PersonID, to: PersonID) -> Int {
    format.size(of: item, from: from, to: to)
  }

  func encode(_ content: PostContent) -> [UInt8] { format.encode(content) }
}

/// Workouts by any name; that of one is the name that the post shows.
struct SomeWorkouts: PostSource {
  init() {}

  func told(by workout: String, _ options: PostOptions) -> ToldWorkout {
    ToldWorkout(workout, content(of: workout, options))
  }

  func content(of workout: String, _ options: PostOptions) -> PostContent {
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
