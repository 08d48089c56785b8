import Synchronization
import System

/// Prevents a thread from beginning a transaction inside another transaction of the same store, since the outer
/// transaction would overwrite the changes of the inner one.
final class TransactionEntry: Sendable {
  private let threads = Mutex<[UInt]>([])

  /// Runs `body` as a transaction of the calling thread. Traps if this thread is already in a transaction of the same
  /// store.
  func enter<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    let thread = Thread.current
    threads.withLock { threads in
      precondition(!threads.contains(thread), "a transaction was begun within another of the same store")
      threads.append(thread)
    }
    defer { threads.withLock { $0.removeAll { $0 == thread } } }
    return try body()
  }
}
