import KernelApplication
import SwimmingDomain

extension SwimCorrectionError {
  /// Converts this error to the failure that a use case throws.
  /// - Parameters:
  ///   - change: the correction.
  ///   - swim: the swim to correct.
  ///   - number: the number that identifies the earlier change that prevents the correction; nil if there is none.
  func failure(_ change: SwimCorrection.Change, _ swim: SwimID, inTheWay number: Int?) -> Failure {
    switch self {
    case .unknownSwim: .unknownSwim(swim)
    case .removed: .conflict(.swimming(.swimWasRemoved(swim: swim.description, change: number)))
    case .outside(let laps): .refused("laps", .lapsOutsideSwim(swim: swim.description, laps: laps))
    case .crossesSegments(let lap): .refused("laps", .segmentEnds(lap: lap))
    case .oneLap: .refused("laps", .mergeOfOneLap(example: change.neighbours))
    case .partOfMerged(let laps): .refused("laps", .partOfMerged(laps: laps.text), valid: [laps.text])
    case .split(let lap): .conflict(.swimming(.lapWasSplit(lap: lap, change: number)))
    case .merged(let laps): .conflict(.swimming(.lapsWereMerged(laps: laps.text, change: number)))
    case .excluded(let lap): .conflict(.swimming(.lapWasExcluded(lap: lap, change: number)))
    case .parts(let range): .refused("into", .splitInto(least: range.lowerBound, most: range.upperBound))
    case .notTorn(let laps): .conflict(.swimming(.notTorn(laps: laps.text, change: number)))
    case .gapTooLong(let gap, let most):
      .conflict(.swimming(.gapTooLong(gap: Int(gap), most: Int(most))))
    case .lengths(let range): .refused("lengths", .lengthsInGap(least: range.lowerBound, most: range.upperBound))
    case .tooManyLengths(let most): .refused("lengths", .tooManyLengths(most: most))
    case .stylesDiffer(let before, let after):
      .refused("style", .stylesDiffer(styles: [before.description, after.description]))
    case .reclaimed(let lap): .conflict(.swimming(.lengthsReclaimed(lap: lap, change: number)))
    case .notDuplicate: .conflict(.swimming(.noDuplicate(swim: swim.description)))
    case .hasLengths: .conflict(.swimming(.hasLengths(swim: swim.description)))
    case .distance: .refused("metres", .impossibleDistance)
    case .changesNothing: .conflict(.swimming(.saidAlready))
    }
  }
}

extension SwimCorrection.Change {
  /// The first corrected lap and the next lap, as an example for a message, such as `1-2`.
  fileprivate var neighbours: String {
    let first = laps?.first ?? 1
    return "\(first)-\(first + 1)"
  }
}

extension Failure {
  static func unknownSwim(_ id: SwimID) -> Failure {
    .notFound(.swimming(.noSuchSwim(name: id.description)))
  }

  fileprivate static func refused(_ field: String, _ problem: SwimCorrectionMessage, valid: [String] = []) -> Failure {
    .invalidInput(field: field, problem: .swimming(problem), valid: valid)
  }
}

extension SwimLapRange {
  /// The range of laps in the form that the command line accepts: `4` or `4-7`.
  package var text: String {
    first == last ? "\(first)" : "\(first)-\(last)"
  }
}
