import KernelDomain

/// The heart rate over the course of a run. Each reading is valid until the next one, but for at most half a minute.
package struct HeartRates: Sendable {
  /// A heart rate in beats per minute, and the time span in which it is valid, in milliseconds from the run's start.
  struct Held {
    let from: Int64
    let to: Int64
    let rate: Int16
  }

  /// The plausible readings, in chronological order. Sensor errors are omitted.
  let held: [Held]
  private let timeline: RunTimeline

  /// The plausible heart rates, in beats per minute.
  package static let possible: ClosedRange<Int16> = 30...230
  /// The longest time for which a reading is valid, in milliseconds.
  private static let longest: Int64 = 30_000
  /// The limits for detecting spikes, which are sensor errors. A reading is a spike if it is higher than both
  /// neighbouring readings, or lower than both, by more than `beats` beats per minute, and both neighbours are at most
  /// `time` milliseconds away.
  private static let spike = (beats: 30, time: Int64(10_000))

  package init(_ fixes: [RunFix], _ timeline: RunTimeline) {
    self.timeline = timeline
    let readings = fixes.compactMap { fix in
      fix.heartRate.flatMap { rate in
        HeartRates.possible.contains(rate) ? (moment: fix.time - timeline.start, rate: rate) : nil
      }
    }
    let good = readings.indices.filter { !HeartRates.isSpike(readings, at: $0) }
    held = good.indices.map { index in
      let reading = readings[good[index]]
      let next = index + 1 < good.count ? readings[good[index + 1]].moment : timeline.elapsed
      return Held(
        from: reading.moment, to: min(next, reading.moment + HeartRates.longest, max(reading.moment, timeline.elapsed)),
        rate: reading.rate)
    }
  }

  /// Creates the heart rate of a run without measuring its distance over time again, which takes longer.
  package init(_ run: Run, _ measured: MeasuredRun) {
    let timeline = RunTimeline(
      start: run.start, curve: LengthCurve(), length: measured.length, times: measured.times, pauses: measured.pauses,
      standings: measured.standings)
    self.init(run.fixes, timeline)
  }

  private static func isSpike(_ readings: [(moment: Int64, rate: Int16)], at index: Int) -> Bool {
    guard index > 0, index + 1 < readings.count else { return false }
    let (before, own, after) = (readings[index - 1], readings[index], readings[index + 1])
    guard own.moment - before.moment <= spike.time, after.moment - own.moment <= spike.time else { return false }
    let (rise, fall) = (Int(own.rate) - Int(before.rate), Int(own.rate) - Int(after.rate))
    return min(rise, fall) > spike.beats || max(rise, fall) < -spike.beats
  }

  /// Returns the average and the highest heart rate between two moments, which are in milliseconds from the run's
  /// start; nil if no heart rate is known there.
  package func summary(from: Int64, to: Int64) -> HeartRateSummary? {
    let sum = sum(from: from, to: to)
    guard sum.time > 0 else { return nil }
    return HeartRateSummary(average: (2 * sum.beats + sum.time) / (2 * sum.time), max: Int64(sum.max), known: sum.time)
  }

  /// The average and the highest heart rate of the run; nil if no heart rate is known.
  package var summary: HeartRateSummary? { summary(from: 0, to: timeline.elapsed) }

  /// Adds up the readings between two moments, which are in milliseconds from the run's start. Returns `time`, the
  /// active time in milliseconds for which a heart rate is known; `beats`, the sum of each rate multiplied by its time;
  /// and `max`, the highest rate.
  func sum(from: Int64, to: Int64) -> (time: Int64, beats: Int64, max: Int16) {
    var sum: (time: Int64, beats: Int64, max: Int16) = (0, 0, 0)
    var index = held.partition { $0.to > from }
    while index < held.count, held[index].from < to {
      let span = held[index]
      let time = timeline.active(at: min(span.to, to)) - timeline.active(at: max(span.from, from))
      if time > 0 { sum = (sum.time + time, sum.beats + time * Int64(span.rate), max(sum.max, span.rate)) }
      index += 1
    }
    return sum
  }

  /// Returns how long the heart rate was in each zone.
  package func times(in zones: HeartRateZones) -> HeartRateZones.Times {
    var times = HeartRateZones.Times(unknown: timeline.active)
    for span in held {
      let time = timeline.active(at: span.to) - timeline.active(at: span.from)
      times.unknown -= time
      if let zone = zones.zone(of: span.rate) { times.zones[zone] += time } else { times.below += time }
    }
    return times
  }
}

package struct HeartRateSummary: Hashable, Sendable {
  /// The average heart rate over the time for which it is known, in beats per minute. `max` is the highest heart rate.
  package let average: Int64
  package let max: Int64
  /// The active time for which the heart rate is known, in milliseconds.
  package let known: Int64

  package init(average: Int64, max: Int64, known: Int64) {
    (self.average, self.max, self.known) = (average, max, known)
  }
}
