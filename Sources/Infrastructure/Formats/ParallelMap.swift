import CSystem

/// Does the same to each of several things, on as many threads as there are processors.
///
/// Safe to share: everything mutable is touched under the monitor only.
package final class ParallelMap<Element: Sendable, Value: Sendable>: @unchecked Sendable {
  private let elements: [Element]
  private let transform: @Sendable (Element) -> Value
  private let monitor = Monitor()
  private var begun = 0
  private var values: [Value?]

  /// What becomes of each element, in their order.
  package static func values(_ elements: [Element], _ transform: @escaping @Sendable (Element) -> Value) -> [Value] {
    let map = ParallelMap(elements, transform)
    // Else a thread's memory grows by one page at a time, by a system call that keeps the others from their pages: with
    // two threads that took as long as the second one saved. Setting the one keeps the system from raising the other.
    recordbook_memory_steps(8 << 20, 4 << 20)
    // The system may have no more threads: this one alone does it too.
    let others = max(0, min(elements.count, Worker.processors) - 1)
    let workers = (0..<others).compactMap { _ in try? Worker { map.work() } }
    map.work()
    for worker in workers { worker.join() }
    return map.values.compactMap(\.self)
  }

  private init(_ elements: [Element], _ transform: @escaping @Sendable (Element) -> Value) {
    self.elements = elements
    self.transform = transform
    values = Array(repeating: nil, count: elements.count)
  }

  private func work() {
    while let index = next() {
      let value = transform(elements[index])
      monitor.locked { values[index] = value }
    }
  }

  private func next() -> Int? {
    monitor.locked {
      guard begun < elements.count else { return nil }
      defer { begun += 1 }
      return begun
    }
  }
}
