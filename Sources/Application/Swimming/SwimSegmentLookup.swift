import KernelApplication
import SwimmingDomain

/// A segment by its name, in its swim as corrected.
struct SwimSegmentLookup {
  let swim: CorrectedSwim
  let segment: SwimSegment

  /// Fails with `notFound`, saying which segments there are.
  init(_ id: SwimSegmentID, in book: SwimBook) throws(Failure) {
    guard let swim = book.corrected(id.swim) else { throw .unknownSwim(id.swim) }
    guard let segment = swim.segment(id.number) else {
      throw SwimSegmentLookup.noSegment(id, count: swim.segments.count)
    }
    self.swim = swim
    self.segment = segment
  }

  /// Only its laps, which no correction moves. Fails likewise.
  static func laps(of id: SwimSegmentID, in book: SwimBook) throws(Failure) -> SwimLapRange {
    guard let swim = book[id.swim] else { throw .unknownSwim(id.swim) }
    let segments = SwimSegmentRule.segments(of: swim.laps)
    guard segments.indices.contains(id.number - 1) else { throw noSegment(id, count: segments.count) }
    return segments[id.number - 1]
  }

  private static func noSegment(_ id: SwimSegmentID, count: Int) -> Failure {
    .notFound(.swimming(.noSuchSegment(name: id.description, segments: count)))
  }
}
