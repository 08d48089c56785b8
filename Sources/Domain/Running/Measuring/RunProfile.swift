import KernelDomain

/// The time, pace and elevation at equally spaced places along a run, for drawing charts.
package struct RunProfile: Sendable {
  package struct Place: Sendable {
    /// The distance from the run's start to the place, in millimetres.
    package let length: Int64
    /// The stretch of the run around the place from which the pace is computed: its distance in millimetres, and its
    /// time without pauses in milliseconds.
    package let around: (length: Int64, active: Int64)
    /// The time from the run's start to the place, including pauses, in milliseconds.
    package let elapsed: Int64
    /// The elevation above sea level, in centimetres; nil if it is unknown.
    package let elevation: Int32?
  }

  package let places: [Place]

  /// The shortest distance over which the pace at a place is averaged, in millimetres; it may be shorter near the run's
  /// ends. Over shorter distances, the pace would mostly reflect the errors of positions.
  private static let window: Int64 = 100_000

  /// Computes the profile. It has no places if the distance over time is not known.
  /// - Parameter most: the number of places, including the run's start and end; at least 2.
  package init(_ run: Run, _ measured: MeasuredRun, most: Int) {
    var meter = RunMeter(run)
    meter.add(run.fixes)
    let curve = meter.curve(of: run)
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

  /// Returns the time at which each distance is reached, in milliseconds from the run's start.
  private static func times(_ lengths: [Int64], _ curve: LengthCurve) -> [Int64] {
    var index = 0
    return lengths.map { length in
      while index < curve.count - 1, curve.lengths[index] < length { index += 1 }
      if curve.lengths[index] <= length || length == 0 { return length == 0 ? 0 : curve.times[index] }
      return curve.crossing(of: length, inStepTo: index)
    }
  }

  /// Returns the elevation at each time, in centimetres. It is the last accepted elevation up to that time (see
  /// `ElevationGate`) or, if there is none, the first accepted one. Nil if no elevation is accepted.
  private static func elevations(_ times: [Int64], _ run: Run) -> [Int32?] {
    let kept = RunElevations(run.fixes, start: run.start).kept
    var index = 0
    return times.map { time in
      while index + 1 < kept.count, kept[index + 1].moment <= time { index += 1 }
      return kept.isEmpty ? nil : kept[index].elevation
    }
  }
}
