package import KernelDomain

/// A lap, which is a part of a run. It begins when the runner presses the lap button or when the device starts a lap
/// automatically, and ends where the next lap begins.
package struct RunLap: Hashable, Sendable {
  package var start: Timestamp
  /// The lap's duration without pauses as reported by the device, in milliseconds; nil if the device reports none.
  package let duration: Int64?
  /// The lap's distance as reported by the device, in millimetres; nil if the device reports none.
  package let length: Int64?
  /// The number of the step in the planned workout that the runner did in this lap, counting from 1; nil if the lap is
  /// not a step.
  package var step: Int?

  package init(start: Timestamp, duration: Int64?, length: Int64?, step: Int? = nil) {
    self.start = start
    self.duration = duration
    self.length = length
    self.step = step
  }

  /// A copy of this lap without impossible values, which a damaged file may contain. These are replaced with nil.
  var possible: RunLap {
    RunLap(
      start: start, duration: duration.flatMap(DeviceTotals.possible(time:)),
      length: length.flatMap(DeviceTotals.possible(amount:)), step: step)
  }
}

extension [RunLap] {
  /// The laps in chronological order. A file may contain them in another order, such as the newest first.
  package var inOrder: [RunLap] { sorted { $0.start < $1.start } }

  /// Returns the laps, moving each start outside the run's time span to the nearer end of that span. A start may be
  /// outside because the lap button was pressed before the first fix, or because the watch started a lap after the last
  /// fix.
  package func fitted(to span: ClosedRange<Timestamp>) -> [RunLap] {
    map { lap in
      var fitted = lap
      fitted.start = Swift.min(Swift.max(lap.start, span.lowerBound), span.upperBound)
      return fitted
    }
  }

  /// Returns the laps within a part of a run. The first of these laps begins at the start of the part.
  func clipped(to part: ClosedRange<Timestamp>, of run: ClosedRange<Timestamp>) -> [RunLap] {
    let laps = inOrder
    guard !isEmpty, part.lowerBound > run.lowerBound else { return laps.filter { part.contains($0.start) } }
    let begun =
      laps.last { $0.start == part.lowerBound }
      ?? RunLap(
        start: part.lowerBound, duration: nil, length: nil, step: laps.last { $0.start < part.lowerBound }?.step)
    return [begun] + laps.filter { $0.start > part.lowerBound && part.contains($0.start) }
  }

  /// Returns these laps after moving the start of the first one to `start`, the start of the run. If there are no laps,
  /// returns a single lap that begins at `start`.
  func beginning(at start: Timestamp) -> [RunLap] {
    let laps = inOrder
    let first = laps.first.map { RunLap(start: start, duration: $0.duration, length: $0.length, step: $0.step) }
    return [first ?? RunLap(start: start, duration: nil, length: nil)] + laps.dropFirst()
  }
}
