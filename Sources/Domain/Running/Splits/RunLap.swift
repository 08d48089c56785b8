package import KernelDomain

/// A part of a run, marked by the runner with the lap button or by the device itself. A lap ends where the next begins.
package struct RunLap: Hashable, Sendable {
  package var start: Timestamp
  /// The duration that the device reports, in milliseconds without pauses; nil if it reports none.
  package let duration: Int64?
  /// The length that the device reports, in millimetres; nil if it reports none.
  package let length: Int64?

  package init(start: Timestamp, duration: Int64?, length: Int64?) {
    self.start = start
    self.duration = duration
    self.length = length
  }

  /// This lap without impossible values, which a damaged file may hold.
  var possible: RunLap {
    RunLap(
      start: start, duration: duration.flatMap(DeviceTotals.possible(time:)),
      length: length.flatMap(DeviceTotals.possible(amount:)))
  }
}

extension [RunLap] {
  /// Moves laps that start outside the run's time span to its start or end. A watch may start a lap when the button is
  /// pressed, before the first fix, or start one after the last fix.
  package func fitted(to span: ClosedRange<Timestamp>) -> [RunLap] {
    map { lap in
      var fitted = lap
      fitted.start = Swift.min(Swift.max(lap.start, span.lowerBound), span.upperBound)
      return fitted
    }
  }
}
