import KernelApplication
import SwimmingDomain

extension SwimCorrectionError {
  /// What it means for the one who asked for the change.
  func failure(_ change: SwimCorrection.Change, _ swim: SwimID) -> Failure {
    switch self {
    case .unknownSwim: .unknownSwim(swim)
    case .removed:
      .conflict(problem: "workout \(swim) was removed", hint: "Take that back first: recordbook undo")
    case .outside(let laps): .invalidInput(field: "laps", problem: "workout \(swim) has \(laps) laps")
    case .crossesSegments(let lap):
      .invalidInput(
        field: "laps", problem: "a segment ends after lap \(lap): laps of two segments are not one length")
    case .oneLap:
      .invalidInput(field: "laps", problem: "a merge takes at least two laps: a range such as \(change.neighbours)")
    case .partOfMerged(let laps):
      .invalidInput(
        field: "laps", problem: "laps \(laps.text) were merged to one: name all of them", valid: [laps.text])
    case .split(let lap):
      .conflict(problem: "lap \(lap) was split", hint: "Take that back first: recordbook undo")
    case .merged(let laps):
      .conflict(problem: "laps \(laps.text) were merged to one", hint: "Take that back first: recordbook undo")
    case .excluded(let lap):
      .conflict(problem: "lap \(lap) was excluded", hint: "Take that back first: recordbook undo")
    case .parts(let range):
      .invalidInput(
        field: "into", problem: "a lap can be split into \(range.lowerBound) to \(range.upperBound) lengths")
    case .notDuplicate:
      .conflict(
        problem: "workout \(swim) is no duplicate: it counts already, or is the only recording of its swim",
        hint: "See what awaits your judgement: recordbook review")
    case .changesNothing: .conflict(problem: "the book says so already", hint: "Nothing is left to do.")
    }
  }
}

extension SwimCorrection.Change {
  /// The lap with the next one, as an example of a range.
  fileprivate var neighbours: String {
    let first = laps?.first ?? 1
    return "\(first)-\(first + 1)"
  }
}

extension Failure {
  static func unknownSwim(_ id: SwimID) -> Failure {
    .notFound(what: "workout", name: id.description, hint: "See which there are: recordbook workouts")
  }
}

extension SwimLapRange {
  /// `4` or `4-7`, as on the command line.
  package var text: String {
    first == last ? "\(first)" : "\(first)-\(last)"
  }
}
