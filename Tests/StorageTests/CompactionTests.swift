import Glibc
import KernelApplication
import Storage
import TestSupport
import Testing

/// A journal is made anew without what says nothing any more, and a crash at any point of it changes nothing.
struct CompactionTests {
  /// Entries of kind `taken back` are obsolete.
  struct TakenBack: ContentInspector {
    func inspect(file key: String, _ bytes: [UInt8]) -> InspectedFile? { nil }
    func problem(with entry: JournalEntry) -> String? { nil }
    func obsolete(in entries: [JournalEntry]) -> Set<Int> {
      Set(entries.filter { $0.kind == "taken back" }.map(\.number))
    }
  }

  static let step = 1_000
  let under = StoreUnderTest(inspectors: [TakenBack()], compactionStep: step)

  @Test func documentsThatWereSetAnewAreDropped() throws {
    try under.fill()
    for turn in 0..<200 { try under.store.set("settings", to: "\(turn)") }
    let journal = try #require(under.journal)
    #expect(journal.bytes.count < 2 * CompactionTests.step)
    #expect(journal.name != "/store/journal.1.jsonl")
    #expect(under.files.files.keys.filter { $0.contains("journal") } == [journal.name])
    #expect(try under.store.documents().documents["settings"] == under.json("199"))
    #expect(try under.content.filter { $0.contains("change") }.count == 1)
    #expect(try StoreCaretaker(store: under.store).examine().findings.isEmpty)
  }

  @Test func whatFeaturesTookBackIsDroppedAndNumbersGoOn() throws {
    try under.fill()
    try under.add("taken back", times: 30)
    try under.add("change", times: 1)
    let numbers = try under.store.read().entries.map(\.number)
    let first = try #require(numbers.first)
    #expect(first > 10)
    #expect(numbers == Array(first..<(first + numbers.count)))
    #expect(numbers.count < 20)
    #expect(try under.words == ["settings \"c\"", "change \"b\"", "change \"x\""])
  }

  @Test func whatStillSaysSomethingStays() throws {
    try under.fill()
    try under.add("change", times: 100)
    #expect(try #require(under.journal).name == "/store/journal.1.jsonl")
    #expect(try under.content.count == 104)
  }

  /// A part of it would be durable before the rest.
  @Test func aGroupIsNotCompactedBeforeItIsWhole() throws {
    try under.fill()
    let before = under.journal?.bytes
    let held = try under.store.held()
    try held.group {
      // Long ones: while it waits, a change of a group counts by its value alone.
      for turn in 0..<100 { try? held.set("settings", to: "\(turn)" + String(repeating: "x", count: 40)) }
      #expect(under.journal?.bytes == before)
    }
    #expect(try #require(under.journal).bytes.count > 2 * CompactionTests.step)
    try held.set("settings", to: "after")
    #expect(try #require(under.journal).bytes.count < CompactionTests.step)
    held.release()
    #expect(try under.store.documents().documents["settings"] == under.json("after"))
  }

  /// The process ends at any operation of the compaction or of the change after it: the store is as before the change,
  /// or as after it when it was acknowledged.
  @Test func aCrashAtAnyPointLosesNothing() throws {
    let (full, before) = try aboutToBeCompacted()
    var operation = 1
    var isDone = false
    while !isDone {
      let crashed = StoreUnderTest(inspectors: [TakenBack()], compactionStep: CompactionTests.step)
      crashed.files.files = full
      crashed.files.fail(MemoryFileSystem.Fault(at: operation, count: .max / 2, code: EIO))
      isDone = (try? crashed.add("change", times: 1)) != nil
      crashed.files.fail(nil)
      let words = try crashed.words
      // What was written and could be neither synced nor taken back is there, and was not acknowledged.
      #expect(words == before + ["change \"x\""] || !isDone && words == before, "operation \(operation)")
      try crashed.add("change", times: 1)
      #expect(try crashed.words == words + ["change \"x\""])
      operation += 1
    }
    #expect(operation > 20)
  }

  /// One operation fails and the rest works: what is acknowledged is there, what is refused is not.
  @Test(arguments: [EIO, ENOSPC])
  func anOperationThatFailsOnceLosesNothing(code: Int32) throws {
    let (full, before) = try aboutToBeCompacted()
    for operation in 1...60 {
      let under = StoreUnderTest(inspectors: [TakenBack()], compactionStep: CompactionTests.step)
      under.files.files = full
      under.files.fail(MemoryFileSystem.Fault(at: operation, code: code))
      let isDone = (try? under.add("change", times: 1)) != nil
      under.files.fail(nil)
      #expect(try under.words == before + (isDone ? ["change \"x\""] : []), "operation \(operation)")
      #expect(under.files.openFiles == 0)
    }
  }

  /// The files of a store whose next change begins with a compaction, and what is in it that says something.
  private func aboutToBeCompacted() throws -> (files: [String: [UInt8]], words: [String]) {
    try under.fill()
    while under.files.files.keys.contains("/store/journal.1.jsonl") {
      let files = under.files.files
      try under.add("taken back", times: 1)
      guard under.files.files.keys.contains("/store/journal.1.jsonl") else {
        return (files, try under.words)
      }
    }
    return ([:], [])
  }
}

extension StoreUnderTest {
  fileprivate func add(_ kind: String, times: Int) throws {
    for _ in 0..<times {
      try store.write { (writer) throws(Failure) in try writer.append(.add, kind, json("x")) }
    }
  }

  fileprivate var journal: (name: String, bytes: [UInt8])? {
    files.files.first { $0.key.contains("journal") }.map { ($0.key, $0.value) }
  }

  /// Entries without their numbers, the obsolete left out, those of each kind in order.
  fileprivate var words: [String] {
    get throws {
      let documents = try store.documents().documents.map { "\($0.key) \(String(decoding: $0.value, as: UTF8.self))" }
      let added = try store.read().entries.filter { $0.effect == .add && $0.kind != "taken back" }
      return documents + added.map { "\($0.kind) \(String(decoding: $0.value, as: UTF8.self))" }
    }
  }
}
