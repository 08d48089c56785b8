import KernelDomain

/// What the rules ask of a lap, be it an original or a corrected one.
protocol TimedSwimLap {
  var start: Timestamp { get }
  /// Its end, since 1970-01-01T00:00:00Z.
  var endMilliseconds: Int64 { get }
  /// Milliseconds.
  var duration: Int32 { get }
  var style: StrokeStyle { get }
  var isExcluded: Bool { get }
  var isConfirmed: Bool { get }
  /// No attempt begins or ends between the parts of a split lap.
  var mayBeginAttempt: Bool { get }
  var mayEndAttempt: Bool { get }

  /// Whether its time is an equal share of a longer one, or holds a gap that the swimmer says was swum.
  var isEstimate: Bool { get }
  /// Whether the device began a segment with it that she joined to the one before.
  var isJoined: Bool { get }

  /// How much the number of its segment is greater than that of the lap before: 0 inside a segment, 1 where one begins,
  /// more where others were joined before.
  /// - Parameter gap: milliseconds from the end of the lap before; before the first lap of a swim, more than any
  ///   segment bears.
  func segmentStep(gap: Int64) -> Int32
  /// The numbers of the original laps that it covers.
  /// - Parameter index: its position in the swim.
  func numbers(at index: Int) -> SwimLapRange
}

/// An original lap, as the device recorded it.
extension SwimLap: TimedSwimLap {
  @inline(__always) var endMilliseconds: Int64 { start.milliseconds &+ Int64(duration) }
  @inline(__always) var isExcluded: Bool { false }
  @inline(__always) var isConfirmed: Bool { false }
  @inline(__always) var mayBeginAttempt: Bool { true }
  @inline(__always) var mayEndAttempt: Bool { true }
  @inline(__always) var isEstimate: Bool { false }
  @inline(__always) var isJoined: Bool { false }

  @inline(__always)
  func opensSegment(gap: Int64) -> Bool {
    SwimSegmentRule.breaks(gap: gap, isAfterRestMarker: isAfterRestMarker)
  }

  @inline(__always)
  func segmentStep(gap: Int64) -> Int32 {
    Int32(opensSegment(gap: gap).bit)
  }

  func numbers(at index: Int) -> SwimLapRange {
    SwimLapRange(index + 1)
  }
}
