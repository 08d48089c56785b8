import CSystem
import Libc
import Synchronization

/// Distributes work among the machine's processors.
package enum Processors {
  /// The number of threads that the machine can run at the same time.
  package static let count = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// Returns the results of `transform` for the numbers from 0 to `count - 1`, in this order. Several of them are
  /// computed in parallel.
  package static func map<Value: Sendable>(_ count: Int, _ transform: @Sendable (Int) -> Value) -> [Value] {
    let values = Mutex([Value?](repeating: nil, count: count))
    forEach(count) { number in
      let value = transform(number)
      values.withLock { $0[number] = value }
    }
    var found: [Value] = []
    for case let value? in values.withLock({ $0 }) { found.append(value) }
    return found
  }

  /// Calls `work` for the numbers from 0 to `count - 1` on several threads. Returns when all calls have returned.
  private static func forEach(_ count: Int, _ work: @Sendable (Int) -> Void) {
    let others = max(0, min(count, Processors.count) - 1)
    // Makes each thread's memory grow in larger steps. By default, it grows by one page at a time, with a system call
    // that also blocks the other threads; with two threads, this took as long as the second thread saved. Setting the
    // first value keeps the system from adjusting the second one, so that is set as well.
    recordbook_memory_steps(8 << 20, 4 << 20)
    withoutActuallyEscaping(work) { work in
      let share = Share(count, work)
      // If the system cannot start more threads, the existing threads do all the work.
      let threads = (0..<others).compactMap { _ in try? Thread { share.work() } }
      share.work()
      for thread in threads { thread.join() }
    }
  }

  /// The numbers that have yet to be processed. Each thread takes the next number until none is left.
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
