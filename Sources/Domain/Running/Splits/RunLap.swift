package import KernelDomain

/// A part of a run, which begins when the runner presses the lap button or by the device's own choice, and ends where
/// the next lap begins.
package struct RunLap: Hashable, Sendable {
  package var start: Timestamp
  /// The duration without pauses as reported by the device, in milliseconds; nil if it reports none.
  package let duration: Int64?
  /// The length as reported by the device, in millimetres; nil if it reports none.
  package let length: Int64?

  package init(start: Timestamp, duration: Int64?, length: Int64?) {
    self.start = start
    self.duration = duration
    self.length = length
  }

  /// This lap, without impossible values such as a damaged file may hold.
  var possible: RunLap {
    RunLap(
      start: start, duration: duration.flatMap(DeviceTotals.possible(time:)),
      length: length.flatMap(DeviceTotals.possible(amount:)))
  }
}

extension [RunLap] {
  /// Moves laps that start outside the run's time span to its start or end. A watch may start a lap before the first
  /// fix, when the button is pressed, or after the last fix.
  package func fitted(to span: ClosedRange<Timestamp>) -> [RunLap] {
    map { lap in
      var fitted = lap
      fitted.start = Swift.min(Swift.max(lap.start, span.lowerBound), span.upperBound)
      return fitted
    }
  }
}
