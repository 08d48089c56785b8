/// Computes the drift of a run: by how much the speed per heartbeat falls from the run's first half to its second.
package enum DriftRule {
  /// The shortest active time for which drift is computed, in milliseconds.
  private static let shortest: Int64 = 30 * 60_000

  /// Returns the drift in tenths of a percent; negative if the speed per heartbeat is higher in the second half. Nil if
  /// the run is too short, if its distance over time is not known for the whole run, or if the heart rate is known for
  /// less than nine tenths of one of the halves.
  package static func tenths(_ measures: RunMeasures) -> Int64? {
    let timeline = measures.timeline
    guard timeline.active >= shortest, timeline.isWhole else { return nil }
    let middle = timeline.moment(ofActive: timeline.active / 2)
    guard let first = beatsLength(measures, from: 0, to: middle),
      let second = beatsLength(measures, from: middle, to: timeline.elapsed), first > 0
    else { return nil }
    return Int64(((first - second) / first * 1_000).rounded())
  }

  /// Returns the speed divided by the average heart rate between two moments, which are in milliseconds from the run's
  /// start. Nil if the heart rate is known for less than nine tenths of the active time.
  private static func beatsLength(_ measures: RunMeasures, from: Int64, to: Int64) -> Double? {
    let timeline = measures.timeline
    let active = timeline.active(at: to) - timeline.active(at: from)
    let sum = measures.heartRates.sum(from: from, to: to)
    guard active > 0, 10 * sum.time >= 9 * active, sum.beats > 0, let length = timeline.length(from: from, to: to)
    else { return nil }
    return Double(length) / Double(active) / (Double(sum.beats) / Double(sum.time))
  }
}
