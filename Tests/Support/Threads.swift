import System

/// Threads of the operating system, for blocking calls, which must not run on Swift's cooperative pool.
package struct Threads {
  private let threads: [Thread]

  package init(count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    threads = (0..<count).map { number in
      do throws(SystemError) {
        return try Thread { body(number) }
      } catch {
        preconditionFailure("no thread: \(error)")
      }
    }
  }

  package func wait() {
    for thread in threads { thread.join() }
  }
}
