import KernelApplication
import KernelDomain
import Storage
import System
import TestSupport
import Testing

/// On a real disk, with threads.
struct LiveFilesBesideTransactionsTests {
  @Test func entriesAreAddedWhileTransactionsCommitFiles() throws {
    let folder = TemporaryFolder()
    let store = StoreUnderTest.onDisk(folder.path + "/store")
    let held = try store.holding()
    try held.transaction { (transaction) throws(Failure) in try transaction.startLive(of: .words) }
    let count = 200
    let threads = Threads(count: 2) { thread in
      for number in 0..<count {
        if thread == 0 {
          try? held.addToLive(WordReducer.json("\(number)"), of: .words)
        } else {
          try? held.put("\(number)", at: .thing("1", of: .others))
        }
      }
    }
    threads.wait()
    #expect(try held.live(of: .words)?.map(WordReducer.text) == (0..<count).map { "\($0)" })
    #expect(try held.lines(of: .others) == ["things/1 \"\(count - 1)\""])
    held.release()
  }

  /// An end waits for what is being written, and what comes behind it finds nothing under way.
  @Test func anEndTakesAllThatWasAcknowledged() throws {
    let folder = TemporaryFolder()
    let held = try StoreUnderTest.onDisk(folder.path + "/store").holding()
    defer { held.release() }
    for _ in 0..<10 {
      try held.transaction { (transaction) throws(Failure) in try transaction.startLive(of: .words) }
      let acknowledged = Locked(0)
      let threads = Threads(count: 1) { _ in
        while (try? held.addToLive(WordReducer.json("x"), of: .words)) != nil {
          acknowledged.withLock { $0 += 1 }
        }
      }
      while acknowledged.withLock({ $0 }) < 5 { Thread.sleep(milliseconds: 1) }
      let entries = try held.transaction { (transaction) throws(Failure) in try transaction.endLive(of: .words) }
      threads.wait()
      #expect(entries.count == acknowledged.withLock { $0 })
    }
  }
}
