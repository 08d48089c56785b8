package import KernelDomain

/// A part of a run that does not count as active time.
package struct RunPause: Hashable, Sendable {
  package let start: Timestamp
  package let end: Timestamp
  package let source: Source

  /// How a pause is known.
  package enum Source: String, Codable, Hashable, Sendable {
    /// The timer was stopped, on the device or in this program.
    case timer
    /// It lies between two segments of a track.
    case segment
    /// The duration of a lap leaves it out.
    case lap
    /// It was inferred from a long and slow step.
    case inferred
    /// The runner stood still and had chosen that this is a pause.
    case standing
    /// It lies between two runs that were joined.
    case join
  }

  package init(start: Timestamp, end: Timestamp, source: Source) {
    self.start = start
    self.end = end
    self.source = source
  }

  /// Whether it was recorded, rather than found by the rules.
  package var isRecorded: Bool { source != .inferred && source != .standing }

  /// The pauses including the times of standing still, in order, for a run in which these count as pauses.
  /// - Parameter standings: in milliseconds from the start.
  static func all(_ pauses: [RunPause], standings: [ClosedRange<Int64>], from start: Timestamp) -> [RunPause] {
    guard !standings.isEmpty else { return pauses }
    let stood = standings.map {
      RunPause(start: start + $0.lowerBound, end: start + $0.upperBound, source: .standing)
    }
    return (pauses + stood).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// In milliseconds.
  package var duration: Int64 { end - start }

  /// The part of it within a span; nil if they do not overlap.
  func clipped(to span: ClosedRange<Timestamp>) -> RunPause? {
    let pause = RunPause(start: max(start, span.lowerBound), end: min(end, span.upperBound), source: source)
    return pause.start < pause.end ? pause : nil
  }
}
