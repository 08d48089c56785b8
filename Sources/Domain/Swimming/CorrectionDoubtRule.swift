import KernelDomain

/// What makes a correction look like a slip: it stands all the same, since only the swimmer knows.
package enum CorrectionDoubt: Hashable, Sendable {
  /// A record became far faster than the swimmer is otherwise.
  case farFaster(SwimRecordChange, than: Int)
  /// The lap that the merged ones became took far longer than the swim's others in its style: so long that it
  /// is no single length.
  /// - merged: how many laps it was; nil where it fills a gap.
  case longLap(SwumLap, merged: Int?)
}

/// A slip makes records that nobody expects: a pool of 50 m for one of 25 doubles every speed, half a length confirmed
/// halves its time.
package enum CorrectionDoubtRule {
  /// A record this much faster than before is doubted: by a sixth. Among a swimmer's own records at one distance, on
  /// courses of all lengths, none differ by as much.
  static func isFarFaster(_ hundredths: Int, than usual: Int) -> Bool {
    6 * hundredths < 5 * usual
  }

  /// - Parameters:
  ///   - correction: as it was made.
  ///   - swim: the one corrected, as it stands now.
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

  /// Her best at the same style and distance on the other courses of the same unit; nil where she has none.
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
