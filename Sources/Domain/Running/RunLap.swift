package import KernelDomain

/// What the runner, by a press of the lap button, or her device marked as a part of a run; it reaches to the next.
package struct RunLap: Hashable, Sendable {
  package var start: Timestamp
  /// Milliseconds as the device counted them, pauses left out.
  package let duration: Int64?
  /// Millimetres as the device counted them.
  package let length: Int64?

  package init(start: Timestamp, duration: Int64?, length: Int64?) {
    self.start = start
    self.duration = duration
    self.length = length
  }

  /// Without what no device counts, as a damaged file may have it.
  var possible: RunLap {
    RunLap(
      start: start, duration: duration.flatMap(DeviceTotals.possible(time:)),
      length: length.flatMap(DeviceTotals.possible(amount:)))
  }
}

extension [RunLap] {
  /// As parts of a run: a watch may count a lap from the press of its button, before there is a fix, and one behind the last;
  /// these begin where the run does, or ends.
  package func fitted(to span: ClosedRange<Timestamp>) -> [RunLap] {
    map { lap in
      var fitted = lap
      fitted.start = Swift.min(Swift.max(lap.start, span.lowerBound), span.upperBound)
      return fitted
    }
  }
}
