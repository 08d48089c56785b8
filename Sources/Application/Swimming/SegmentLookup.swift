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
      let count = workout.segments.count
      let hint = count == 0 ? "That workout has no laps." : "That workout has segments 1 to \(count)."
      throw .notFound(what: "segment", name: id.description, hint: hint)
    }
    self.workout = workout
    self.segment = segment
  }
}
