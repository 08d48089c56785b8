import KernelApplication
import KernelDomain
import Storage
import System
import TestSupport
import Testing

/// S4: acknowledged changes that are missing at a journal's end are reported wherever a derived value knows of them,
/// and nothing is appended before a repair.
struct JournalEndTests {
  enum Loss: CaseIterable {
    case cutTwo
    case cutMany
    case cutLine
    case zeroTwo
    case zeroLine

    func apply(_ journal: inout [UInt8]) {
      let line = journal.dropLast().lastIndex(of: 0x0A)! + 1
      switch self {
      case .cutTwo: journal.removeLast(2)
      case .cutMany: journal.removeLast(20)
      case .cutLine: journal.removeSubrange(line...)
      case .zeroTwo: for index in journal.indices.suffix(2) { journal[index] = 0 }
      case .zeroLine: for index in line..<journal.count { journal[index] = 0 }
      }
    }
  }

  private func damaged(_ loss: Loss) throws -> StoreUnderTest {
    let under = StoreUnderTest()
    try under.fill()
    loss.apply(&under.files.files[StoreUnderTest.journal]!)
    return StoreUnderTest(files: under.files)
  }

  /// As long as the one that was acknowledged, and sound.
  @Test func anotherLastLineIsTold() throws {
    let under = StoreUnderTest()
    try under.fill()
    let other = StoreUnderTest(files: MemoryFileSystem(files: under.files.files, folders: under.files.folders))
    try other.store.add("e")
    try under.store.add("d")
    try under.store.keep("b d")
    under.files.files[StoreUnderTest.journal] = other.files.files[StoreUnderTest.journal]
    let failure = #expect(throws: Failure.self) { try StoreUnderTest(files: under.files).content }
    guard case .storeDamaged(_, let problem)? = failure, problem == .store(.otherLastLine) else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test(arguments: Loss.allCases)
  func readingSaysSo(loss: Loss) throws {
    let under = try damaged(loss)
    let failure = #expect(throws: Failure.self) { try under.content }
    guard case .storeDamaged(let place, let problem)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(place.hasPrefix(StoreUnderTest.journal))
    if loss != .zeroTwo {
      guard case .acknowledgedBytesGone? = problem.content(as: StoreMessage.self) else {
        Issue.record("\(problem)")
        return
      }
    }
    #expect(try StoreCaretaker(store: under.store).examine().findings.map(\.place) == [place])
  }

  @Test(arguments: Loss.allCases, [false, true])
  func writingWaitsForARepair(loss: Loss, isHeld: Bool) throws {
    let under = try damaged(loss)
    let store = isHeld ? try under.store.holding() : under.store
    let before = under.kept
    #expect(throws: Failure.self) { try store.add("d") }
    #expect(throws: Failure.self) { try store.put("second", at: .thing("1")) }
    #expect(throws: Failure.self) { try store.undo() }
    #expect(throws: Failure.self) { try store.changes() }
    store.release()
    #expect(under.kept == before)
  }

  @Test(arguments: Loss.allCases)
  func aRepairMendsIt(loss: Loss) throws {
    let under = try damaged(loss)
    let damaged = under.files.files[StoreUnderTest.journal]
    let repair = try StoreCaretaker(store: under.store).repair()
    #expect(repair.keptAt == "/store/damaged/1")
    #expect(!repair.dropped.isEmpty)
    #expect(under.files.files["/store/damaged/1/words/journal.2.jsonl"] == damaged)
    #expect(try under.content == ["1 settings \"a\"", "2 word \"b\"", "things/1 \"first\""])
    #expect(try under.store.add("d") > 3)
    #expect(try StoreCaretaker(store: under.store).examine().findings.isEmpty)
  }

  /// S5: what was derived is made anew from the rest, whatever stands in its place.
  @Test(arguments: ["mkdir 'F'", "mkfifo 'F'", "ln -s F 'F'", "ln -s /nowhere 'F'", "touch 'F' && chmod 0 'F'"])
  func whatWasDerivedNeverTakesTheStoreHostage(place: String) throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/store"
    func store() -> Store {
      StoreUnderTest.onDisk(path)
    }
    try store().fill()
    let file = path + "/words/derived/sum.json"
    try Shell.run("rm '\(file)' && " + place.replacing("F", with: file))
    #expect(try store().derived("sum", of: .words) == nil)
    #expect(try store().lines(of: .words) == StoreTests.filled)
    let book = SectionStore(store: store(), reducer: WordReducer(.words))
    #expect(try book.change { (_) throws(Failure) in (.add(["d"]), ()) }.after.words == ["b", "d"])
    #expect(try StoreCaretaker(store: store()).examine().findings.isEmpty)
    #expect(try StoreCaretaker(store: store()).repair().findings.isEmpty)
    let held = try store().holding()
    try held.add("e")
    held.release()
    #expect(try store().words() == ["b", "d", "e"])
  }
}
