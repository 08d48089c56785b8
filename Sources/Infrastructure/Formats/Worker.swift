import Glibc

/// A thread that does one thing. Its owner has to see to it that the thing ends.
final class Worker {
  private let thread: pthread_t

  /// How many can run at the same time.
  static let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  init(_ body: @escaping @Sendable () -> Void) throws(PieceError) {
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
      throw .file(InputFileError(code))
    }
    self.thread = thread
  }

  /// Waits for its end. To be called exactly once.
  func join() {
    pthread_join(thread, nil)
  }

  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }
}
