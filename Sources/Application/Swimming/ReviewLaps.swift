package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// What awaits the swimmer's judgement.
package struct ReviewLaps: UseCase {
  package static let method = "swimming.reviewLaps"
  package static let summary = "What awaits your judgement: suspicious laps, duplicates, corrections set aside."

  package typealias Input = NoInput

  package struct Output: Codable, Hashable, Sendable {
    /// Laps left out of records until confirmed or corrected, newest workout first.
    package var suspicious: [SuspiciousLap]
    /// Second recordings of a swim, newest first.
    package var duplicates: [Duplicate]
    /// Corrections that no longer fit the laps of a newer import.
    package var setAside: [SetAside]
  }

  package struct SuspiciousLap: Codable, Hashable, Sendable {
    package var segment: SegmentID
    package var lap: Int
    package var style: StrokeStyle
    /// Hundredths of a second.
    package var hundredths: Int
    package var why: Reason
    package var day: CivilDay

    package enum Reason: String, Codable, CaseIterable, Sendable {
      case tooFast
      case short
    }
  }

  package struct Duplicate: Codable, Hashable, Sendable {
    package var workout: WorkoutID
    package var source: String
    package var day: CivilDay
    /// The one that counts.
    package var counts: WorkoutID
    package var countsSource: String
  }

  package struct SetAside: Codable, Hashable, Sendable {
    package var workout: WorkoutID
    package var change: ChangeKind
    /// Left out for a change of the whole workout.
    package var laps: LapRange?
    /// The style or number of parts or pool length that it set, as text; left out where there is none.
    package var value: String?
  }

  package enum ChangeKind: String, Codable, CaseIterable, Sendable {
    case style, confirm, merge, split, exclude, poolLength, remove, prefer
  }
}
