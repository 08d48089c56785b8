import BookApplication
import KernelApplication
import SwimmingApplication
import SwimmingDomain

extension ReadSwims {
  /// Checks the invariants that every importer guarantees, however odd the file.
  /// - Parameter mayBeEmpty: whether a valid file may contain nothing to report, like an Apple Health export.
  func checkConsistency(_ findings: inout FuzzFindings, mayBeEmpty: Bool = false) {
    for swim in swims {
      findings.expect(swim.end >= swim.start, "a swim ends before it starts")
      findings.expect(swim.duration >= 0, "a swim of negative duration")
      findings.expect(!swim.source.isEmpty, "a swim without a source")
      findings.expect((-54_000...54_000).contains(swim.utcOffset), "no clock is that far from UTC")
      findings.expect(swim.laps.allSatisfy { $0.duration >= 0 }, "a lap of negative duration")
      findings.expect(swim.reportedDistance.map { $0 >= 0 } ?? true, "a negative distance")
    }
    findings.expect(
      mayBeEmpty || !swims.isEmpty || !poolless.isEmpty || !skipped.isEmpty || !foreign.isEmpty,
      "nothing read and nothing said")
  }
}

extension Failure {
  /// Checks that a failure of an importer names the file and the place of the problem.
  func check(_ findings: inout FuzzFindings, names path: String) {
    switch self {
    case .badFile(path, let problem, let place):
      // Something that is missing has no place; if several files are bad, the problem names the place in each.
      if case .severalBad? = problem.content(as: BookMessage.self) { break }
      findings.expect(place != nil || problem == .book(.noHealthExport), "a refusal that does not say where")
    case .invalidInput(field: "pool", _, _): break
    default: findings.expect(false, "an unexpected refusal: \(self)")
    }
  }
}
