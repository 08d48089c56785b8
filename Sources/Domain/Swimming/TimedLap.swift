import KernelDomain

/// What the rules ask of a lap, be it an original or a corrected one.
protocol TimedLap {
  var start: Timestamp { get }
  var end: Timestamp { get }
  /// Milliseconds.
  var duration: Int32 { get }
  var style: StrokeStyle { get }
  var isExcluded: Bool { get }
  var isConfirmed: Bool { get }
  /// No attempt begins or ends between the parts of a split lap.
  var mayBeginAttempt: Bool { get }
  var mayEndAttempt: Bool { get }

  func opensSegment(after previous: Self) -> Bool
  /// The numbers of the original laps that it covers.
  /// - Parameter index: its position in the workout.
  func numbers(at index: Int) -> LapRange
}

/// An original lap, as the device recorded it.
extension Lap: TimedLap {
  @inline(__always) var isExcluded: Bool { false }
  @inline(__always) var isConfirmed: Bool { false }
  @inline(__always) var mayBeginAttempt: Bool { true }
  @inline(__always) var mayEndAttempt: Bool { true }

  @inline(__always)
  func opensSegment(after previous: Lap) -> Bool {
    SegmentRule.breaks(
      gap: start.milliseconds &- previous.end.milliseconds, isAfterRestMarker: isAfterRestMarker)
  }

  func numbers(at index: Int) -> LapRange {
    LapRange(index + 1)
  }
}
