import Glibc

/// A thread that does one thing. Its owner has to see to it that the thing ends.
package struct Thread {
  private let thread: pthread_t

  /// Fails with `EAGAIN` where the system has no more.
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

  /// Waits for its end. To be called exactly once, or `detach`.
  package func join() {
    pthread_join(thread, nil)
  }

  /// Lets go of it: nobody waits for its end.
  package func detach() {
    pthread_detach(thread)
  }

  /// Runs that on a thread that nobody waits for; where the system has none the caller has to wait, and the outcome is
  /// the same.
  package static func detached(_ body: @escaping @Sendable () -> Void) {
    do throws(SystemError) {
      try Thread(body).detach()
    } catch {
      body()
    }
  }

  /// Tells this thread from all others that run.
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
