import KernelDomain

/// A reason to think that a correction is a slip. The correction is made all the same: only the swimmer knows.
package enum CorrectionDoubt: Hashable, Sendable {
  /// A record became far faster than the swimmer usually is: `than` is the time before, in hundredths of a second.
  case farFaster(SwimRecordChange, than: Int)
  /// The merged lap takes so much longer than other laps of its style that it is hardly a single length.
  /// - merged: the number of laps that were merged; nil if the lap fills a gap.
  case longLap(SwumLap, merged: Int?)
}

/// A slip shows as an unlikely record: a pool corrected from 25 m to 50 m doubles every speed, and half a length
/// confirmed as one halves its time.
package enum CorrectionDoubtRule {
  /// Whether a record is doubted: it is faster than before by more than a sixth. Among one swimmer's real records at
  /// one distance, on all courses, no two differ by as much.
  static func isFarFaster(_ hundredths: Int, than usual: Int) -> Bool {
    6 * hundredths < 5 * usual
  }

  /// The reasons to doubt a correction that was just made; empty if there are none.
  /// - Parameters:
  ///   - swim: the corrected swim, with the correction applied.
  ///   - records: the records after the correction.
  ///   - before: the records before it.
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

  /// The swimmer's best time at that style and distance on other courses of the same unit, in hundredths of a second;
  /// nil if there is none.
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
