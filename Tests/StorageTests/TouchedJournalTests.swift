import KernelApplication
import KernelDomain
import Libc
import Storage
import System
import TestSupport
import Testing

/// A held store notices another journal of the same length in the place of its own, by when it was last changed, and is
/// not disturbed by what changes nothing of the content.
struct TouchedJournalTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/store" }
  private var journal: String { path + "/words/journal.2.jsonl" }

  private func store() -> Store {
    StoreUnderTest.onDisk(path)
  }

  /// A journal that says "c" instead of "b" in the middle, sealed as it has to be.
  private func other(than journal: [UInt8]) -> [UInt8] {
    let lines = journal.split(separator: 0x0A).map { line in
      let text = String(decoding: line, as: UTF8.self)
      guard text.contains("\"b\"") else { return Array(line) + [0x0A] }
      let object = text[..<text.firstRange(of: ",\"crc\"")!.lowerBound].replacing("\"b\"", with: "\"c\"") + "}"
      return SealedLine.seal(Array(object.utf8))
    }
    return Array(lines.joined())
  }

  private func expectRefused(_ held: Store) throws {
    let failure = #expect(throws: Failure.self) { try held.add("after") }
    let left = StoreMessage.Meddling.otherThanLeft(name: "words/journal.2.jsonl")
    #expect(failure == .conflict(.store(.changedMeanwhile(path: path, what: left))))
    // It is the store now.
    #expect(try held.words().first == "c")
    try held.add("after")
  }

  @Test(arguments: [false, true], [false, true])
  func anotherOfTheSameLengthIsNoticed(hasChanged: Bool, isRenamed: Bool) throws {
    try store().fill()
    let held = try store().holding()
    if hasChanged { try held.add("d") } else { _ = try held.words() }
    let other = other(than: try PosixFileSystem().readAll(journal))
    let journalBytes = try PosixFileSystem().readAll(journal)
    try #require(other.count == journalBytes.count && other != journalBytes)
    try PosixFileSystem().replace(path + ".other", with: other, durable: false)
    let command = isRenamed ? "mv '\(path).other' '\(journal)'" : "cat '\(path).other' > '\(journal)'"
    try Shell.run("touch -r '\(journal)' '\(path).time' && \(command) && touch -r '\(path).time' '\(journal)'")
    try expectRefused(held)
    held.release()
    #expect(try StoreCaretaker(store: store()).examine().findings.isEmpty)
  }

  @Test func anotherOfTheSameLengthIsNoticedByACommit() throws {
    try store().fill()
    let held = try store().holding()
    try held.add("d")
    let other = other(than: try PosixFileSystem().readAll(journal))
    try PosixFileSystem().replace(path + ".other", with: other, durable: false)
    try Shell.run("cat '\(path).other' > '\(journal)'")
    let failure = #expect(throws: Failure.self) { try held.put("after", at: .thing("1")) }
    guard case .conflict? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    held.release()
    #expect(try store().words() == ["c", "d"])
  }

  @Test(arguments: ["touch 'J'", "chmod 640 'J'", "ln 'J' 'J.link'", "cat 'J' > 'J.copy' && cat 'J.copy' > 'J'"])
  func whatChangesNothingOfTheContentIsNoChange(command: String) throws {
    try store().fill()
    let held = try store().holding()
    for word in ["d", "e"] {
      try Shell.run(command.replacing("J", with: journal))
      try held.add(word)
      try Shell.run("rm -f '\(journal).link' '\(journal).copy'")
      try held.add(word)
    }
    try Shell.run(command.replacing("J", with: journal))
    try held.group {
      for word in ["f", "g"] { _ = try? held.add(word) }
    }
    #expect(try held.words() == ["b", "d", "d", "e", "e", "f", "g"])
    held.release()
    #expect(try store().words() == ["b", "d", "d", "e", "e", "f", "g"])
  }

  /// A disk that fails is no other's doing.
  @Test func aJournalThatCannotBeReadIsNotTakenForAnother() throws {
    for operation in 1...30 {
      let under = StoreUnderTest()
      try under.fill()
      let held = try under.store.holding()
      try held.add("d")
      under.files.files[StoreUnderTest.journal]! += [0]
      under.files.files[StoreUnderTest.journal]!.removeLast()
      under.files.fail(MemoryFileSystem.Fault(at: operation, code: EIO))
      do throws(Failure) {
        try held.add("e")
      } catch .conflict(let problem) {
        Issue.record("operation \(operation): \(problem)")
      } catch {}
      under.files.fail(nil)
      held.release()
    }
  }

  /// The journal that a commit made anew was never looked at: that is done once, and then no more.
  @Test func aJournalIsReadAgainOnlyWhenSomethingWasDoneToIt() throws {
    let under = StoreUnderTest()
    try under.fill()
    let held = try under.store.holding()
    try held.add("d")
    func operations(_ body: () throws -> Void) rethrows -> Int {
      under.files.fail(nil)
      try body()
      return under.files.operations
    }
    let usual = try operations { try held.add("e") }
    #expect(try operations { try held.add("f") } == usual)
    under.files.files[StoreUnderTest.journal]! += [0]
    under.files.files[StoreUnderTest.journal]!.removeLast()
    #expect(try operations { try held.add("g") } > usual)
    #expect(try operations { try held.add("h") } == usual)
    held.release()
  }
}
