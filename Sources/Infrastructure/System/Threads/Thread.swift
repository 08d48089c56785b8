import Libc

/// A thread that runs a function. Whoever starts it must ensure that the function ends.
package struct Thread {
  private let thread: pthread_t

  /// Starts a thread. Fails with `EAGAIN` if the system cannot start any more threads.
  package init(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    let work = Unmanaged.passRetained(Work(body))
    let (thread, code) = Calls.startThread(work.toOpaque())
    guard let thread else {
      work.release()
      throw SystemError(code: code, operation: "start", path: "a thread")
    }
    self.thread = thread
  }

  /// Waits until the thread's function has returned. Either this or `detach` must be called exactly once.
  package func join() {
    pthread_join(thread, nil)
  }

  /// Lets the thread run by itself, so that no other thread needs to call `join`.
  package func detach() {
    pthread_detach(thread)
  }

  /// Runs a function on a new thread that no other thread waits for. If the system cannot start any more threads, runs
  /// the function on the calling thread.
  package static func detached(_ body: @escaping @Sendable () -> Void) {
    do throws(SystemError) {
      try Thread(body).detach()
    } catch {
      body()
    }
  }

  /// A number that identifies the current thread among the running threads.
  package static var current: UInt { Calls.currentThread }

  package static func sleep(milliseconds: Int) {
    usleep(UInt32(milliseconds) * 1_000)
  }

  /// The function that a new thread runs. Returns nil, because the thread has no result.
  static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
    return nil
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
