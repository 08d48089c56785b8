import KernelApplication
import SwimmingDomain

/// Finds a segment by its id. The segment is part of a swim with corrections applied.
struct SwimSegmentLookup {
  let swim: CorrectedSwim
  let segment: SwimSegment

  /// Finds the segment. If there is none with this id, fails with `notFound`, which names the existing segments.
  init(_ id: SwimSegmentID, in book: SwimBook) throws(Failure) {
    guard let swim = book.corrected(id.swim) else { throw .unknownSwim(id.swim) }
    guard let segment = swim.segment(id.number) else {
      if let joined = swim.segment(joining: id.number) {
        throw .notFound(.swimming(.segmentWasJoined(name: id.description, to: joined.id.description)))
      }
      throw SwimSegmentLookup.noSegment(id, count: swim.segments.count)
    }
    self.swim = swim
    self.segment = segment
  }

  /// Returns the laps of a segment, including those of segments that were joined to it. The id may also identify a
  /// segment that the device recorded and that was joined to another one. Fails with `notFound` if there is no such
  /// segment.
  static func laps(of id: SwimSegmentID, in book: SwimBook) throws(Failure) -> SwimLapRange {
    guard let swim = book.corrected(id.swim) else { throw .unknownSwim(id.swim) }
    if let joined = swim.segment(id.number) { return joined.laps }
    let segments = SwimSegmentRule.segments(of: swim.original)
    guard segments.indices.contains(id.number - 1) else { throw noSegment(id, count: segments.count) }
    return segments[id.number - 1]
  }

  private static func noSegment(_ id: SwimSegmentID, count: Int) -> Failure {
    .notFound(.swimming(.noSuchSegment(name: id.description, segments: count)))
  }
}
