import KernelDomain

/// What the rules need to know of a lap, original or corrected.
protocol TimedSwimLap {
  var start: Timestamp { get }
  /// Its end, in milliseconds since 1970-01-01T00:00:00Z.
  var endMilliseconds: Int64 { get }
  /// In milliseconds.
  var duration: Int32 { get }
  var style: StrokeStyle { get }
  var isExcluded: Bool { get }
  var isConfirmed: Bool { get }
  /// No attempt begins or ends between the parts of a split lap.
  var mayBeginAttempt: Bool { get }
  var mayEndAttempt: Bool { get }

  /// Whether its time is an equal share of a longer one, or includes a gap that the user counted as swum.
  var isEstimate: Bool { get }
  /// Whether the device began a segment with it that the user joined to the one before.
  var isJoined: Bool { get }

  /// How much the number of its segment exceeds that of the lap before: 0 within a segment, 1 at the start of one, more
  /// if segments before it were joined.
  /// - Parameter gap: from the end of the lap before, in milliseconds; for the first lap of a swim, longer than any gap
  ///   within a segment.
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
