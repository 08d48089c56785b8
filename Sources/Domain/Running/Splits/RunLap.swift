package import KernelDomain

/// A part of a run that the runner marked with the lap button, or the device by itself. It ends where the next one
/// begins.
package struct RunLap: Hashable, Sendable {
  package var start: Timestamp
  /// The device's count in milliseconds, without pauses.
  package let duration: Int64?
  /// The device's count in millimetres.
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
  /// Moves the starts of laps into the span of the run: a watch may count a lap from the press of the button, before
  /// the first fix, or begin one after the last fix.
  package func fitted(to span: ClosedRange<Timestamp>) -> [RunLap] {
    map { lap in
      var fitted = lap
      fitted.start = Swift.min(Swift.max(lap.start, span.lowerBound), span.upperBound)
      return fitted
    }
  }
}
