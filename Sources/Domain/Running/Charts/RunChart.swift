/// A chart of a run's speed, elevation and heart rate. The run is divided into bins, which all have the same duration
/// or all have the same distance.
package struct RunChart: Sendable {
  package enum Axis: String, CaseIterable, Sendable {
    /// All bins have the same active time (time without pauses).
    case time
    case length
  }

  package struct Bin: Hashable, Sendable {
    /// The average speed, in millimetres per second; nil if it is unknown or below 0.5 m/s.
    package let speed: Int64?
    /// The lowest and highest elevation in the bin, in centimetres. `heartRate` contains the lowest and highest heart
    /// rate, in beats per minute. Each is nil if there are no readings in the bin.
    package let elevation: ClosedRange<Int32>?
    package let heartRate: ClosedRange<Int16>?
  }

  /// The start of each bin, and the end of the last one, in milliseconds from the run's start.
  package let edges: [Int64]
  package let bins: [Bin]

  private static let most: Int64 = 200
  /// The minimum size of a bin: its active time in milliseconds, and its distance in millimetres.
  private static let least: (time: Int64, length: Int64) = (5_000, 10_000)
  /// The shortest active time over which speed is averaged, in milliseconds. For a shorter bin, the average includes
  /// time before and after the bin.
  private static let window: Int64 = 30_000
  /// The lowest speed that is shown, in millimetres per second.
  private static let slowest: Int64 = 500

  /// Creates the chart. The chart has no bins if the run is too short for even one, or if nothing is known of the run
  /// over time. Bins of equal distance divide only the distance that was recorded.
  package init(_ measures: RunMeasures, by axis: Axis) {
    let timeline = measures.timeline
    let count =
      switch axis {
      case .time: min(RunChart.most, timeline.active / RunChart.least.time)
      case .length:
        min(RunChart.most, timeline.active / RunChart.least.time, timeline.recordedLength / RunChart.least.length)
      }
    let hasReadings = !measures.elevations.kept.isEmpty || !measures.heartRates.held.isEmpty
    guard count > 0, timeline.hasCurve || axis == .time && hasReadings else {
      (edges, bins) = ([], [])
      return
    }
    let edges = (0...count).map { edge -> Int64 in
      guard edge > 0 else { return 0 }
      return switch axis {
      case .time: timeline.moment(ofActive: timeline.active * edge / count)
      case .length: timeline.moment(ofLength: timeline.recordedLength * edge / count)
      }
    }
    self.edges = edges
    let elevations = RunChart.ranges(measures.elevations.kept, edges, \.moment, \.elevation)
    let rates = RunChart.ranges(measures.heartRates.held, edges, \.from, \.rate)
    bins = (0..<Int(count)).map { bin in
      Bin(
        speed: RunChart.speed(timeline, from: edges[bin], to: edges[bin + 1]), elevation: elevations[bin],
        heartRate: rates[bin])
    }
  }

  private static func speed(_ timeline: RunTimeline, from: Int64, to: Int64) -> Int64? {
    var (a, b) = (timeline.active(at: from), timeline.active(at: to))
    var (first, last) = (from, to)
    if b - a < window {
      let begin = (a + b - window) >> 1
      (a, b) = begin <= 0 ? (0, (a + b + window) >> 1) : (begin, begin + window)
      b = min(b, timeline.active)
      (first, last) = (timeline.moment(ofActive: a), timeline.moment(ofActive: b))
    }
    guard b > a, let before = timeline.length(at: first), let after = timeline.length(at: last) else { return nil }
    let length = after - before
    let speed = (2_000 * length + (b - a)) / (2 * (b - a))
    return length * 1_000 >= slowest * (b - a) ? speed : nil
  }

  /// Returns the range from the lowest to the highest value in each of the chart's bins; nil for a bin without readings.
  /// - Parameters:
  ///   - readings: the readings, sorted by time.
  ///   - edges: the times at which the bins begin, and the end of the last bin.
  ///   - moment: returns the time of a reading, in the unit of `edges`.
  ///   - value: returns the value of a reading.
  private static func ranges<Reading, Value: Comparable>(
    _ readings: [Reading], _ edges: [Int64], _ moment: (Reading) -> Int64, _ value: (Reading) -> Value
  ) -> [ClosedRange<Value>?] {
    var ranges: [ClosedRange<Value>?] = Array(repeating: nil, count: edges.count - 1)
    var bin = 0
    for reading in readings {
      let at = moment(reading)
      while bin + 1 < ranges.count, at >= edges[bin + 1] { bin += 1 }
      guard at >= edges[bin], at <= edges[edges.count - 1] else { continue }
      let own = value(reading)
      let range = ranges[bin]
      ranges[bin] = min(range?.lowerBound ?? own, own)...max(range?.upperBound ?? own, own)
    }
    return ranges
  }
}
