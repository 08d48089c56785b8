import KernelDomain

/// A reason to suspect that a correction is a mistake. It is only a warning, and the correction takes effect anyway,
/// since only the swimmer knows.
package enum CorrectionDoubt: Hashable, Sendable {
  /// The correction creates a record that is far faster than the swimmer's previous best time; `than` is that time, in
  /// hundredths of a second.
  case farFaster(SwimRecordChange, than: Int)
  /// The lap is so much longer than other laps of its style that it probably contains more than one length.
  /// - merged: the number of laps that the user merged to create this lap; nil if the user inserted the lap into a gap.
  case longLap(SwumLap, merged: Int?)
}

/// Finds corrections that are probably mistakes, because they lead to unlikely records. For example, changing a pool
/// from 25 m to 50 m doubles all speeds, and confirming a half length as a whole one halves its time.
package enum CorrectionDoubtRule {
  /// Whether a record is unlikely. True if its time is shorter than the usual time by more than a sixth. Real records
  /// of one swimmer over one distance do not differ by that much, even on different courses.
  static func isFarFaster(_ hundredths: Int, than usual: Int) -> Bool {
    6 * hundredths < 5 * usual
  }

  /// Returns the reasons to doubt a correction that has just been made; empty if there are none.
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

  /// Returns the swimmer's previous best time in the same style over the same distance, in hundredths of a second; nil
  /// if there is none. It may be on any course in the same unit.
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
