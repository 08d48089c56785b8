import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain
import PrayerInfrastructure
import Storage
import TestSupport

/// A store in memory with prayers and the book's documents.
struct PrayersUnderTest {
  let files: MemoryFileSystem
  let store: Store
  let documents: BookDocuments
  let prayers: FilePrayerRepository
  let log: StoreChangeLog

  init(
    files: MemoryFileSystem = MemoryFileSystem(),
    options change: (inout Store.Options) -> Void = { _ in }
  ) {
    var options = Store.Options()
    options.patience = .milliseconds(10)
    change(&options)
    self.init(
      files,
      Store(
        path: "/store", fileSystem: files, clock: FixedClock(), reducers: [PrayerReducer(), BookReducer()],
        options: options))
  }

  private init(_ files: MemoryFileSystem, _ store: Store) {
    self.files = files
    self.store = store
    documents = BookDocuments(store: store)
    prayers = FilePrayerRepository(store: store, documents: documents)
    let sections: [any SectionChanges] = [PrayerChanges(store: prayers), DocumentChanges(documents: documents)]
    log = StoreChangeLog(store: store) { sections }
  }

  /// One that folds early and keeps few changes.
  static func small(_ files: MemoryFileSystem = MemoryFileSystem()) -> PrayersUnderTest {
    PrayersUnderTest(files: files) {
      $0.compactionStep = 4_000
      $0.keptChanges = PrayersUnderTest.kept
    }
  }

  static let kept = 25

  /// The same with this process as its only writer.
  func holding() throws -> PrayersUnderTest {
    PrayersUnderTest(files, try store.holding())
  }

  @discardableResult
  func apply(_ edits: PrayerEdit...) throws(Failure) -> Int? {
    try apply(edits)
  }

  @discardableResult
  func apply(_ edits: [PrayerEdit]) throws(Failure) -> Int? {
    try prayers.change { _ in (edits, ()) }.number
  }

  @discardableResult
  func undo(_ number: Int?) throws(Failure) -> Int {
    try log.undo(number, of: nil, isDryRun: false).number
  }

  @discardableResult
  func redo(_ number: Int?) throws(Failure) -> Int {
    try log.redo(number, of: nil, isDryRun: false).number
  }

  /// What another process reads.
  var record: PrayerRecord {
    get throws { try PrayersUnderTest(files: files).prayers.record() }
  }

  /// The names of the files that hold a text, without the store's folder.
  func names(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return files.files.filter { !$0.value.ranges(of: bytes).isEmpty }.map { String($0.key.dropFirst(7)) }.sorted()
  }
}

func day(_ text: String) -> CivilDay {
  guard let day = CivilDay(text) else { preconditionFailure("\(text) is no day") }
  return day
}

func instant(_ text: String) -> Timestamp {
  guard let instant = Timestamp(text) else { preconditionFailure("\(text) is no instant") }
  return instant
}
