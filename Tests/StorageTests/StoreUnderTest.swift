import KernelApplication
import KernelDomain
import Storage
import System
import TestSupport

/// A store in memory with two documents, a file, and what was derived from them.
struct StoreUnderTest {
  let files: MemoryFileSystem
  let store: Store

  /// - Parameters:
  ///   - folds: whether old words become a file.
  ///   - options: changes what a store of tests has.
  init(
    files: MemoryFileSystem = MemoryFileSystem(), folds: Bool = false,
    options change: (inout Store.Options) -> Void = { _ in }
  ) {
    self.files = files
    var options = StoreUnderTest.options
    change(&options)
    store = Store(
      path: "/store", fileSystem: files, clock: FixedClock(), reducers: StoreUnderTest.reducers(folds: folds),
      options: options)
  }

  /// Waits for nobody, and draws the same number for each store.
  static var options: Store.Options {
    var options = Store.Options()
    options.patience = .milliseconds(10)
    options.drawID = { BookID(0x6f0c_2a91_d3b7_e845) }
    return options
  }

  /// One on the real disk. A process that is just being started holds its locks too, for a moment, so that it waits.
  static func onDisk(_ path: String) -> Store {
    var options = options
    options.patience = .seconds(30)
    return Store(path: path, clock: FixedClock(), reducers: reducers(), options: options)
  }

  static func reducers(folds: Bool = false) -> [any SectionReducer] {
    [WordReducer(.words, folds: folds), WordReducer(.others, folds: folds)]
  }

  /// Two values of one kind and a word, each with a number of its own.
  func fill() throws {
    try store.fill()
  }

  func json(_ text: String) -> [UInt8] {
    WordReducer.json(text)
  }

  /// Another disk with the same files.
  func copy(options change: (inout Store.Options) -> Void = { _ in }) -> StoreUnderTest {
    StoreUnderTest(files: MemoryFileSystem(files: files.files, folders: files.folders), options: change)
  }

  var content: [String] {
    get throws { try store.lines(of: .words) }
  }

  /// The store's files but the lock.
  var kept: [String: [UInt8]] {
    files.files.filter { $0.key != "/store/lock" }
  }

  static let journal = "/store/words/journal.2.jsonl"
  static let thing = "/store/words/things/1.2.json"
  static let sum = "/store/words/derived/sum.json"
  static let manifest = "/store/manifest.json"
}

extension FeatureID {
  static let words = FeatureID("words" as StaticString)
  static let others = FeatureID("others" as StaticString)
}

extension FileKey {
  /// An ordinary file.
  static func thing(_ name: String, of section: FeatureID = .words) -> FileKey {
    FileKey(section, "things", name)
  }

  /// A large file.
  static func track(_ name: String, in group: String = "2026", of section: FeatureID = .words) -> FileKey {
    FileKey(section, "tracks", group, name)
  }
}

extension Store {
  func fill() throws(Failure) {
    try transaction { (transaction) throws(Failure) in
      try transaction.put(WordReducer.json("first"), at: .thing("1"))
      try transaction.note(WordReducer.json("noted"), as: "note", in: .words)
    }
    try set("settings", to: "a")
    try add("b")
    try transaction { (transaction) throws(Failure) in
      try transaction.append(.set("settings", WordReducer.json("c")), to: .words)
      try transaction.keep(["sum": WordReducer.json("abc")], of: .words)
    }
  }

  /// Adds a word, and tells the number of the change.
  @discardableResult
  func add(_ word: String, to section: FeatureID = .words) throws(Failure) -> Int {
    try transaction { (transaction) throws(Failure) in
      try transaction.append(.add(WordReducer.word, WordReducer.json(word)), to: section)
      return transaction.number
    }
  }

  @discardableResult
  func set(_ kind: String, to value: String, in section: FeatureID = .words) throws(Failure) -> Int {
    try transaction { (transaction) throws(Failure) in
      try transaction.append(.set(kind, WordReducer.json(value)), to: section)
      return transaction.number
    }
  }

  func put(_ text: String, at key: FileKey) throws(Failure) {
    try transaction { (transaction) throws(Failure) in try transaction.put(WordReducer.json(text), at: key) }
  }

  func keep(_ sum: String, of section: FeatureID = .words) throws(Failure) {
    try transaction { (transaction) throws(Failure) in
      try transaction.keep(["sum": WordReducer.json(sum)], of: section)
    }
  }

  /// The section's kept changes, an entry a line, and its ordinary files.
  func lines(of section: FeatureID) throws(Failure) -> [String] {
    try read(section) { (content) throws(Failure) in
      var lines = content.changes.flatMap { change in change.entries.map { "\(change.number) \($0.words)" } }
      for key in content.keys {
        let bytes = try content.bytes(of: key) ?? []
        lines.append("\(key.kind)/\(key.name) \(String(decoding: bytes, as: UTF8.self))")
      }
      return lines
    }
  }

  /// The words that stand.
  func words(of section: FeatureID = .words) throws(Failure) -> [String] {
    try read(section) { (content) throws(Failure) in
      try WordReducer(section).state(of: content, after: nil).words
    }
  }

  func value(_ kind: String, of section: FeatureID = .words) throws(Failure) -> String? {
    try content(of: section).documents[kind].map(WordReducer.text)
  }
}

extension Entry {
  /// `word "b"`, `undo 2`
  var words: String {
    switch self {
    case .set(let kind, let value), .add(let kind, let value): "\(kind) \(String(decoding: value, as: UTF8.self))"
    case .undo(let number, _): "undo \(number)"
    }
  }
}
