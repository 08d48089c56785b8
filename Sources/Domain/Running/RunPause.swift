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
    /// She stood, and wanted that to be a pause.
    case standing
    /// Lies between two runs that are one.
    case join
  }

  package init(start: Timestamp, end: Timestamp, source: Source) {
    self.start = start
    self.end = end
    self.source = source
  }

  /// Whether it was told, and not found by the rules.
  package var isTold: Bool { source != .inferred && source != .standing }

  /// Those of a run of which standing is a pause, in order.
  /// - Parameter standings: in milliseconds from the start.
  static func all(_ pauses: [RunPause], standings: [ClosedRange<Int64>], from start: Timestamp) -> [RunPause] {
    guard !standings.isEmpty else { return pauses }
    let stood = standings.map {
      RunPause(start: start + $0.lowerBound, end: start + $0.upperBound, source: .standing)
    }
    return (pauses + stood).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// Milliseconds.
  package var duration: Int64 { end - start }

  /// Its part in a span of time; nil when they have none in common.
  func clipped(to span: ClosedRange<Timestamp>) -> RunPause? {
    let pause = RunPause(start: max(start, span.lowerBound), end: min(end, span.upperBound), source: source)
    return pause.start < pause.end ? pause : nil
  }
}
