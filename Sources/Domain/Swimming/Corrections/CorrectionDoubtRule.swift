import KernelDomain

/// A reason to think that the user made a correction by mistake. It is only a warning: the correction is made all the
/// same, since only the swimmer knows.
package enum CorrectionDoubt: Hashable, Sendable {
  /// The correction makes a record far faster than the swimmer usually is. `than` is the best time before it, in
  /// hundredths of a second.
  case farFaster(SwimRecordChange, than: Int)
  /// The lap takes so much longer than other laps of its style that it is hardly a single length.
  /// - merged: the number of laps that were merged into it; nil if the lap was inserted into a gap.
  case longLap(SwumLap, merged: Int?)
}

/// Finds corrections that are probably mistakes. Their sign is an unlikely record: changing a pool from 25 m to 50 m
/// doubles every speed, and confirming a half length as a whole one halves its time.
package enum CorrectionDoubtRule {
  /// Whether a record is too fast to be likely: its time is shorter than the usual one by more than a sixth. Among one
  /// swimmer's real records at one distance, on all courses, no two differ by as much.
  static func isFarFaster(_ hundredths: Int, than usual: Int) -> Bool {
    6 * hundredths < 5 * usual
  }

  /// The reasons to doubt a correction that was just made; empty if there are none.
  /// - Parameters:
  ///   - swim: the swim with the correction applied.
  ///   - records: the records after the correction.
  ///   - before: the records before the correction.
  package static func doubts(
    _ correction: SwimCorrection, of swim: CorrectedSwim?, records: SwimRecords, before: SwimRecords
  ) -> [CorrectionDoubt] {
    let fast = records.fallen(since: before).compactMap { change -> CorrectionDoubt? in
      guard let now = change.hundredths, let usual = change.before ?? usual(change, before),
        isFarFaster(now, than: usual)
      else { return nil }
      return .farFaster(change, than: usual)
    }
    return longLap(correction, swim).map { [$0] + fast } ?? fast
  }

  /// The swimmer's best time in the same style over the same distance, in hundredths of a second. The unit of the
  /// distance is the same, too, but the pool may be another. Nil if there is no such time.
  private static func usual(_ change: SwimRecordChange, _ before: SwimRecords) -> Int? {
    before.records.filter { $0.style == change.style && $0.distance == change.distance }.map(\.hundredths).min()
  }

  private static func longLap(_ correction: SwimCorrection, _ swim: CorrectedSwim?) -> CorrectionDoubt? {
    guard let swim else { return nil }
    switch correction.change {
    case .merge(let laps):
      let lap = swim.laps.first { $0.numbers == laps && $0.suspicion == .long }
      return lap.map { .longLap($0, merged: laps.count) }
    case .reclaim(let laps, _, _):
      let lap = swim.laps.first { $0.isReclaimed && $0.number == laps.first && $0.suspicion == .long }
      return lap.map { .longLap($0, merged: nil) }
    default: return nil
    }
  }
}
