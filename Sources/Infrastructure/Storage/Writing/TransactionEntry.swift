import Synchronization
import System

/// Sees to it that no thread begins a transaction of a store within one of the same store: the inner one would be
/// overwritten by the outer one.
final class TransactionEntry: Sendable {
  private let threads = Mutex<[UInt]>([])

  /// Traps when this thread is in already.
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
