package import KernelDomain

/// A part of a run that does not count as active time.
package struct RunPause: Hashable, Sendable {
  package let start: Timestamp
  package let end: Timestamp
  package let source: Source

  /// How the pause was recognised.
  package enum Source: String, Codable, Hashable, Sendable {
    /// The timer was stopped on the device or in this program.
    case timer
    /// The pause is the gap between two segments of a track.
    case segment
    /// The device reports a duration for a lap that is shorter than the time between the lap's start and end.
    case lap
    /// The pause was inferred from a long and slow step between two fixes, since the file does not record pauses.
    case inferred
    /// The runner stood still, and had chosen that standing still counts as a pause.
    case standing
    /// The pause is the time between two runs that the user joined.
    case join
  }

  package init(start: Timestamp, end: Timestamp, source: Source) {
    self.start = start
    self.end = end
    self.source = source
  }

  /// Whether the pause was recorded or results from joining two runs. False if a rule inferred it from a slow step or
  /// from standing still.
  package var isRecorded: Bool { source != .inferred && source != .standing }

  /// Merges pauses with the times at which the runner stood still, so that these count as pauses as well. Returns all
  /// pauses in chronological order.
  /// - Parameter standings: the times at which the runner stood still, in milliseconds from `start`.
  static func all(_ pauses: [RunPause], standings: [ClosedRange<Int64>], from start: Timestamp) -> [RunPause] {
    guard !standings.isEmpty else { return pauses }
    let stood = standings.map {
      RunPause(start: start + $0.lowerBound, end: start + $0.upperBound, source: .standing)
    }
    return (pauses + stood).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// The duration of the pause, in milliseconds.
  package var duration: Int64 { end - start }

  /// Returns the part of the pause within a time span; nil if they do not overlap.
  func clipped(to span: ClosedRange<Timestamp>) -> RunPause? {
    let pause = RunPause(start: max(start, span.lowerBound), end: min(end, span.upperBound), source: source)
    return pause.start < pause.end ? pause : nil
  }
}
