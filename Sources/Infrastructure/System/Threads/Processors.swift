import CSystem
import Glibc
import Synchronization

/// All processors of the machine.
package enum Processors {
  /// How many threads can run at the same time.
  package static let count = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// What becomes of each number from 0 on, in their order; several at once.
  package static func map<Value: Sendable>(_ count: Int, _ transform: @Sendable (Int) -> Value) -> [Value] {
    let values = Mutex([Value?](repeating: nil, count: count))
    forEach(count) { number in
      let value = transform(number)
      values.withLock { $0[number] = value }
    }
    return values.withLock { $0.compactMap(\.self) }
  }

  /// Returns when all are done.
  private static func forEach(_ count: Int, _ work: @Sendable (Int) -> Void) {
    let others = max(0, min(count, Processors.count) - 1)
    // Else a thread's memory grows by one page at a time, by a system call that keeps the others from their pages: with
    // two threads that took as long as the second one saved. Setting the one keeps the system from raising the other.
    recordbook_memory_steps(8 << 20, 4 << 20)
    withoutActuallyEscaping(work) { work in
      let share = Share(count, work)
      // Where the system has no more threads the others do their part.
      let threads = (0..<others).compactMap { _ in try? Thread { share.work() } }
      share.work()
      for thread in threads { thread.join() }
    }
  }

  /// Numbers that several threads take in turn.
  private final class Share: Sendable {
    private let next = Atomic(0)
    private let count: Int
    private let body: @Sendable (Int) -> Void

    init(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.body = body
    }

    func work() {
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        guard number < count else { return }
        body(number)
      }
    }
  }
}
