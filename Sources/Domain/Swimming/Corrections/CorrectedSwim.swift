import KernelDomain

/// A swim with its corrections applied, its suspicious laps marked, and its laps divided into segments (unbroken swims
/// from wall to wall).
package struct CorrectedSwim: Hashable, Sendable {
  /// The swim as it was imported, without corrections.
  package let swim: Swim
  package let laps: [SwumLap]
  /// The laps before the user merged, split or otherwise corrected any of them. The only correction that affects these
  /// laps is that of the pool length (see `Swim.laps(withPoolOf:)`).
  package let original: [SwimLap]
  package let segments: [SwimSegment]
  /// The pool length; nil if neither the file nor the user states it.
  package let pool: PoolLength?
  /// The distance of the swim, in centimetres; nil if it is unknown (see `CorrectedSwimLaps.centimetres`).
  package let centimetres: Int?
  /// Whether the user removed the swim from the book.
  package let isRemoved: Bool
  /// The corrections that have no effect because they no longer fit the swim's laps.
  package let setAside: [SwimCorrection]

  package var course: SwimCourse? {
    pool.map(SwimCourse.init)
  }

  /// Applies corrections to a swim.
  /// - Parameter corrections: corrections in the order in which they were made. Corrections of other swims are ignored.
  package init(_ swim: Swim, corrections: some Sequence<SwimCorrection>) {
    var corrected = CorrectedSwimLaps(swim, corrections: corrections.filter { $0.swim == swim.id })
    corrected.judge()
    self.init(swim, corrected)
  }

  init(_ swim: Swim, _ corrected: CorrectedSwimLaps) {
    self.swim = swim
    laps = corrected.laps
    original = corrected.original
    centimetres = corrected.centimetres
    pool = corrected.pool
    isRemoved = corrected.isRemoved
    setAside = corrected.setAside
    segments = CorrectedSwim.segments(of: swim.id, corrected.laps)
  }

  /// Returns the segment with this number, counting from 1. Nil if there is no such segment, or if the user joined it
  /// to an earlier one.
  package func segment(_ number: Int) -> SwimSegment? {
    segments.last { $0.id.number <= number }.flatMap { $0.id.number == number ? $0 : nil }
  }

  /// Returns the segment that now contains the device's segment `number`, because the user joined that segment to an
  /// earlier one. Nil if it was not joined, or does not exist.
  package func segment(joining number: Int) -> SwimSegment? {
    guard let segment = segments.last(where: { $0.id.number <= number }), segment.id.number < number,
      SwimSegmentRule.segments(of: original).count >= number
    else { return nil }
    return segment
  }

  package func laps(of segment: SwimSegment) -> ArraySlice<SwumLap> {
    laps[segment.positions]
  }

  /// Returns the group of laps to which this lap belongs: those whose times are shares (equal parts) of the same longer
  /// time. Nil if the lap's time is not a share.
  package func group(of lap: SwumLap) -> SwimShareGroup? {
    guard lap.isShared else { return nil }
    var (first, last) = (lap.numbers.first - 1, lap.numbers.last - 1)
    while first > 0, original[first].marks.contains(.continuesGroup) { first -= 1 }
    while last < original.count - 1, original[last].marks.contains(.isContinued) { last += 1 }
    let milliseconds = original[first...last].reduce(0) { $0 + Int64($1.duration) }
    return SwimShareGroup(laps: SwimLapRange(first: first + 1, last: last + 1), milliseconds: milliseconds)
  }

  private static func segments(of swim: SwimID, _ laps: [SwumLap]) -> [SwimSegment] {
    let firsts = laps.indices.filter { laps[$0].opensSegment }
    var number = 0
    return firsts.indices.map { index in
      let end = index + 1 < firsts.count ? firsts[index + 1] : laps.count
      number += Int(laps[firsts[index]].segmentStep)
      return SwimSegment(
        id: SwimSegmentID(swim: swim, number: number), positions: firsts[index]..<end, of: laps)
    }
  }
}

extension CorrectedSwimLaps {
  /// Marks suspicious laps, and computes the rest before each lap.
  fileprivate mutating func judge() {
    let limits = laps.withUnsafeBufferPointer { laps in
      var runs = SwimLapRuns()
      runs.load(laps)
      return StrokeStyle.allCases.map { style in
        runs.limits(of: style, laps, leastDuration: SuspicionRule.leastDuration(of: style, in: pool))
      }
    }
    for index in laps.indices {
      if !laps[index].isOutOfRecords {
        let limits = limits[Int(laps[index].style.rawValue)]
        laps[index].suspicion = limits.suspicion(of: laps[index].duration, isShare: laps[index].isShare)
      }
    }
    laps.noteRests()
  }
}

extension [SwumLap] {
  /// Divides the gap before each lap into `rest` and `drift` (the part that may result from rounding). Both are 0 at
  /// the start of a segment, and before or after an excluded lap.
  mutating func noteRests() {
    for index in indices.dropFirst() {
      let isOfOneSwim = !self[index].opensSegment && !self[index].isExcluded && !self[index - 1].isExcluded
      let gap = isOfOneSwim ? self[index].start - self[index - 1].end : 0
      self[index].rest = AttemptRule.rest(inGap: gap)
      self[index].drift = AttemptRule.drift(inGap: gap)
    }
  }
}
