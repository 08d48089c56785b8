import KernelApplication
import KernelDomain
import Libc
import Storage
import System
import TestSupport
import Testing

/// Every operation of every kind of change fails once: nothing is acknowledged that is not kept, nothing is lost, and
/// the next change works.
struct FaultTests {
  enum Change: CaseIterable {
    case append
    case commit
    case large
    case both
    case first
  }

  @Test(arguments: Change.allCases, [ENOSPC, EIO, EROFS, EDQUOT])
  func everyOperationFailsOnce(change: Change, code: Int32) throws {
    let operations = try count(change)
    #expect(operations > 5)
    for at in 1...operations {
      let under = filled(change)
      let before = try under.all
      under.files.fail(MemoryFileSystem.Fault(at: at, code: code))
      let failure = attempt(change, under)
      under.files.fail(nil)
      let after = try StoreUnderTest(files: under.files).all
      if failure == nil {
        #expect(after == expected(change, before), "operation \(at)")
      } else {
        #expect(after == before || after == expected(change, before), "operation \(at): \(after)")
      }
      #expect(try under.all == after, "operation \(at)")
      #expect(under.files.openFiles == 0)
      #expect(attempt(change, under) == nil)
    }
  }

  /// S8: the manifest was renamed, and readers see the change: the answer is success, or says that it is done.
  @Test(arguments: Change.allCases, [EIO, EMFILE, EACCES])
  func aFailureOfWhatIsDoneSaysThatItIsDone(change: Change, code: Int32) throws {
    for at in 1...(try count(change)) {
      let under = filled(change)
      let before = try under.all
      under.files.fail(MemoryFileSystem.Fault(at: at, code: code))
      let failure = attempt(change, under)
      under.files.fail(nil)
      let isDone = try StoreUnderTest(files: under.files).all != before
      guard let failure else { continue }
      #expect(failure.saysItIsDone == isDone, "operation \(at): \(failure)")
    }
  }

  /// After a writer that was killed the manifest is made anew before the change: its failure is none of the change's.
  @Test(arguments: Change.allCases.filter { $0 != .first }, [EIO, ENOSPC])
  func aFailureToMakeSureOfWhatWasLeftSaysNothingIsDone(change: Change, code: Int32) throws {
    for at in 1...90 {
      let under = filled(change)
      let before = try under.all
      under.files.files["/store/lock"] = Array("12345\n".utf8)
      under.files.fail(MemoryFileSystem.Fault(at: at, code: code))
      let failure = attempt(change, under)
      under.files.fail(nil)
      let isDone = try StoreUnderTest(files: under.files).all != before
      #expect(isDone || failure != nil, "operation \(at)")
      if let failure { #expect(failure.saysItIsDone == isDone, "operation \(at): \(failure)") }
    }
  }

  /// A full disk stays full: the store is then as it was, to the byte.
  @Test(arguments: Change.allCases)
  func aDiskThatStaysFullLeavesTheStoreAsItWas(change: Change) throws {
    for at in 1...(try count(change)) {
      let under = filled(change)
      let before = under.kept.filter { $0.key != StoreUnderTest.sum }
      under.files.fail(MemoryFileSystem.Fault(at: at, code: ENOSPC))
      let failure = attempt(change, under)
      guard case .diskFull = failure else { continue }
      let after = under.kept.filter { $0.key != StoreUnderTest.sum }
      let isCommitted = after[StoreUnderTest.manifest] != before[StoreUnderTest.manifest]
      let leftovers = Set(after.keys).subtracting(before.keys)
      if !isCommitted { #expect(leftovers.isEmpty && after.merging(before) { $1 } == after, "operation \(at)") }
    }
  }

  /// A new disk with the store that the change is made to.
  private func filled(_ change: Change) -> StoreUnderTest {
    change == .first ? StoreUnderTest() : FaultTests.full.copy()
  }

  private static let full: StoreUnderTest = {
    let under = StoreUnderTest()
    try! under.fill()
    _ = try! under.store.add("other", to: .others)
    try! under.store.put("long", at: .track("1"))
    return under
  }()

  private func count(_ change: Change) throws -> Int {
    let under = filled(change)
    under.files.fail(nil)
    #expect(attempt(change, under) == nil)
    return under.files.operations
  }

  private func attempt(_ change: Change, _ under: StoreUnderTest) -> Failure? {
    do throws(Failure) {
      try under.store.transaction { (transaction) throws(Failure) in
        switch change {
        case .append: try transaction.append(.add(WordReducer.word, under.json("d")), to: .words)
        case .commit, .first:
          try transaction.put(under.json("second"), at: .thing("1"))
          try transaction.put(under.json("x"), at: .thing("2"))
        case .large:
          try transaction.put(under.json("longer"), at: .track("1"))
          try transaction.put(under.json("new"), at: .track("1", in: "2027"))
        case .both:
          for id in [FeatureID.words, .others] {
            try transaction.append(.set("both", under.json("set")), to: id)
          }
          try transaction.put(under.json("x"), at: .thing("2", of: .others))
        }
      }
      return nil
    } catch {
      return error
    }
  }

  private func expected(_ change: Change, _ before: [String]) -> [String] {
    let things = { (name: Substring) in name.hasPrefix("things") }
    switch change {
    case .append: return before[..<3] + ["5 word \"d\""] + before[3...]
    case .commit:
      return before.flatMap { things($0[...]) ? ["things/1 \"second\"", "things/2 \"x\""] : [$0] }
    case .first: return ["things/1 \"second\"", "things/2 \"x\""]
    case .large: return before.dropLast() + ["2026/1 \"longer\"", "2027/1 \"new\""]
    case .both:
      return before[..<3] + ["5 both \"set\"", before[3], before[4], "5 both \"set\"", "things/2 \"x\"", before[5]]
    }
  }
}

extension StoreUnderTest {
  /// Both sections, then the large files.
  fileprivate var all: [String] {
    get throws {
      var lines = try store.lines(of: .words) + store.lines(of: .others)
      try store.read(.words) { (content) throws(Failure) in
        for year in ["2026", "2027"] {
          for key in try content.keys("tracks", in: year) {
            lines.append("\(year)/\(key.name) \(String(decoding: try content.bytes(of: key) ?? [], as: UTF8.self))")
          }
        }
      }
      return lines
    }
  }
}

extension Failure {
  /// Whether it says of what was asked that it was done all the same.
  var saysItIsDone: Bool {
    guard case .system(let problem) = self else { return false }
    return switch problem.content(as: SystemMessage.self) {
    case .notSynced, .notErased: true
    default: false
    }
  }
}
