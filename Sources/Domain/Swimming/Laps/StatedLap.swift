package import KernelDomain

/// A lap from a file that states each lap's distance and time, but not the pool lengths within the lap. TCX is such a
/// format.
package struct StatedLap: Hashable, Sendable {
  package let start: Timestamp
  /// The lap's time, in milliseconds; 0 if the file does not state it.
  package let duration: Int32
  /// The lap's distance, in centimetres; 0 for a rest.
  package let centimetres: Int32
  /// Whether the timer was stopped during the lap. If so, the lap's time cannot be divided into times of its lengths.
  package let hasPause: Bool

  package init(start: Timestamp, duration: Int32, centimetres: Int32, hasPause: Bool) {
    self.start = start
    self.duration = duration
    self.centimetres = centimetres
    self.hasPause = hasPause
  }
}

/// The pool lengths computed from laps for which a file states only distance and time. A lap whose distance is a whole
/// number of lengths is divided into lengths of equal duration, which are shares of the lap's time. A lap of only one
/// length is not a share.
///
/// The file also has a track point for each length, but a watch writes the point 1 to 22 s after the swimmer touches
/// the wall. FIT files show this delay, since they contain both times. So the track points cannot be used as the times
/// at the wall.
package struct StatedLengths: Hashable, Sendable {
  /// The computed lengths. Their style is unknown, because the file does not contain styles.
  package private(set) var laps: [SwimLap] = []
  /// The number of laps, excluding rests, that could not be divided into lengths, because the distance does not fit the
  /// pool or the time is not usable.
  package private(set) var unusable = 0
  /// The number of laps that were divided into more than one length, so that the lengths share the lap's time.
  package private(set) var groups = 0
  /// Whether all times in the file are in whole seconds, with fractions cut off.
  package let isInWholeSeconds: Bool

  /// The maximum number of lengths in a lap. If a lap has more, the file is damaged.
  private static let mostLengths = 2_000
  /// The maximum number of lengths in all laps. Nobody swims more, and a small file made to state them would take
  /// gigabytes.
  private static let mostInAll = 50_000
  /// The number of timed laps that prove that a file cuts off fractions: it is no coincidence if this many laps all
  /// last whole seconds.
  private static let lapsForWholeSeconds = 3

  private var hasRested = false

  package init(_ stated: [StatedLap], in pool: PoolLength) {
    let timed = stated.filter { $0.centimetres > 0 && $0.duration > 0 }
    isInWholeSeconds =
      timed.count >= StatedLengths.lapsForWholeSeconds && timed.allSatisfy { $0.duration % 1_000 == 0 }
    for lap in stated { add(lap, in: pool) }
  }

  private mutating func add(_ lap: StatedLap, in pool: PoolLength) {
    guard lap.centimetres > 0 else {
      hasRested = !laps.isEmpty
      return
    }
    guard let count = lap.lengths(in: pool), count <= StatedLengths.mostLengths, lap.duration >= count, !lap.hasPause,
      laps.count + count <= StatedLengths.mostInAll
    else {
      unusable += 1
      return
    }
    if count > 1 { groups += 1 }
    for length in 0..<count { laps.append(share(length, of: count, lap)) }
  }

  private mutating func share(_ length: Int, of count: Int, _ lap: StatedLap) -> SwimLap {
    let duration = Int(lap.duration)
    let (start, end) = (duration * length / count, duration * (length + 1) / count)
    var marks: SwimLap.Marks = isInWholeSeconds ? .wholeSeconds : []
    if length > 0 { marks.insert(.continuesGroup) }
    if length < count - 1 { marks.insert(.isContinued) }
    defer { hasRested = false }
    return SwimLap(
      start: lap.start + Int64(start), duration: Int32(end - start), style: .unknown, strokes: nil,
      isAfterRestMarker: hasRested, marks: marks)
  }
}

extension StatedLap {
  /// Returns the number of lengths of the pool in the lap; nil if it is not a whole number. The distance may deviate by
  /// a centimetre per length, since files write 33.33 m for a third of 100 m.
  package func lengths(in pool: PoolLength) -> Int? {
    let distance = Int(centimetres)
    let count = (distance + pool.centimetres / 2) / pool.centimetres
    return count >= 1 && abs(distance - count * pool.centimetres) <= count ? count : nil
  }
}

extension PoolLength {
  /// The pool lengths to suggest if a file does not state one, most likely first.
  package static let suggested = [5_000, 2_500, 2_286, 3_333, 2_000, 3_048, 4_572].compactMap {
    PoolLength(centimetres: $0)
  }

  /// Whether the distance of every lap is a whole number of lengths of this pool. Rests are ignored.
  package func fits(_ laps: [StatedLap]) -> Bool {
    laps.allSatisfy { $0.centimetres <= 0 || $0.lengths(in: self) != nil }
  }
}
