import KernelDomain

/// What the rules for records and suspicions need to know about a lap, original or corrected.
protocol TimedSwimLap {
  var start: Timestamp { get }
  /// When the lap ends, in milliseconds since 1970-01-01T00:00:00Z.
  var endMilliseconds: Int64 { get }
  /// The lap's duration in milliseconds.
  var duration: Int32 { get }
  var style: StrokeStyle { get }
  var isExcluded: Bool { get }
  var isConfirmed: Bool { get }
  /// Whether an attempt may begin with this lap. None begins or ends between the parts of a split lap.
  var mayBeginAttempt: Bool { get }
  var mayEndAttempt: Bool { get }

  /// Whether the lap's time is an equal share of a longer one, or includes a gap that the user counted as swum.
  var isEstimate: Bool { get }
  /// Whether this lap was the first of a segment that the user joined to the one before.
  var isJoined: Bool { get }

  /// The number of this lap's segment minus that of the lap before: 0 within a segment, 1 at the start of the next,
  /// more if segments between them were joined.
  /// - Parameter gap: the time from the end of the lap before, in milliseconds; for the first lap of a swim, longer
  ///   than any gap within a segment.
  func segmentStep(gap: Int64) -> Int32
  /// The numbers of the original laps that this lap covers.
  /// - Parameter index: this lap's position in the swim.
  func numbers(at index: Int) -> SwimLapRange
}

/// An original lap, as the device recorded it, without corrections.
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
