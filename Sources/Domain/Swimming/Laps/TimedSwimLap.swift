import KernelDomain

/// A lap as the rules for records and suspicious laps need it. Both original and corrected laps conform.
protocol TimedSwimLap {
  var start: Timestamp { get }
  /// When the lap ended, in milliseconds since 1970-01-01T00:00:00Z.
  var endMilliseconds: Int64 { get }
  /// The lap's duration, in milliseconds.
  var duration: Int32 { get }
  var style: StrokeStyle { get }
  var isExcluded: Bool { get }
  /// Whether the lap is excluded, or was swum with fins or paddles. Such a lap is never part of an attempt, and is not
  /// compared with other laps.
  var isOutOfRecords: Bool { get }
  var isConfirmed: Bool { get }
  /// Whether an attempt may begin with this lap. Attempts can neither begin nor end between laps whose times are equal
  /// parts of one longer time.
  var mayBeginAttempt: Bool { get }
  var mayEndAttempt: Bool { get }

  /// Whether the lap's time is an equal part of a longer time. Such a lap is not compared with other laps of the same
  /// style.
  var isShare: Bool { get }
  /// Whether the lap's time is an estimate. True if it is an equal part of a longer time, was cut off to whole seconds,
  /// or includes a gap that the user counted as swum.
  var isEstimate: Bool { get }
  /// Whether this lap was the first of a segment that the user joined to the previous one.
  var isJoined: Bool { get }

  /// Returns the number of this lap's segment minus that of the previous lap's segment. It is 0 within a segment, 1 at
  /// the start of the next one, and more if segments between the two were joined.
  /// - Parameter gap: the time from the end of the previous lap to the start of this one, in milliseconds. For the
  ///   first lap of a swim, the caller passes a value longer than any gap within a segment.
  func segmentStep(gap: Int64) -> Int32
  /// Returns the numbers of the original laps that this lap covers.
  /// - Parameter index: this lap's index in the swim.
  func numbers(at index: Int) -> SwimLapRange
}

/// Original laps conform to the protocol without corrections, as the device recorded them.
extension SwimLap: TimedSwimLap {
  @inline(__always) var endMilliseconds: Int64 { start.milliseconds &+ Int64(duration) }
  @inline(__always) var isExcluded: Bool { false }
  @inline(__always) var isOutOfRecords: Bool { false }
  @inline(__always) var isConfirmed: Bool { false }
  @inline(__always) var mayBeginAttempt: Bool { !marks.contains(.continuesGroup) }
  @inline(__always) var mayEndAttempt: Bool { !marks.contains(.isContinued) }
  @inline(__always) var isEstimate: Bool { !marks.isDisjoint(with: .estimate) }
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
