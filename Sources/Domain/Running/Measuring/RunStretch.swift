import KernelDomain

/// The measurements of a part of a run, such as a lap or a kilometre.
package struct RunStretch: Hashable, Sendable {
  /// When the part begins, in milliseconds from the run's start.
  package let start: Int64
  package let elapsed: Int64
  package let active: Int64
  package let moving: Int64
  /// The distance of the part, in millimetres; nil if it is unknown, because the device recorded only the total of the
  /// run, or nothing in this part.
  package let length: Int64?
  /// The total climb, in centimetres. Both `ascent` and `descent` are nil if the run has no elevations.
  package let ascent: Int64?
  package let descent: Int64?
  /// The average and highest heart rate in this part; nil if no heart rate is known.
  package let heartRate: HeartRateSummary?

  /// The shortest distance for which a pace is computed, in millimetres: 50 m.
  package static let shortestWithPace: Int64 = 50_000

  /// The pace in milliseconds per kilometre; nil if the part is too short, or if its distance or time is unknown.
  package var pace: Int64? { length.flatMap { RunStretch.pace(active, $0) } }

  package static func pace(_ active: Int64, _ length: Int64) -> Int64? {
    length >= shortestWithPace && active > 0 ? (active * 1_000_000 + length / 2) / length : nil
  }
}

/// Measurements for which all fixes of a run are needed: its heart rate, its elevations, and its distance over time.
package struct RunMeasures: Sendable {
  package let timeline: RunTimeline
  package let heartRates: HeartRates
  package let elevations: RunElevations

  package init(_ run: Run, _ measured: MeasuredRun) {
    self.init(run.fixes, RunTimeline(run, measured))
  }

  init(_ fixes: [RunFix], _ timeline: RunTimeline) {
    self.timeline = timeline
    heartRates = HeartRates(fixes, timeline)
    elevations = RunElevations(fixes, start: timeline.start)
  }

  /// Measures the part of the run between two moments, which are in milliseconds from the run's start.
  package func stretch(from: Int64, to: Int64) -> RunStretch {
    let climb = elevations.climb(from: from, to: to)
    return RunStretch(
      start: from, elapsed: to - from, active: timeline.active(at: to) - timeline.active(at: from),
      moving: timeline.moving(from: from, to: to), length: timeline.length(from: from, to: to),
      ascent: climb?.up, descent: climb?.down, heartRate: heartRates.summary(from: from, to: to))
  }

  /// Measures the part of the run that each split covers.
  package func stretches(_ splits: [RunSplit]) -> [RunStretch] {
    var from: Int64 = 0
    return splits.map { split in
      defer { from += split.elapsed }
      return stretch(from: from, to: from + split.elapsed)
    }
  }
}

/// The elevations of a run that were accepted (see `ElevationGate`), in chronological order.
package struct RunElevations: Sendable {
  struct Reading {
    /// The time of the fix that has this elevation, in milliseconds from the run's start.
    let moment: Int64
    /// The elevation above sea level, in centimetres.
    let elevation: Int32
    /// The climb that this reading adds to the run's total, in centimetres. `down` is the descent that the reading
    /// adds.
    let up: Int64
    let down: Int64
  }

  let kept: [Reading]
  /// How many times the altimeter jumped during the run.
  package let jumps: Int

  init(_ fixes: [RunFix], start: Timestamp) {
    var rule = AscentRule()
    var kept: [Reading] = []
    for fix in fixes {
      rule.add(fix) { reading, up, down in
        kept.append(Reading(moment: reading.time - start, elevation: reading.elevation, up: up, down: down))
      }
    }
    (self.kept, jumps) = (kept, rule.jumps)
  }

  /// Returns the climb and descent between two moments, in centimetres; nil if the run has no elevations. A reading
  /// exactly at `from` is excluded, one exactly at `to` is included. If `from` is 0, everything since the run's start
  /// is included.
  func climb(from: Int64, to: Int64) -> (up: Int64, down: Int64)? {
    guard !kept.isEmpty else { return nil }
    let first = from == 0 ? 0 : kept.partition { $0.moment > from }
    let end = kept.partition { $0.moment > to }
    return kept[first..<max(first, end)].reduce(into: (0, 0)) { $0 = ($0.0 + $1.up, $0.1 + $1.down) }
  }
}
