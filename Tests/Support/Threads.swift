import Glibc

/// Threads of the system's own: blocking calls must not run on Swift's cooperative pool.
package struct Threads {
  private let handles: [pthread_t]

  package init(count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    handles = (0..<count).map { number in
      var handle = pthread_t()
      let task = Unmanaged.passRetained(Task { body(number) })
      let result = pthread_create(
        &handle, nil,
        { argument in
          Unmanaged<Task>.fromOpaque(argument!).takeRetainedValue().body()
          return nil
        }, task.toOpaque())
      precondition(result == 0, "no thread: \(result)")
      return handle
    }
  }

  package func wait() {
    for handle in handles { pthread_join(handle, nil) }
  }

  private final class Task: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }
}
