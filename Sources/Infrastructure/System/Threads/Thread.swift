import Glibc

/// A thread that runs a function. Its owner has to make sure that the function ends.
package struct Thread {
  private let thread: pthread_t

  /// Fails with `EAGAIN` if the system has no more threads.
  package init(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body))
    let code = pthread_create(
      &thread, nil,
      { context in
        Unmanaged<Work>.fromOpaque(context!).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    guard code == 0 else {
      work.release()
      throw SystemError(code: code, operation: "start", path: "a thread")
    }
    self.thread = thread
  }

  /// Waits for its end. Call either this or `detach`, exactly once.
  package func join() {
    pthread_join(thread, nil)
  }

  /// Lets the thread run on: nobody waits for its end.
  package func detach() {
    pthread_detach(thread)
  }

  /// Runs a function on a detached thread. If the system has no more threads, the caller runs it itself.
  package static func detached(_ body: @escaping @Sendable () -> Void) {
    do throws(SystemError) {
      try Thread(body).detach()
    } catch {
      body()
    }
  }

  /// Identifies the current thread among those that are running.
  package static var current: UInt { UInt(pthread_self()) }

  package static func sleep(milliseconds: Int) {
    usleep(UInt32(milliseconds) * 1_000)
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }
}
