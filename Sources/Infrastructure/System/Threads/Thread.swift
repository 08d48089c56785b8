import Libc

/// A thread that runs a function. The code that starts the thread must make sure that the function ends.
package struct Thread {
  private let thread: pthread_t

  /// Starts a thread. Fails with `EAGAIN` if the system cannot start more threads.
  package init(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    let work = Unmanaged.passRetained(Work(body))
    let (thread, code) = Calls.startThread(work.toOpaque())
    guard let thread else {
      work.release()
      throw SystemError(code: code, operation: "start", path: "a thread")
    }
    self.thread = thread
  }

  /// Waits until the thread's function has returned. Call exactly once either this or `detach`.
  package func join() {
    pthread_join(thread, nil)
  }

  /// Lets the thread run on its own, so that no other thread needs to wait for its end.
  package func detach() {
    pthread_detach(thread)
  }

  /// Runs a function on a new thread that no other thread waits for. If the system cannot start more threads, runs the
  /// function on the caller's thread.
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

  /// Does the work of a new thread. Returns nil, which is the thread's result.
  static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
    return nil
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }
}
