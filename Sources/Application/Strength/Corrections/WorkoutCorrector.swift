package import KernelApplication
import StrengthDomain

/// Makes corrections of finished workouts, on behalf of all use cases that correct them.
extension StrengthReader {
  /// Corrects a finished workout.
  /// - Parameter isDryRun: true to write nothing, and only return what the correction would do; nil means false.
  func correct(
    _ id: WorkoutID, _ change: WorkoutCorrection.Change, isDryRun: Bool? = nil
  ) throws(Failure) -> WorkoutCorrectionOutput {
    try correct(id, isDryRun: isDryRun) { _, _ in change }
  }

  /// Corrects a finished workout.
  /// - Parameters:
  ///   - isDryRun: true to write nothing, and only return what the correction would do; nil means false.
  ///   - change: returns the correction to make, given the workout with its existing corrections.
  func correct(
    _ id: WorkoutID, isDryRun: Bool? = nil,
    _ change: (Workout, any StrengthSnapshot) throws(Failure) -> WorkoutCorrection.Change
  ) throws(Failure) -> WorkoutCorrectionOutput {
    let formula = try self.formula()
    let isDryRun = isDryRun ?? false
    let changed = try repository.change(isDryRun: isDryRun) { (snapshot) throws(Failure) in
      let change = try change(snapshot.workout(id).workout, snapshot)
      var corrected = snapshot.corrected
      let before = snapshot.records(formula)
      do throws(WorkoutCorrectionError) {
        let correction = try corrected.make(change, of: id, suspicious: snapshot.suspicious)
        return ([.correct(correction)], (correction, before))
      } catch .changesNothing {
        return ([], (WorkoutCorrection(workout: id, change: change, touched: nil), before))
      } catch {
        throw error.failure(of: id)
      }
    }
    let (correction, before) = changed.value
    let moves =
      changed.number == nil
      ? [] : changed.after.records(formula).moves(from: before, in: changed.after.catalogue)
    return WorkoutCorrectionOutput(
      correction: WorkoutCorrectionView(correction) { ExerciseName(.known($0), in: changed.after.catalogue) },
      change: isDryRun ? nil : changed.number, records: moves,
      dryRun: changed.tried(isDryRun))
  }
}

/// The output of a use case that corrects a workout.
package struct WorkoutCorrectionOutput: Described, Equatable {
  package var correction: WorkoutCorrectionView
  /// The number that identifies the recorded change, for use with undo; nil if nothing changed.
  package var change: Int?
  package var records: [RecordMoveView]
  /// True if this was a dry run, which wrote nothing; nil otherwise.
  package var dryRun: Bool?

  package static let schema = Schema(
    "CorrectedWorkout", "The effect of a correction.",
    [
      .init("correction", WorkoutCorrectionView.schema, "The correction."), .change,
      .init(
        "records", .list(RecordMoveView.schema),
        "The records that changed, or would change if the change was only tried."), .isDryRun,
    ])
  package static let announced = StrengthEvents.bookDescriptions + StrengthEvents.recordDescriptions
}

extension WorkoutCorrectionOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard change != nil else { return [] }
    return [
      BookEvent(
        StrengthEvents.bookChanged, StrengthEvents.BookChanged(.workouts, workout: correction.workout))
    ] + records.filter(\.isBetter).map { BookEvent(StrengthEvents.recordSet, $0) }
  }
}

extension WorkoutCorrectionError {
  /// Converts this error to the failure that a use case throws.
  /// - Parameter id: the workout to correct.
  func failure(of id: WorkoutID) -> Failure {
    switch self {
    case .unknownWorkout: .unknownWorkout(id)
    case .removed: .conflict(.strength(.workoutWasRemoved(workout: id.description)))
    case .noBlock(let count): .invalidInput(field: "to", problem: .strength(.noBlock(number: 0, count: count)))
    case .noSet(let number): .notFound(.strength(.noSet(number: Int(number), workout: id.description)))
    case .setChanged(let number): .conflict(.strength(.setHasChanged(number: Int(number))))
    case .emptySet: .invalidInput(field: "set", problem: .strength(.emptySet))
    case .notSuspicious(let number): .conflict(.strength(.notSuspicious(number: Int(number))))
    case .changesNothing: .conflict(.strength(.saidAlready))
    }
  }
}
