package import KernelDomain

/// The heart rate during a swim, from its start to a minute after its end. The time is divided into bins of five
/// seconds, each of which has a mean heart rate.
package struct SwimHeartRate: Hashable, Sendable {
  /// The mean heart rate in each bin, in beats per minute; 0 if the device measured none. The first bin begins at
  /// `start`.
  package let bins: [UInt8]
  package let start: Timestamp

  /// The plausible heart rates, in beats per minute.
  package static let possible = 30...230
  /// The duration of a bin, in milliseconds.
  package static let binLength: Int64 = 5_000
  /// How long after the end of a swim the heart rate is still stored, in milliseconds.
  private static let after: Int64 = 60_000
  /// The maximum number of bins, which corresponds to six hours.
  package static let mostBins = 4_320

  /// One measurement of the heart rate.
  package struct Sample: Hashable, Sendable {
    package let time: Timestamp
    /// The heart rate, in beats per minute.
    package let rate: Int

    package init(time: Timestamp, rate: Int) {
      self.time = time
      self.rate = rate
    }
  }

  package init(bins: [UInt8], start: Timestamp) {
    self.bins = bins
    self.start = start
  }

  /// Creates the heart rate of a swim from samples. Samples outside `possible` are errors of the device and are
  /// ignored. Nil if no remaining sample lies between the swim's start and `end(of:)`.
  package init?(of swim: borrowing Swim, _ samples: some Sequence<Sample>) {
    let end = SwimHeartRate.end(of: swim)
    let count = min((end - swim.start + SwimHeartRate.binLength - 1) / SwimHeartRate.binLength, Int64(Self.mostBins))
    var sums = [(beats: Int, count: Int)](repeating: (0, 0), count: Int(max(0, count)))
    var isKnown = false
    for sample in samples where sample.time >= swim.start && SwimHeartRate.possible.contains(sample.rate) {
      let bin = (sample.time - swim.start) / SwimHeartRate.binLength
      guard sample.time <= end, bin < count else { continue }
      sums[Int(bin)].beats += sample.rate
      sums[Int(bin)].count += 1
      isKnown = true
    }
    guard isKnown else { return nil }
    bins = sums.map { $0.count == 0 ? 0 : UInt8(Rounding.nearest(Int64($0.beats), over: Int64($0.count))) }
    start = swim.start
  }

  /// Returns the time up to which the heart rate of a swim is stored.
  package static func end(of swim: borrowing Swim) -> Timestamp {
    // Some watches end the session before the end of the last lap, or before that of the last repetition, which is
    // computed from all its laps together.
    let repetitions = CorrectedSwim(copy swim, corrections: []).repetitions.map(\.end).max() ?? swim.end
    return max(swim.end, swim.laps.last?.end ?? swim.end, repetitions) + after
  }
}

extension SwimHeartRate {
  /// The average and the highest heart rate over one or more spans of time, in beats per minute.
  package struct Summary: Hashable, Sendable {
    package let average: Int
    package let highest: Int
  }

  /// The shortest lap whose heart rate is shown, in milliseconds.
  package static let shortestLap: Int64 = 15_000

  /// Returns the average and the highest heart rate over these spans of time. A bin belongs to the span that contains
  /// its middle. Nil if fewer than two of the spans' bins, or fewer than half of them, have a heart rate.
  package func summary(of spans: [Range<Timestamp>]) -> Summary? {
    var (count, told, beats, highest) = (0, 0, 0, 0)
    for bin in bins.indices where spans.contains(where: { $0.contains(middle(of: bin)) }) {
      count += 1
      guard bins[bin] > 0 else { continue }
      told += 1
      beats += Int(bins[bin])
      highest = max(highest, Int(bins[bin]))
    }
    guard told >= 2, 2 * told >= count else { return nil }
    return Summary(average: Rounding.nearest(Int64(beats), over: Int64(told)), highest: highest)
  }

  package func summary(from start: Timestamp, to end: Timestamp) -> Summary? {
    start < end ? summary(of: [start..<end]) : nil
  }

  /// Returns the recovery after an effort, which is by how many beats per minute the heart rate falls. It is the
  /// highest rate between 15 s before and 2.5 s after the end of the effort, minus the rate `seconds` after the end.
  /// Nil if either rate is unknown, or if the rest is shorter than `seconds`.
  /// - Parameters:
  ///   - end: when the effort ended.
  ///   - seconds: the time from the end of the effort to the second rate, in seconds.
  ///   - rest: how long the swimmer rested, in milliseconds; nil after the last effort.
  package func recovery(after end: Timestamp, seconds: Int64, rest: Int64?) -> Int? {
    guard let rest, rest >= seconds * 1_000 else { return nil }
    let last = end + -15_000..<end + 2_500
    let highest = bins.indices.filter { last.contains(middle(of: $0)) }.map { Int(bins[$0]) }.max() ?? 0
    let later = (end + seconds * 1_000 - start) / SwimHeartRate.binLength
    guard highest > 0, later >= 0, later < bins.count, bins[Int(later)] > 0 else { return nil }
    return highest - Int(bins[Int(later)])
  }

  private func middle(of bin: Int) -> Timestamp {
    start + Int64(bin) * SwimHeartRate.binLength + SwimHeartRate.binLength / 2
  }
}

extension SwimRepetition {
  /// Returns the average and the highest heart rate of the repetition; nil if too few rates are known.
  package func heartRate(_ heart: SwimHeartRate) -> SwimHeartRate.Summary? { heart.summary(from: start, to: end) }

  /// Returns by how many beats per minute the heart rate fell in the first `seconds` seconds of the rest after the
  /// repetition; nil if this is unknown (see `SwimHeartRate.recovery`).
  package func recovery(_ heart: SwimHeartRate, seconds: Int64) -> Int? {
    heart.recovery(after: end, seconds: seconds, rest: restMilliseconds)
  }
}

extension SwimSet {
  /// Returns the average and the highest heart rate during the set's repetitions; nil if too few rates are known.
  package func heartRate(_ heart: SwimHeartRate, of all: [SwimRepetition]) -> SwimHeartRate.Summary? {
    heart.summary(of: all[repetitions].compactMap { $0.start < $0.end ? $0.start..<$0.end : nil })
  }

  /// Returns the median of the recoveries in the first `seconds` seconds after each of the set's repetitions, in beats
  /// per minute. If the number of known recoveries is even, it is the lower of the two middle values. Nil if no
  /// recovery is known.
  package func recovery(_ heart: SwimHeartRate, of all: [SwimRepetition], seconds: Int64) -> Int? {
    let known = all[repetitions].compactMap { $0.recovery(heart, seconds: seconds) }.sorted()
    return known.isEmpty ? nil : known[(known.count - 1) / 2]
  }
}
