import KernelApplication
import KernelDomain
import Storage
import System
import TestSupport

/// A store whose files are manipulated by something else, and checks of what the store guarantees nevertheless.
struct MeddledStore {
  /// The words acknowledged after the manipulation; each identifies a change or a file.
  private(set) var acknowledged: Set<String> = []
  private(set) var refused = 0
  private(set) var isTold = false
  private(set) var isRepaired = false
  private(set) var problems: [String] = []
  /// A description of the manipulation.
  private(set) var event = ""
  private let kind: Meddling
  private let old: [String: [UInt8]]
  private let ground: Playground
  private var load: DocumentWorkload
  private var random: SeededGenerator

  init(_ kind: Meddling, seed: UInt64) throws {
    self.kind = kind
    random = SeededGenerator(seed: seed)
    load = DocumentWorkload(seed: seed)
    load.texts = [40]
    let (older, newer) = try MeddledStore.grown(seed % 16, book: 1)
    old = older
    ground = try Playground(newer, other: MeddledStore.grown(seed % 16 + 16, book: 2).newer)
  }

  /// Two states of a store, an older and a newer one, as the contents of files by name.
  private static func grown(_ seed: UInt64, book: UInt64) throws -> (older: [String: [UInt8]], newer: [String: [UInt8]])
  {
    let fileSystem = MemoryFileSystem()
    let store = DocumentWorkload.store(fileSystem, book: book)
    var load = DocumentWorkload(seed: seed)
    load.texts = [40]
    var model = WordModel()
    var older: [String: [UInt8]] = [:]
    for number in 0..<12 {
      let step = number % 3 == 0 ? load.commit(model) : number % 3 == 1 ? load.append(model) : load.appendToBoth(model)
      try step.perform(store)
      model = step.after
      if number == 8 { older = fileSystem.files }
    }
    func named(_ files: [String: [UInt8]]) -> [String: [UInt8]] {
      Dictionary(uniqueKeysWithValues: files.map { (String($0.key.dropFirst("/store/".count)), $0.value) })
    }
    return (named(older), named(fileSystem.files))
  }

  private func store() -> Store {
    DocumentWorkload.store(UnsyncedFileSystem(), book: 1, path: ground.store)
  }

  mutating func run() throws {
    let held = kind.isHeld(&random) ? try store().holding() : nil
    if let held {
      for _ in 0..<Int.random(in: 0...2, using: &random) { change(held) }
      acknowledged = []
    }
    event = try kind.happen(to: ground, old: old, &random)
    let strangers = (ground.content(ground.strangers), ground.content(ground.other))
    if let held {
      for _ in 0..<Int.random(in: 1...4, using: &random) { use(held) }
      held.release()
    }
    for _ in 0..<Int.random(in: 1...2, using: &random) { use(store()) }
    look()
    repair()
    if ground.content(ground.other) != strangers.1 { problems.append("another store was written to") }
    // The lock file remains the lock, whatever its name, so it may be written to.
    let own = event.contains("/lock ") ? ["own", "copy"] : ["own"]
    for (name, bytes) in strangers.0 where !own.contains(name) {
      if ground.content(ground.strangers)[name] != bytes { problems.append("\(name) of a stranger was written to") }
    }
  }

  // MARK: Using it

  private mutating func use(_ held: Store) {
    change(held)
    // Another process comes while this one holds the store.
    if Int.random(in: 0..<4, using: &random) == 0 { change(store()) }
    _ = try? load.read(held)
  }

  private mutating func change(_ store: Store) {
    let section = load.section()
    let id = load.id(random.next() % 2 == 0 ? "c" : "f")
    let word = WordSection.Word(id: id, on: "", text: "after")
    let isGroup = Int.random(in: 0..<3, using: &random) == 0
    do {
      var failure: Failure?
      func make() {
        do throws(Failure) {
          try MeddledStore.make(word, section, store)
        } catch {
          failure = error
        }
      }
      if isGroup { try store.group(make) } else { make() }
      if let failure { throw failure }
      acknowledged.insert(id)
    } catch {
      refused += 1
    }
  }

  private static func make(_ word: WordSection.Word, _ section: FeatureID, _ store: Store) throws(Failure) {
    try store.transaction { (transaction) throws(Failure) in
      if word.id.hasPrefix("c") { return try transaction.append(.add("word", word.json), to: section) }
      try transaction.put(
        WordReducer.file("\(word)"), at: FileKey(section, WordReducer.large, WordReducer.groups[0], word.id))
    }
  }

  // MARK: What is left

  /// The acknowledged words that are still there; nil if the store can't be read.
  private func found() -> Set<String>? {
    guard let model = try? load.read(store()) else { return nil }
    var found: Set<String> = []
    for content in model.sections.values {
      found.formUnion(content.changes.compactMap(\.id))
      found.formUnion(content.files.keys.map(\.name))
    }
    return found
  }

  /// Checks that nothing acknowledged is missing, unless `check` reports findings.
  private mutating func look() {
    if let findings = try? StoreCaretaker(store: store()).examine().findings {
      isTold = !findings.isEmpty
    } else {
      isTold = true
    }
    guard !isTold else { return }
    let missing = acknowledged.subtracting(found() ?? []).sorted()
    if !missing.isEmpty { problems.append("\(missing) were acknowledged and are gone, and nobody tells") }
  }

  private mutating func repair() {
    let dropped: [StoreFinding]
    do throws(Failure) {
      dropped = try StoreCaretaker(store: store()).repair().dropped
      isRepaired = true
    } catch {
      return
    }
    guard let findings = try? StoreCaretaker(store: store()).examine().findings, findings.isEmpty else {
      return problems.append(
        "after the repair check says \((try? StoreCaretaker(store: store()).examine().findings) ?? [])")
    }
    let missing = acknowledged.subtracting(found() ?? []).sorted()
    if !missing.isEmpty, dropped.isEmpty, !isTold { problems.append("\(missing) were dropped without a word") }
    let before = acknowledged.count
    change(store())
    if acknowledged.count == before { problems.append("after the repair a change is refused") }
    if let found = found(), !acknowledged.subtracting(missing).isSubset(of: found) {
      problems.append("after the repair a change is not there")
    }
  }
}
