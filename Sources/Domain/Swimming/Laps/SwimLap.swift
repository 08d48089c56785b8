package import KernelDomain

/// One pool length as the watch recorded it. It does not change after the import. It takes only sixteen bytes of
/// memory, since a book may hold hundreds of thousands of laps.
package struct SwimLap: Hashable, Sendable {
  package let start: Timestamp
  /// The lap's duration, in milliseconds.
  package let duration: Int32
  private let strokeCount: UInt16
  /// The style that the watch detected.
  package let style: StrokeStyle
  /// Whether the device marked a rest between the start of the previous lap and the start of this one: with an idle
  /// length in a FIT file, or with a pause or motion-paused event of HealthKit.
  package let isAfterRestMarker: Bool

  package init(start: Timestamp, duration: Int32, style: StrokeStyle, strokes: Int?, isAfterRestMarker: Bool) {
    self.start = start
    self.duration = duration
    self.style = style
    self.strokeCount = strokes.map { UInt16(clamping: min($0, Int(SwimLap.noStrokes) - 1)) } ?? SwimLap.noStrokes
    self.isAfterRestMarker = isAfterRestMarker
  }

  private static let noStrokes = UInt16.max

  /// The number of strokes; nil if the watch did not count them.
  package var strokes: Int? {
    strokeCount == SwimLap.noStrokes ? nil : Int(strokeCount)
  }

  package var end: Timestamp {
    start + Int64(duration)
  }
}

/// A range of a swim's original laps, by their numbers. The first lap of a swim has number 1.
package struct SwimLapRange: Hashable, Sendable {
  package let first: Int
  package let last: Int

  /// Creates the range from lap `first` to lap `last`; nil unless 1 ≤ first ≤ last.
  package init?(_ first: Int, _ last: Int) {
    guard first >= 1, first <= last else { return nil }
    self.first = first
    self.last = last
  }

  /// Creates the range from lap `first` to lap `last`.
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

  /// The indices of the laps in an array of all original laps of the swim.
  package var indices: Range<Int> { first - 1..<last }
}

/// In JSON, a range is an array of its first and last number: `[16,17]`.
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
