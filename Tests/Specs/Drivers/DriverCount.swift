import Synchronization
import Testing

/// Counts the scenarios that ran through each driver. Prints the counts at the end of a suite, in the line that
/// `Scripts/check --all-drivers` looks for: `drivers: in process 223, command line 96, socket 96`.
struct DriverCount: SuiteTrait, TestScoping {
  private static let runs = Mutex<[DriverKind: Int]>([:])

  static func count(_ driver: DriverKind) {
    runs.withLock { $0[driver, default: 0] += 1 }
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await function()
    let runs = DriverCount.runs.withLock { $0 }
    print("drivers: " + DriverKind.here.map { "\($0.rawValue) \(runs[$0, default: 0])" }.joined(separator: ", "))
  }
}
