import KernelDomain

/// Finds where the laps of a run begin.
package enum LapRule {
  /// The shortest lap, in milliseconds. A lap boundary that would create a shorter lap is ignored.
  package static let shortest: Int64 = 1_000

  /// Returns the boundaries between laps, in milliseconds from the run's start.
  /// - Parameters:
  ///   - presses: the starts of all laps except the first, in milliseconds from the run's start.
  ///   - elapsed: the time from the run's start to its end, in milliseconds; nil if the run has not ended.
  package static func boundaries(_ presses: some Sequence<Int64>, elapsed: Int64?) -> [Int64] {
    var boundaries: [Int64] = []
    for press in presses.sorted() {
      guard press - (boundaries.last ?? 0) >= shortest else { continue }
      if let elapsed, elapsed - press < shortest { continue }
      boundaries.append(press)
    }
    return boundaries
  }

  /// Returns the laps of a run with their measurements. The number of laps is one more than the number of boundaries
  /// between them.
  package static func laps(of run: Run, _ measures: RunMeasures) -> [MeasuredLap] {
    let timeline = measures.timeline
    // Older versions kept the laps in the order of the file.
    let laps = run.laps.inOrder
    let starts = laps.dropFirst().map { $0.start - run.start }
    let boundaries = [0] + boundaries(starts, elapsed: timeline.elapsed) + [timeline.elapsed]
    return zip(boundaries, boundaries.dropFirst()).map { from, to in
      let own = from == 0 ? laps.first : laps.dropFirst().first { $0.start - run.start == from }
      return MeasuredLap(measures.stretch(from: from, to: to), device: own)
    }
  }
}

/// A lap with its measurements.
package struct MeasuredLap: Hashable, Sendable {
  package let stretch: RunStretch
  /// The duration and distance of the lap as reported by the device; nil if the device reported neither.
  package let device: RunLap?
  /// The number of the step in the planned workout that the runner did in this lap, counting from 1; nil if the lap is
  /// not a step.
  package let step: Int?

  /// Whether the device reported a distance that nobody can run in the lap's time.
  package var hasImpossibleLength: Bool {
    guard let device, let length = device.length, length > 0 else { return false }
    return DeviceTotals(length: length, active: device.duration).plausibleLength(in: stretch.active) == nil
  }

  init(_ stretch: RunStretch, device: RunLap?) {
    self.stretch = stretch
    step = device?.step
    self.device = device.flatMap { $0.duration == nil && $0.length == nil ? nil : $0 }
  }
}
