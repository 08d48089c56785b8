import BookApplication
import KernelApplication
import SwimmingApplication
import SwimmingDomain

extension ReadSwims {
  /// What every importer promises of what it reads, however odd the file.
  /// - Parameter mayBeEmpty: whether a file may be whole and hold nothing worth a word, as exports of health data may.
  func checkConsistency(mayBeEmpty: Bool = false) {
    for swim in swims {
      precondition(swim.end >= swim.start, "a workout ends before it starts")
      precondition(swim.duration >= 0, "a workout of negative duration")
      precondition(!swim.source.isEmpty, "a workout without a source")
      precondition((-50_400...50_400).contains(swim.utcOffset), "no clock is that far from UTC")
      precondition(swim.laps.allSatisfy { $0.duration >= 0 }, "a lap of negative duration")
      precondition(swim.reportedDistance.map { $0 >= 0 } ?? true, "a negative distance")
    }
    precondition(mayBeEmpty || !swims.isEmpty || !skipped.isEmpty || !foreign.isEmpty, "nothing read and nothing said")
  }
}

extension Failure {
  /// What every importer promises of a refusal: the file's name, and where something is wrong.
  func check(names path: String) {
    switch self {
    case .badFile(path, let problem, let place):
      // What is missing is nowhere.
      precondition(place != nil || problem == .book(.noHealthExport), "a refusal that does not say where")
    case .invalidInput(field: "pool", _, _): break
    default: preconditionFailure("an unexpected refusal: \(self)")
    }
  }
}
