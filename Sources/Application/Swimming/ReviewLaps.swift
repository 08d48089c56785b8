package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// What awaits the swimmer's judgement.
package struct ReviewLaps: UseCase {
  package static let method = "swimming.reviewLaps"
  package static let summary = "What awaits your judgement: suspicious laps, duplicates, gaps, corrections set aside."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Codable, Hashable, Sendable {
    /// Laps left out of records until confirmed or corrected, newest workout first.
    package var suspicious: [SuspiciousLap]
    /// Second recordings of a swim, newest first.
    package var duplicates: [Duplicate]
    /// Corrections that no longer fit the laps of a newer import.
    package var setAside: [SetAside]
    /// Swims of which the file itself proves that laps are missing, newest first; left out where there are none.
    package var incomplete: [Incomplete]?
  }

  package struct Incomplete: Codable, Hashable, Sendable {
    package var workout: WorkoutID
    package var source: String
    package var day: CivilDay
    /// How many there are.
    package var laps: Int
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
    package var change: CorrectionKind
    /// Left out for a change of the whole workout.
    package var laps: LapRange?
    /// The style or number of parts or pool length that it set, as text; left out where there is none.
    package var value: String?
  }

  private let store: any WorkoutStore

  package init(store: any WorkoutStore) {
    self.store = store
  }

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let book = try store.book()
    let review = BookReview(of: book)
    return Output(
      suspicious: review.suspicious.map(SuspiciousLap.init),
      duplicates: review.duplicates.compactMap { duplicate in
        guard let workout = book[duplicate.workout], let counts = book[duplicate.counts] else { return nil }
        return Duplicate(
          workout: workout.id, source: workout.source, day: workout.day, counts: counts.id,
          countsSource: counts.source)
      },
      setAside: review.setAside.map(SetAside.init), incomplete: incomplete(review, in: book))
  }

  private func incomplete(_ review: BookReview, in book: SwimBook) -> [Incomplete]? {
    let found = review.incomplete.compactMap { id in
      book[id].map { Incomplete(workout: id, source: $0.source, day: $0.day, laps: $0.laps.count) }
    }
    return found.isEmpty ? nil : found
  }
}

extension ReviewLaps.SuspiciousLap {
  fileprivate init(_ found: BookReview.SuspiciousLap) {
    segment = found.segment
    lap = found.lap.number
    style = found.lap.style
    hundredths = AttemptRule.hundredths(Int64(found.lap.duration))
    why = found.lap.suspicion == .tooFast ? .tooFast : .short
    day = found.day
  }
}

extension ReviewLaps.SetAside {
  fileprivate init(_ correction: Correction) {
    workout = correction.workout
    change = CorrectionKind(correction.change)
    laps = correction.change.laps
    switch correction.change {
    case .style(let style, _): value = style.description
    case .split(_, let parts): value = String(parts)
    case .poolLength(let pool): value = pool.metres
    case .confirm, .merge, .exclude, .remove, .prefer: value = nil
    }
  }
}
