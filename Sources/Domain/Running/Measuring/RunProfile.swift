import KernelDomain

/// A run at places that lie equally far apart, to be drawn: when the runner was there, how fast, and how high.
package struct RunProfile: Sendable {
  package struct Place: Sendable {
    /// From the run's start, in millimetres.
    package let length: Int64
    /// Around the place, in millimetres, and without pauses, in milliseconds.
    package let around: (length: Int64, active: Int64)
    /// From the run's start with pauses, in milliseconds.
    package let elapsed: Int64
    /// Above sea level, in centimetres; nil where nothing tells it.
    package let elevation: Int32?
  }

  package let places: [Place]

  /// The pace is that of at least so many millimetres: shorter ones tell how exact the positions are.
  private static let window: Int64 = 100_000

  /// - Parameter most: the most places, the run's start and end among them; at least 2.
  package init(_ run: Run, _ measured: MeasuredRun, most: Int) {
    var meter = RunMeter(
      start: run.start, source: LengthSourceRule.source(of: run), infersPauses: run.infersPauses,
      countsBeginAtZero: run.countsBeginAtZero, pauses: run.pauses, holes: run.holes)
    meter.add(run.fixes)
    let curve = meter.curve
    let steps = Int64(max(most, 2) - 1)
    guard curve.count > 1, curve.length >= steps else {
      places = []
      return
    }
    let lengths = (0...steps).map { curve.length * $0 / steps }
    let times = RunProfile.times(lengths, curve)
    var clock = ActiveClock(start: run.start, pauses: measured.pauses)
    let active = times.map { clock.active(at: $0) }
    let reach = Int(max(1, (RunProfile.window * steps / curve.length + 1) / 2))
    let elevations = RunProfile.elevations(times, run)
    places = lengths.indices.map { index in
      let (from, to) = (max(index - reach, 0), min(index + reach, lengths.count - 1))
      return Place(
        length: lengths[index], around: (lengths[to] - lengths[from], active[to] - active[from]), elapsed: times[index],
        elevation: elevations[index])
    }
  }

  /// When each length is reached, in milliseconds from the run's start.
  private static func times(_ lengths: [Int64], _ curve: LengthCurve) -> [Int64] {
    var index = 0
    return lengths.map { length in
      while index < curve.count - 1, curve.lengths[index] < length { index += 1 }
      if curve.lengths[index] <= length || length == 0 { return length == 0 ? 0 : curve.times[index] }
      return curve.crossing(of: length, inStepTo: index)
    }
  }

  /// How high the last fix before each moment was; the first one's before that.
  private static func elevations(_ times: [Int64], _ run: Run) -> [Int32?] {
    let known = run.fixes.filter { $0.elevation != nil }
    var index = 0
    return times.map { time in
      while index + 1 < known.count, known[index + 1].time <= run.start + time { index += 1 }
      return known.isEmpty ? nil : known[index].elevation
    }
  }
}
