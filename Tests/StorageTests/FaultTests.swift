import Glibc
import KernelApplication
import Storage
import TestSupport
import Testing

/// Every operation of every kind of change fails once: nothing is acknowledged that is not kept, nothing is lost, and
/// the next change works.
struct FaultTests {
  enum Change: CaseIterable {
    case append
    case commit
    case first
  }

  @Test(arguments: Change.allCases, [ENOSPC, EIO, EROFS, EDQUOT])
  func everyOperationFailsOnce(change: Change, code: Int32) throws {
    let operations = try count(change)
    #expect(operations > 5)
    for at in 1...operations {
      let under = StoreUnderTest()
      if change != .first { try under.fill() }
      let before = try under.content
      under.files.fail(MemoryFileSystem.Fault(at: at, code: code))
      let failure = attempt(change, under)
      under.files.fail(nil)
      let after = try under.content
      if failure == nil {
        #expect(after == expected(change, before), "operation \(at)")
      } else {
        #expect(after == before || after == expected(change, before), "operation \(at): \(after)")
      }
      #expect(under.files.openFiles == 0)
      #expect(attempt(change, under) == nil)
    }
  }

  /// A full disk stays full: the store is then as it was, to the byte.
  @Test(arguments: Change.allCases)
  func aDiskThatStaysFullLeavesTheStoreAsItWas(change: Change) throws {
    for at in 1...(try count(change)) {
      let under = StoreUnderTest()
      if change != .first { try under.fill() }
      let before = under.kept.filter { $0.key != "/store/records.json" }
      under.files.fail(MemoryFileSystem.Fault(at: at, code: ENOSPC))
      let failure = attempt(change, under)
      guard case .diskFull = failure else { continue }
      let after = under.kept.filter { $0.key != "/store/records.json" }
      let isCommitted = after["/store/manifest.json"] != before["/store/manifest.json"]
      let leftovers = Set(after.keys).subtracting(before.keys).subtracting(["/store/journal.1.jsonl"])
      if !isCommitted { #expect(leftovers.isEmpty && after.merging(before) { $1 } == after, "operation \(at)") }
    }
  }

  private func count(_ change: Change) throws -> Int {
    let under = StoreUnderTest()
    if change != .first { try under.fill() }
    under.files.fail(nil)
    #expect(attempt(change, under) == nil)
    return under.files.operations
  }

  private func attempt(_ change: Change, _ under: StoreUnderTest) -> Failure? {
    do throws(Failure) {
      try under.store.write { (writer) throws(Failure) in
        switch change {
        case .append: try writer.append(.add, "change", under.json("d"))
        case .commit, .first: try writer.commit(files: ["things/1": under.json("second"), "things/2": under.json("x")])
        }
      }
      return nil
    } catch {
      return error
    }
  }

  private func expected(_ change: Change, _ before: [String]) -> [String] {
    switch change {
    case .append: Array(before.dropLast()) + ["4 change \"d\"", before.last ?? ""]
    case .commit, .first: before.filter { !$0.hasPrefix("things") } + ["things/1 \"second\"", "things/2 \"x\""]
    }
  }
}
