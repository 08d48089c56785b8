import Synchronization
import System
import Testing

/// A lock that the thread which holds it may take again, and on which others wait.
struct LockTests {
  @Test func theThreadThatHoldsItMayTakeItAgain() {
    let lock = Lock()
    #expect(!lock.isHeldByThisThread)
    lock.withLock {
      #expect(lock.withLock { lock.isHeldByThisThread })
      #expect(lock.isHeldByThisThread)
    }
    #expect(!lock.isHeldByThisThread)
  }

  @Test func anotherThreadIsKeptOut() throws {
    let lock = Lock()
    let entered = Atomic(2)
    try lock.withLock {
      try Thread { entered.store(lock.withLockIfFree {} == nil ? 0 : 1, ordering: .sequentiallyConsistent) }.join()
    }
    #expect(entered.load(ordering: .sequentiallyConsistent) == 0)
    try Thread { entered.store(lock.withLockIfFree {} == nil ? 0 : 1, ordering: .sequentiallyConsistent) }.join()
    #expect(entered.load(ordering: .sequentiallyConsistent) == 1)
  }

  @Test func waitingLetsOthersIn() throws {
    let lock = Lock()
    let turns = Atomic(0)
    let other = try Thread {
      for _ in 0..<100 {
        lock.withLock {
          lock.wait { turns.load(ordering: .relaxed) % 2 == 1 }
          turns.add(1, ordering: .relaxed)
          lock.signal()
        }
      }
    }
    for _ in 0..<100 {
      lock.withLock {
        lock.wait { turns.load(ordering: .relaxed) % 2 == 0 }
        #expect(lock.isHeldByThisThread)
        turns.add(1, ordering: .relaxed)
        lock.signal()
      }
    }
    other.join()
    #expect(turns.load(ordering: .relaxed) == 200)
  }
}
