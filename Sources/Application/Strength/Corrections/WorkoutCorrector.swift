package import KernelApplication
import StrengthDomain

/// Corrections that the lifter makes in finished workouts.
extension StrengthReader {
  /// - Parameter isDryRun: whether nothing is written.
  func correct(
    _ id: WorkoutID, _ change: WorkoutCorrection.Change, isDryRun: Bool? = nil
  ) throws(Failure) -> WorkoutCorrectionOutput {
    try correct(id, isDryRun: isDryRun) { _ in change }
  }

  /// - Parameter change: what is to be corrected, of the workout as it stands.
  func correct(
    _ id: WorkoutID, isDryRun: Bool? = nil, _ change: (Workout) throws(Failure) -> WorkoutCorrection.Change
  ) throws(Failure) -> WorkoutCorrectionOutput {
    let formula = try self.formula()
    let isDryRun = isDryRun ?? false
    let changed = try repository.change(isDryRun: isDryRun) { (snapshot) throws(Failure) in
      let change = try change(snapshot.workout(id).workout)
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
      correction: WorkoutCorrectionView(correction), change: isDryRun ? nil : changed.number, records: moves,
      dryRun: isDryRun && changed.number != nil ? true : nil)
  }
}

/// What a correction did.
package struct WorkoutCorrectionOutput: Described, Equatable {
  package var correction: WorkoutCorrectionView
  /// The number of the change, by which it can be taken back; left out where the book said so already.
  package var change: Int?
  package var records: [RecordMoveView]
  /// True where nothing was written; nil otherwise.
  package var dryRun: Bool?

  package static let schema = Schema(
    "CorrectedWorkout", "What a correction did.",
    [
      .init("correction", WorkoutCorrectionView.schema, "What was said."), .change,
      .init("records", .list(RecordMoveView.schema), "The records that moved."), .isDryRun,
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
  /// What it means for the one who asked for the change.
  func failure(of id: WorkoutID) -> Failure {
    switch self {
    case .unknownWorkout: .unknownWorkout(id)
    case .removed: .conflict(.strength(.workoutWasRemoved(workout: id.description)))
    case .noSet(let number): .notFound(.strength(.noSet(number: Int(number), workout: id.description)))
    case .setChanged(let number): .conflict(.strength(.setHasChanged(number: Int(number))))
    case .emptySet: .invalidInput(field: "set", problem: .strength(.emptySet))
    case .notSuspicious(let number): .conflict(.strength(.notSuspicious(number: Int(number))))
    case .changesNothing: .conflict(.strength(.saidAlready))
    }
  }
}
