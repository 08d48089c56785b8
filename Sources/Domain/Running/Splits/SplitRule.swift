package import KernelDomain

/// A split: a whole kilometre or mile of a run, or the shorter remainder at the run's end.
package struct RunSplit: Hashable, Sendable {
  /// The distance of the split, in millimetres.
  package let length: Int64
  /// The time that the runner took for the split, without pauses, in milliseconds.
  package let active: Int64
  /// The time that the runner took for the split, including pauses, in milliseconds.
  package let elapsed: Int64

  package init(length: Int64, active: Int64, elapsed: Int64) {
    self.length = length
    self.active = active
    self.elapsed = elapsed
  }
}

/// The unit of splits, each of which is a kilometre or a mile long.
package enum SplitUnit: CaseIterable, Sendable {
  case kilometre
  case mile

  /// The length of the unit, in millimetres.
  package var length: Int64 {
    switch self {
    case .kilometre: 1_000_000
    case .mile: 1_609_344
    }
  }
}

package enum SplitRule {
  /// Returns the splits of a run: each whole kilometre or mile, then the shorter remainder.
  /// - Parameters:
  ///   - curve: the distance covered over time.
  ///   - start: the start of the run.
  ///   - pauses: the pauses of the run, in chronological order.
  ///   - times: the total times of the run, with and without pauses.
  ///   - isWhole: whether the curve covers the whole run. If not, the remainder ends where the curve ends.
  package static func splits(
    every unit: SplitUnit, of curve: LengthCurve, start: Timestamp, pauses: [RunPause], _ times: RunTimes,
    isWhole: Bool = true
  ) -> [RunSplit] {
    var splits: [RunSplit] = []
    var clock = ActiveClock(start: start, pauses: pauses)
    var last: (length: Int64, elapsed: Int64, active: Int64) = (0, 0, 0)
    for index in curve.times.indices {
      while curve.lengths[index] >= last.length + unit.length {
        let elapsed = curve.crossing(of: last.length + unit.length, inStepTo: index)
        let active = clock.active(at: elapsed)
        splits.append(RunSplit(length: unit.length, active: active - last.active, elapsed: elapsed - last.elapsed))
        last = (last.length + unit.length, elapsed, active)
      }
    }
    if curve.length > last.length, let end = curve.times.last {
      let (elapsed, active) = isWhole ? (times.elapsed, times.active) : (end, clock.active(at: end))
      splits.append(
        RunSplit(
          length: curve.length - last.length, active: active - last.active, elapsed: elapsed - last.elapsed))
    }
    return splits
  }
}

extension LengthCurve {
  /// Returns when the runner reaches a distance, in milliseconds from the run's start. The runner must reach it between
  /// point `index` of the curve and the point before; the time is interpolated between the two and rounded up. The
  /// point before the first one is the run's start.
  func crossing(of length: Int64, inStepTo index: Int) -> Int64 {
    let time = index == 0 ? 0 : times[index - 1]
    let before = index == 0 ? 0 : lengths[index - 1]
    let step = lengths[index] - before
    return time + ((length - before) * (times[index] - time) + step - 1) / step
  }
}

/// Computes the time without pauses from the start of a run to a given moment. Callers must pass moments in ascending
/// order.
struct ActiveClock {
  private let start: Timestamp
  private var pauses: ArraySlice<RunPause>
  /// The total duration of the pauses passed so far, in milliseconds.
  private var paused: Int64 = 0

  init(start: Timestamp, pauses: [RunPause]) {
    self.start = start
    self.pauses = pauses[...]
  }

  /// Returns the time without pauses from the start to a moment, in milliseconds.
  /// - Parameter elapsed: the moment, in milliseconds from the start.
  mutating func active(at elapsed: Int64) -> Int64 {
    let instant = start + elapsed
    while let pause = pauses.first, pause.end <= instant {
      paused += pause.duration
      pauses.removeFirst()
    }
    let begun = pauses.first.map { max(0, instant - $0.start) } ?? 0
    return elapsed - paused - begun
  }
}
