package import KernelDomain

/// One pool length as the watch recorded it. It does not change after the import. Its size is only sixteen bytes, since
/// a book may contain hundreds of thousands of laps.
package struct SwimLap: Hashable, Sendable {
  package let start: Timestamp
  /// The lap's duration, in milliseconds.
  package let duration: Int32
  private let strokeCount: UInt16
  /// The style that the watch recognised.
  package let style: StrokeStyle
  package let marks: Marks

  /// Facts about a lap other than its time and strokes.
  package struct Marks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    // Without it, `[]` in other modules would use the protocol's default implementation, which is slow.
    package init(arrayLiteral marks: Marks...) {
      var rawValue: UInt8 = 0
      for mark in marks { rawValue |= mark.rawValue }
      self.init(rawValue: rawValue)
    }

    /// The device marked a rest between the start of the previous lap and the start of this one. The mark is an idle
    /// length in a FIT file, and a pause or motion-paused event in HealthKit.
    package static let afterRest = Marks(rawValue: 1)
    /// The lap's time and that of the previous lap are shares of the same longer time (see `SwimLap.isShare`).
    package static let continuesGroup = Marks(rawValue: 2)
    /// The lap's time and that of the next lap are shares of the same longer time.
    package static let isContinued = Marks(rawValue: 4)
    /// The file states all times in whole seconds, with fractions cut off.
    package static let wholeSeconds = Marks(rawValue: 8)

    /// The marks that make a lap's time a share (see `isShare`). One of them is enough.
    package static let share: Marks = [.continuesGroup, .isContinued]
    /// The marks that make a lap's time an estimate. One of them is enough.
    static let estimate: Marks = [.continuesGroup, .isContinued, .wholeSeconds]
    package static let all: Marks = [.afterRest, .continuesGroup, .isContinued, .wholeSeconds]
  }

  package init(
    start: Timestamp, duration: Int32, style: StrokeStyle, strokes: Int?, isAfterRestMarker: Bool, marks: Marks = []
  ) {
    self.start = start
    self.duration = duration
    self.style = style
    self.strokeCount = strokes.map { UInt16(clamping: min($0, Int(SwimLap.noStrokes) - 1)) } ?? SwimLap.noStrokes
    self.marks = isAfterRestMarker ? marks.union(.afterRest) : marks
  }

  /// Whether the device marked a rest before this lap.
  package var isAfterRestMarker: Bool { marks.contains(.afterRest) }

  /// Whether the lap's time is a share: an equal part of a longer time that a file states for several lengths together.
  /// The shares of one time form a group. Attempts neither begin nor end inside a group, because the times at the walls
  /// between its lengths are unknown.
  package var isShare: Bool { !marks.isDisjoint(with: .share) }

  private static let noStrokes = UInt16.max

  /// The number of strokes in the lap; nil if the watch did not count them.
  package var strokes: Int? {
    strokeCount == SwimLap.noStrokes ? nil : Int(strokeCount)
  }

  package var end: Timestamp {
    start + Int64(duration)
  }
}

/// A range of a swim's original laps, by their numbers, which begin with 1.
package struct SwimLapRange: Hashable, Sendable {
  package let first: Int
  package let last: Int

  /// Creates the range from lap `first` to lap `last`. Nil unless 1 ≤ first ≤ last.
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

  /// The indices of the range's laps in an array of all original laps of the swim.
  package var indices: Range<Int> { first - 1..<last }
}

/// In JSON, a range is represented by an array of its first and last number: `[16,17]`.
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
