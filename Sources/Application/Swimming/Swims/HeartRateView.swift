package import KernelApplication
import SwimmingDomain

/// The heart rate over part of a swim, in beats per minute.
package struct HeartRateView: Codable, Hashable, Sendable {
  package var average: Int
  package var highest: Int

  init?(_ summary: SwimHeartRate.Summary?) {
    guard let summary else { return nil }
    (average, highest) = (summary.average, summary.highest)
  }

  package static let schema = Schema(
    "SwimHeartRate", "The heart rate over a part of a swim, in beats per minute.",
    [
      .init("average", .integer, "The average heart rate.", unit: .of("beats per minute")),
      .init("highest", .integer, "The highest heart rate, averaged over five seconds.", unit: .of("beats per minute")),
    ])
}

/// How many beats per minute the heart rate fell during a rest.
package struct HeartRecoveryView: Codable, Hashable, Sendable {
  /// The fall within 30 s, in beats per minute; nil if the rest was shorter, or if the heart rate is unknown.
  package var halfMinute: Int?
  /// The fall within 60 s, in beats per minute; nil if the rest was shorter, or if the heart rate is unknown.
  package var minute: Int?

  /// Creates this output; nil if neither fall is known.
  /// - Parameter fall: returns how much the heart rate fell within a number of seconds; nil if unknown.
  init?(_ fall: (_ seconds: Int64) -> Int?) {
    (halfMinute, minute) = (fall(30), fall(60))
    if halfMinute == nil, minute == nil { return nil }
  }

  package static let schema = Schema(
    "HeartRecovery", "By how many beats per minute the heart rate fell in a rest; negative if it rose.",
    [
      .optional(
        "halfMinute", .integer, "The fall within 30 s; left out if the rest was shorter, or if the fall is not known.",
        unit: .of("beats per minute")),
      .optional(
        "minute", .integer, "The fall within 60 s; left out if the rest was shorter, or if the fall is not known.",
        unit: .of("beats per minute")),
    ])
}

extension ShowSwim.Output {
  /// Adds the heart rates of the swim, its sets and its repetitions to this output.
  mutating func add(_ heart: SwimHeartRate, of swim: CorrectedSwim) {
    heartRate = HeartRateView(heart.summary(from: swim.swim.start, to: swim.swim.end))
    heartBeats = heart.bins.map(Int.init)
    let all = swim.repetitions
    let standing = SwimSetRule.sets(of: all)
    for (index, set) in zip(sets.indices, standing) {
      sets[index].heartRate = HeartRateView(set.heartRate(heart, of: all))
      sets[index].recovery = HeartRecoveryView { set.recovery(heart, of: all, seconds: $0) }
      for (place, repetition) in zip(sets[index].repetitions.indices, all[set.repetitions]) {
        sets[index].repetitions[place].heartRate = HeartRateView(repetition.heartRate(heart))
        sets[index].repetitions[place].recovery = HeartRecoveryView { repetition.recovery(heart, seconds: $0) }
      }
    }
  }
}

extension ShowSegment.Output {
  /// Adds to this output the heart rates of the segment's laps, and of its groups of laps. Laps shorter than
  /// `SwimHeartRate.shortestLap` get none.
  mutating func add(_ heart: SwimHeartRate, laps: some Collection<SwumLap>) {
    let laps = Array(laps)
    for (index, lap) in laps.enumerated() where Int64(lap.duration) >= SwimHeartRate.shortestLap {
      lapTable[index].heartRate = HeartRateView(heart.summary(from: lap.start, to: lap.end))
    }
    for (group, places) in Dictionary(grouping: lapTable.indices, by: { lapTable[$0].group }) where group != nil {
      guard let first = places.first, let last = places.last else { continue }
      let rate = HeartRateView(heart.summary(from: laps[first].start, to: laps[last].end))
      for place in places { lapTable[place].groupHeartRate = rate }
    }
  }
}
