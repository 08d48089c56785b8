import KernelApplication
import KernelDomain
import Storage
import Synchronization
import System
import TestSupport
import Testing

/// S1: a held store whose files something else changed refuses the next change; nothing acknowledged is lost, and what
/// it holds after `forget` is what the disk says.
struct HeldSurroundingsTests {
  enum Change: CaseIterable {
    case append
    case commit
    case grouped

    func make(_ store: Store) throws(Failure) {
      switch self {
      case .append: try store.add("after")
      case .commit: try store.put("after", at: .thing("1"))
      case .grouped:
        var failure: Failure?
        try store.group { do throws(Failure) { try store.add("after") } catch { failure = error } }
        if let failure { throw failure }
      }
    }
  }

  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/store" }

  private func store() -> Store {
    StoreUnderTest.onDisk(path)
  }

  private func held() throws -> Store {
    try store().fill()
    let held = try store().holding()
    try held.add("acknowledged")
    return held
  }

  private func expectRefused(_ change: Change, _ held: Store, saying problem: StoreMessage.Meddling) throws {
    let failure = #expect(throws: Failure.self) { try change.make(held) }
    #expect(failure == .conflict(.store(.changedMeanwhile(path: path, what: problem))))
  }

  @Test(arguments: Change.allCases)
  func aRemovedLockIsNoticed(change: Change) throws {
    let held = try held()
    try Shell.run("rm '\(path)/lock'")
    // The second writer that this lets in.
    try store().add("of another")
    try expectRefused(change, held, saying: .lockReplaced)
    #expect(try held.words() == ["b", "acknowledged", "of another"])
    try expectRefused(change, held, saying: .lockReplaced)
    held.release()
    #expect(try store().words() == ["b", "acknowledged", "of another"])
    #expect(try StoreCaretaker(store: store()).examine().findings.isEmpty)
  }

  /// Before this process has changed anything, too: the other's files are neither damaged nor this one's to repair.
  @Test func withoutItsLockNothingIsChangedOrRepaired() throws {
    try store().fill()
    let held = try store().holding()
    #expect(try held.words() == ["b"])
    try Shell.run("rm '\(path)/lock'")
    try store().add("of another")
    for change in Change.allCases { try expectRefused(change, held, saying: .lockReplaced) }
    try Shell.run("rm -r '\(path)/'*")
    #expect(throws: Failure.self) { try StoreCaretaker(store: held).repair() }
    #expect(try PosixFileSystem().list(path) == [])
    held.release()
  }

  @Test(arguments: Change.allCases)
  func aBookOfWhichOnlyTheLockIsLeftIsNotBegunAnew(change: Change) throws {
    try store().fill()
    let held = try store().holding()
    try held.add("acknowledged")
    try Shell.run("cd '\(path)' && rm -r $(ls | grep -v lock)")
    try expectRefused(change, held, saying: .otherThanRead(name: "manifest.json"))
    let failure = #expect(throws: Failure.self) { try change.make(held) }
    guard case .storeDamaged? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    held.release()
    #expect(try !StoreCaretaker(store: store()).examine().findings.isEmpty)
  }

  /// Without any change since: what the process knows is what there was.
  @Test(arguments: [false, true], [false, true])
  func aCheckTellsWhatIsGoneFromUnderTheHolder(hasChanged: Bool, isRead: Bool) throws {
    try store().fill()
    let held = try store().holding()
    if isRead { held.preload() }
    if hasChanged { try held.add("acknowledged") }
    try Shell.run("cd '\(path)' && rm -r $(ls | grep -v lock)")
    let findings = try StoreCaretaker(store: held).examine().findings
    #expect(findings.first?.place == "\(path)/manifest.json")
    if isRead || hasChanged {
      #expect(findings.map(\.problem) == [.store(.missing), .store(.missing), .store(.missing)], "\(findings)")
      #expect(Set(findings.map(\.place)).count == 3)
    }
    let repair = try StoreCaretaker(store: held).repair()
    #expect(repair.findings.map(\.place) == findings.map(\.place))
    #expect(!repair.dropped.isEmpty)
    #expect(try StoreCaretaker(store: held).examine().findings == [])
    held.release()
    #expect(try StoreCaretaker(store: store()).examine().findings == [])
  }

  /// Nothing is lost if only the manifest is gone or damaged while a process knows its content.
  @Test(arguments: ["rm 'M'", "echo > 'M'"])
  func aRepairPutsBackTheManifestThatTheHolderKnows(damage: String) throws {
    try store().fill()
    let held = try store().holding()
    try held.add("acknowledged")
    let before = try store().lines(of: .words)
    let notes = try store().notes(of: .words)
    try Shell.run(damage.replacing("M", with: "\(path)/manifest.json"))
    #expect(try StoreCaretaker(store: held).examine().findings.map(\.place) == ["\(path)/manifest.json"])
    let repair = try StoreCaretaker(store: held).repair()
    #expect(repair.dropped == [])
    #expect(try held.lines(of: .words) == before)
    held.release()
    #expect(try store().lines(of: .words) == before)
    #expect(try store().notes(of: .words) == notes)
    #expect(try StoreCaretaker(store: store()).examine().findings == [])
  }

