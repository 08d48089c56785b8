import Libc
import TestSupport
import Testing

/// Runs each test on a thread of its own. For tests that wait for seconds: the test runner runs only as many tests at
/// once as there are processors, so a waiting test would leave a processor idle.
struct OwnThread: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(Executor()) { try await function() }
  }

  private final class Executor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      _ = Threads(count: 1) { [self] _ in
        pthread_detach(pthread_self())
        job.runSynchronously(on: asUnownedTaskExecutor())
      }
    }
  }
}

extension Trait where Self == OwnThread {
  static var ownThread: OwnThread { OwnThread() }
}
