import KernelApplication
import SwimmingDomain

/// A segment by its name, in its workout as corrected.
struct SegmentLookup {
  let workout: CorrectedWorkout
  let segment: Segment

  /// Fails with `notFound`, saying which segments there are.
  init(_ id: SegmentID, in book: SwimBook) throws(Failure) {
    guard let workout = book.corrected(id.workout) else { throw .unknownWorkout(id.workout) }
    guard let segment = workout.segment(id.number) else {
      throw SegmentLookup.noSegment(id, count: workout.segments.count)
    }
    self.workout = workout
    self.segment = segment
  }

  /// Only its laps, which no correction moves. Fails likewise.
  static func laps(of id: SegmentID, in book: SwimBook) throws(Failure) -> LapRange {
    guard let workout = book[id.workout] else { throw .unknownWorkout(id.workout) }
    let segments = SegmentRule.segments(of: workout.laps)
    guard segments.indices.contains(id.number - 1) else { throw noSegment(id, count: segments.count) }
    return segments[id.number - 1]
  }

  private static func noSegment(_ id: SegmentID, count: Int) -> Failure {
    let hint = count == 0 ? "That workout has no laps." : "That workout has segments 1 to \(count)."
    return .notFound(what: "segment", name: id.description, hint: hint)
  }
}
