package import KernelDomain

/// One pool length as the watch recorded it. It never changes after the import. It takes sixteen bytes, since a book
/// holds hundreds of thousands.
package struct SwimLap: Hashable, Sendable {
  package let start: Timestamp
  /// In milliseconds.
  package let duration: Int32
  private let strokeCount: UInt16
  /// The style that the watch detected.
  package let style: StrokeStyle
  /// Whether a rest marker (an idle FIT length, a HealthKit pause or motion-paused event) lies between the starts of
  /// the previous lap and this one.
  package let isAfterRestMarker: Bool

  package init(start: Timestamp, duration: Int32, style: StrokeStyle, strokes: Int?, isAfterRestMarker: Bool) {
    self.start = start
    self.duration = duration
    self.style = style
    self.strokeCount = strokes.map { UInt16(clamping: min($0, Int(SwimLap.noStrokes) - 1)) } ?? SwimLap.noStrokes
    self.isAfterRestMarker = isAfterRestMarker
  }

  private static let noStrokes = UInt16.max

  /// The number of strokes; nil if the watch gave none.
  package var strokes: Int? {
    strokeCount == SwimLap.noStrokes ? nil : Int(strokeCount)
  }

  package var end: Timestamp {
    start + Int64(duration)
  }
}

/// A range of laps of a swim, by their numbers from 1.
package struct SwimLapRange: Hashable, Sendable {
  package let first: Int
  package let last: Int

  /// Nil unless 1 ≤ first ≤ last.
  package init?(_ first: Int, _ last: Int) {
    guard first >= 1, first <= last else { return nil }
    self.first = first
    self.last = last
  }

  /// - Precondition: 1 ≤ first ≤ last.
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

  /// The positions in an array of the swim's laps.
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