  /// What a commit removes while the store is looked at is not missing: it is looked at again.
  @Test func aCheckLooksAgainWhereAWriterWasFaster() throws {
    let under = StoreUnderTest()
    try under.fill()
    try under.store.put("second", at: .thing("2"))
    let looks = Mutex<[FileKey]>([])
    let reducer = WordReducer(.words) { key in
      let isFirst = looks.withLock { looks in
        looks.append(key)
        return looks.count == 1
      }
      if isFirst { try? under.store.put("newer", at: .thing("2")) }
    }
    let store = Store(
      path: "/store", fileSystem: under.files, clock: FixedClock(), reducers: [reducer, WordReducer(.others)],
      options: StoreUnderTest.options)
    #expect(try StoreCaretaker(store: store).examine().findings == [])
    #expect(looks.withLock { $0 } == [.thing("1"), .thing("1"), .thing("2")])
  }

  @Test func aCheckBesideAWriterFindsNothing() throws {
    try store().fill()
    let writer = store()
    let thread = Threads(count: 1) { _ in for round in 0..<50 { try? writer.put("\(round)", at: .thing("1")) } }
    for _ in 0..<100 { #expect(try StoreCaretaker(store: store()).examine().findings == []) }
    thread.wait()
  }

  @Test(arguments: Change.allCases)
  func aRemovedFolderIsNoticed(change: Change) throws {
    let held = try held()
    try Shell.run("rm -r '\(path)'")
    try expectRefused(change, held, saying: .lockReplaced)
    #expect(try held.words() == [])
    held.release()
    #expect(try !PosixFileSystem().exists(path))
  }

  @Test(arguments: Change.allCases)
  func aReplacedFolderIsNoticed(change: Change) throws {
    try store().fill()
    try Shell.run("cp -a '\(path)' '\(path).copy'")
    let held = try store().holding()
    try held.add("acknowledged")
    try Shell.run("mv '\(path)' '\(path).moved' && mv '\(path).copy' '\(path)'")
    try expectRefused(change, held, saying: .lockReplaced)
    #expect(try held.words() == ["b"])
    held.release()
    try Shell.run("rm -r '\(path)' && mv '\(path).moved' '\(path)'")
    #expect(try store().words() == ["b", "acknowledged"])
  }

  @Test(arguments: Change.allCases)
  func anOlderManifestCopiedOverIsNoticed(change: Change) throws {
    let held = try held()
    try Shell.run("cp '\(path)/manifest.json' '\(path).manifest'")
    try held.put("second", at: .thing("2"))
    try Shell.run("cp '\(path).manifest' '\(path)/manifest.json'")
    try expectRefused(change, held, saying: .otherThanRead(name: "manifest.json"))
    // It is the store now: nothing that it names is gone.
    #expect(try held.words() == ["b", "acknowledged"])
    try change.make(held)
    held.release()
    #expect(try StoreCaretaker(store: store()).examine().findings.isEmpty)
  }

  /// Over the very file, so that its place on the disk stays.
  @Test(arguments: Change.allCases)
  func anOlderJournalCopiedOverIsNoticed(change: Change) throws {
    try store().fill()
    let journal = path + "/words/journal.2.jsonl"
    try Shell.run("cp '\(journal)' '\(path).journal'")
    let held = try store().holding()
    try held.add("acknowledged")
    try Shell.run("cat '\(path).journal' > '\(journal)'")
    try expectRefused(change, held, saying: .otherThanLeft(name: "words/journal.2.jsonl"))
    held.release()
  }

  /// The whole folder is replaced with an older copy, after an acknowledged change. The derived values reveal it.
  @Test func anOlderCopyOverTheFolderIsToldByWhatWasDerived() throws {
    try store().fill()
    try Shell.run("cp -a '\(path)' '\(path).copy'")
    let held = try store().holding()
    try held.add("acknowledged")
    try held.keep("b acknowledged")
    try Shell.run("cp '\(path).copy/words/journal.2.jsonl' '\(path)/words/journal.2.jsonl'")
    try expectRefused(.append, held, saying: .otherThanLeft(name: "words/journal.2.jsonl"))
    #expect(throws: Failure.self) { try held.words() }
    #expect(throws: Failure.self) { try held.add("after") }
    held.release()
    #expect(try !StoreCaretaker(store: store()).examine().findings.isEmpty)
    _ = try StoreCaretaker(store: store()).repair()
    #expect(try store().words() == ["b"])
    try store().add("after")
  }
}
