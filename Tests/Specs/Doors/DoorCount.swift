import Synchronization
import Testing

/// Counts what went through which door, and says so when all of a suite has run, in the line that
/// `Scripts/check --all-doors` looks for: `doors: in process 223, command line 96, socket 96`.
struct DoorCount: SuiteTrait, TestScoping {
  private static let runs = Mutex<[DoorKind: Int]>([:])

  static func count(_ door: DoorKind) {
    runs.withLock { $0[door, default: 0] += 1 }
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await function()
    let runs = DoorCount.runs.withLock { $0 }
    print("doors: " + DoorKind.here.map { "\($0.rawValue) \(runs[$0, default: 0])" }.joined(separator: ", "))
  }
}
