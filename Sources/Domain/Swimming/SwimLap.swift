package import KernelDomain

/// One pool length as the watch recorded it; never changed once imported. Sixteen bytes: a book holds hundreds of
/// thousands.
package struct SwimLap: Hashable, Sendable {
  package let start: Timestamp
  /// Milliseconds.
  package let duration: Int32
  private let strokeCount: UInt16
  /// The style as detected.
  package let style: StrokeStyle
  /// Whether a rest marker (an idle FIT length, a HealthKit pause or motion-paused event) lies between the starts
  /// of the lap before and this one.
  package let isAfterRestMarker: Bool

  package init(start: Timestamp, duration: Int32, style: StrokeStyle, strokes: Int?, isAfterRestMarker: Bool) {
    self.start = start
    self.duration = duration
    self.style = style
    self.strokeCount = strokes.map { UInt16(clamping: min($0, Int(SwimLap.noStrokes) - 1)) } ?? SwimLap.noStrokes
    self.isAfterRestMarker = isAfterRestMarker
  }

  private static let noStrokes = UInt16.max

  /// Nil where the watch gave none.
  package var strokes: Int? {
    strokeCount == SwimLap.noStrokes ? nil : Int(strokeCount)
  }

  package var end: Timestamp {
    start + Int64(duration)
  }
}

/// Laps of a swim by their numbers, first and last, from 1.
package struct SwimLapRange: Hashable, Sendable {
  package let first: Int
  package let last: Int

  /// Nil unless 1 ≤ first ≤ last.
  package init?(_ first: Int, _ last: Int) {
    guard first >= 1, first <= last else { return nil }
    self.first = first
    self.last = last
  }

  /// Laps are named by 1 ≤ first ≤ last.
  init(first: Int, last: Int) {
    precondition(first >= 1 && first <= last, "laps are numbered from 1, in order")
    self.first = first
    self.last = last
  }

  package init(_ lap: Int) {
    precondition(lap >= 1, "laps are numbered from 1")
    self.first = lap
    self.last = lap
  }

  package var count: Int { last - first + 1 }

  package func overlaps(_ other: SwimLapRange) -> Bool {
    first <= other.last && other.first <= last
  }

  package func contains(_ lap: Int) -> Bool {
    first <= lap && lap <= last
  }

  /// Positions in an array of the swim's laps.
  package var indices: Range<Int> { first - 1..<last }
}

/// Encoded as `[16,17]`.
extension SwimLapRange: Codable {
  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    guard let range = SwimLapRange(try container.decode(Int.self), try container.decode(Int.self)), container.isAtEnd
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "laps are two numbers from 1, first and last")
    }
    self = range
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(first)
    try container.encode(last)
  }
}
