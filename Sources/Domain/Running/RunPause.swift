package import KernelDomain

/// A time of a run that does not count as active.
package struct RunPause: Hashable, Sendable {
  package let start: Timestamp
  package let end: Timestamp
  package let source: Source

  /// How it is known.
  package enum Source: String, Codable, Hashable, Sendable {
    /// The timer was stopped, on the device or here.
    case timer
    /// Lies between two segments of a track.
    case segment
    /// A lap's own time leaves it out.
    case lap
    /// Nobody told; she hardly moved.
    case inferred
    /// Lies between two runs that are one.
    case join
  }

  package init(start: Timestamp, end: Timestamp, source: Source) {
    self.start = start
    self.end = end
    self.source = source
  }

  /// Milliseconds.
  package var duration: Int64 { end - start }

  /// Its part in a span of time; nil when they have none in common.
  func clipped(to span: ClosedRange<Timestamp>) -> RunPause? {
    let pause = RunPause(start: max(start, span.lowerBound), end: min(end, span.upperBound), source: source)
    return pause.start < pause.end ? pause : nil
  }
}
