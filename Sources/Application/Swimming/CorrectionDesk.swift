import KernelApplication
import SwimmingDomain

/// Makes corrections for the use cases with which the swimmer corrects her book.
struct CorrectionDesk {
  let store: any WorkoutStore

  /// Corrects laps of one segment.
  /// - Parameter laps: nil is the whole segment; others must lie within it.
  func correct(
    _ segment: SegmentID, laps: LapRange?, _ change: (LapRange) -> Correction.Change
  ) throws(Failure) -> CorrectionOutput {
    try correct(segment.workout) { (book) throws(Failure) in
      let whole = try SegmentLookup.laps(of: segment, in: book)
      guard let laps else { return change(whole) }
      guard whole.contains(laps.first), whole.contains(laps.last) else {
        throw .invalidInput(
          field: "laps", problem: "\(laps.text) does not lie in segment \(segment)", valid: [whole.text])
      }
      return change(laps)
    }
  }

  /// Corrects a whole workout.
  func correct(_ workout: WorkoutID, _ change: Correction.Change) throws(Failure) -> CorrectionOutput {
    try correct(workout) { _ throws(Failure) in change }
  }

  /// Takes back the latest correction.
  func undo() throws(Failure) -> CorrectionOutput {
    var undone: Correction?
    let changed = try store.change { (book) throws(Failure) in
      undone = book.corrections.last
      return .undo
    }
    guard let undone else { preconditionFailure("a store refuses to undo where nothing was corrected") }
    return CorrectionOutput(undone, changed: true, records: changed.moves)
  }

  private func correct(
    _ workout: WorkoutID, _ decide: (SwimBook) throws(Failure) -> Correction.Change
  ) throws(Failure) -> CorrectionOutput {
    var made: Correction?
    var isNew = true
    let changed = try store.change { (book) throws(Failure) in
      let change = try decide(book)
      do throws(CorrectionError) {
        let correction = try book.correction(change, of: workout)
        made = correction
        return .correct(correction)
      } catch .changesNothing {
        made = Correction(workout: workout, change: change, touched: [])
        isNew = false
        return .nothing
      } catch {
        throw error.failure(change, workout)
      }
    }
    guard let made else { preconditionFailure("the change was decided on") }
    return CorrectionOutput(made, changed: isNew, records: changed.moves)
  }
}
