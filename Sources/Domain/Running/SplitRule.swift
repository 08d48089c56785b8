package import KernelDomain

/// Each whole kilometre or mile of a run, and a rest.
package struct RunSplit: Hashable, Sendable {
  /// Millimetres.
  package let length: Int64
  /// Milliseconds without pauses.
  package let active: Int64
  /// Milliseconds.
  package let elapsed: Int64

  package init(length: Int64, active: Int64, elapsed: Int64) {
    self.length = length
    self.active = active
    self.elapsed = elapsed
  }
}

/// The lengths after which splits are taken.
package enum SplitUnit: CaseIterable, Sendable {
  case kilometre
  case mile

  /// Millimetres.
  package var length: Int64 {
    switch self {
    case .kilometre: 1_000_000
    case .mile: 1_609_344
    }
  }
}

package enum SplitRule {
  /// - Parameters:
  ///   - pauses: in order.
  ///   - times: those of the whole run.
  package static func splits(
    every unit: SplitUnit, of curve: LengthCurve, start: Timestamp, pauses: [RunPause], _ times: RunTimes
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
    if curve.length > last.length {
      splits.append(
        RunSplit(
          length: curve.length - last.length, active: times.active - last.active,
          elapsed: times.elapsed - last.elapsed))
    }
    return splits
  }
}

extension LengthCurve {
  /// When a length was reached in the step to a point, linear within it; of the first, from the run's start. In
  /// milliseconds from there, rounded up.
  func crossing(of length: Int64, inStepTo index: Int) -> Int64 {
    let time = index == 0 ? 0 : times[index - 1]
    let before = index == 0 ? 0 : lengths[index - 1]
    let step = lengths[index] - before
    return time + ((length - before) * (times[index] - time) + step - 1) / step
  }
}

/// How much of a run was active up to a time; asked for times that never fall.
struct ActiveClock {
  private let start: Timestamp
  private var pauses: ArraySlice<RunPause>
  /// Milliseconds of the pauses that are over.
  private var paused: Int64 = 0

  init(start: Timestamp, pauses: [RunPause]) {
    self.start = start
    self.pauses = pauses[...]
  }

  /// - Parameter elapsed: milliseconds from the start.
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
