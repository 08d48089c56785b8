import KernelDomain

/// The heart rate over a run. Each reading holds until the next, but at most for half a minute.
package struct HeartRates: Sendable {
  /// A reading and how long it holds, in milliseconds from the run's start.
  struct Held {
    let from: Int64
    let to: Int64
    let rate: Int16
  }

  /// The readings that count, in order of time.
  let held: [Held]
  private let timeline: RunTimeline

  /// The rates that are believed, in beats per minute.
  package static let possible: ClosedRange<Int16> = 30...230
  /// How long a reading holds at most, in milliseconds.
  private static let longest: Int64 = 30_000
  /// A reading that differs by more beats than this from both neighbours, to the same side, is an error of the sensor,
  /// if both are within this time, in milliseconds.
  private static let spike = (beats: 30, time: Int64(10_000))

  package init(_ fixes: [RunFix], _ timeline: RunTimeline) {
    self.timeline = timeline
    let told = fixes.compactMap { fix in
      fix.heartRate.flatMap { rate in
        HeartRates.possible.contains(rate) ? (moment: fix.time - timeline.start, rate: rate) : nil
      }
    }
    let good = told.indices.filter { !HeartRates.isSpike(told, at: $0) }
    held = good.indices.map { index in
      let reading = told[good[index]]
      let next = index + 1 < good.count ? told[good[index + 1]].moment : timeline.elapsed
      return Held(
        from: reading.moment, to: min(next, reading.moment + HeartRates.longest, max(reading.moment, timeline.elapsed)),
        rate: reading.rate)
    }
  }

  private static func isSpike(_ told: [(moment: Int64, rate: Int16)], at index: Int) -> Bool {
    guard index > 0, index + 1 < told.count else { return false }
    let (before, own, after) = (told[index - 1], told[index], told[index + 1])
    guard own.moment - before.moment <= spike.time, after.moment - own.moment <= spike.time else { return false }
    let (rise, fall) = (Int(own.rate) - Int(before.rate), Int(own.rate) - Int(after.rate))
    return min(rise, fall) > spike.beats || max(rise, fall) < -spike.beats
  }

  /// Returns the average and the greatest heart rate between two moments, in milliseconds from the run's start; nil if
  /// none is known.
  package func summary(from: Int64, to: Int64) -> HeartRateSummary? {
    let sum = sum(from: from, to: to)
    guard sum.time > 0 else { return nil }
    return HeartRateSummary(average: (2 * sum.beats + sum.time) / (2 * sum.time), max: Int64(sum.max), known: sum.time)
  }

  /// The average and the greatest heart rate of the run; nil if none is known.
  package var summary: HeartRateSummary? { summary(from: 0, to: timeline.elapsed) }

  /// Returns the active time for which readings hold between two moments, in milliseconds; the sum of each rate times
  /// its time; and the greatest rate.
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
  /// In beats per minute, like the greatest, over the time for which it is known.
  package let average: Int64
  package let max: Int64
  /// The active time for which the heart rate is known, in milliseconds.
  package let known: Int64
}
