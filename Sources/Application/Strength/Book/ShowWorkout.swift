package import KernelApplication
import KernelDomain
package import StrengthDomain

package struct ShowWorkout: UseCase {
  package static let method = "strength.showWorkout"
  package static let summary = "A finished workout with its sets, as corrected, and the records that it set."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var workout: WorkoutID

    package static let schema = Schema("Which workout.", [.init("workout", WorkoutID.schema, "The workout.")])

    package init(workout: WorkoutID) {
      self.workout = workout
    }
  }

  package struct Output: Described, Equatable {
    package var workout: WorkoutListing
    package var note: String?
    package var blocks: [BlockView]
    package var records: [RecordMoveView]

    package static let schema = Schema(
      "A workout.",
      [
        .init("workout", WorkoutListing.schema, "As lists have it."), .optional("note", .text, "What was noted of it."),
        .init("blocks", .list(BlockView.schema), "In order."),
        .init("records", .list(RecordMoveView.schema), "The records that it set, each with the one before it."),
      ])
  }

  private let reader: StrengthReader

  package init(reader: StrengthReader) {
    self.reader = reader
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let snapshot = try reader.repository.snapshot()
    let active = snapshot.book.state.active.flatMap { $0.id == input.workout ? $0 : nil }
    let corrected = if let active { CorrectedWorkout(active.asFinished) } else { try snapshot.workout(input.workout) }
    let formula = try reader.formula()
    var listings = WorkoutListings(snapshot)
    let suspicious = snapshot.suspicious
    let id = corrected.workout.id
    let blocks = corrected.workout.blocks.enumerated().map { index, block in
      BlockView(
        number: index + 1, exercise: ExerciseName(block.exercise, in: snapshot.catalogue), superset: block.superset,
        restSeconds: block.rest.map { Int($0) }, note: block.note,
        sets: block.sets.map { set in
          SetView(
            set, isSuspicious: suspicious.contains(SetPlace(workout: id, set: Int(set.number))),
            isConfirmed: corrected.confirmed.contains(set.number))
        })
    }
    return Output(
      workout: active.map { listings.listing($0) } ?? listings.listing(corrected), note: corrected.workout.note,
      blocks: blocks,
      records: corrected.isRemoved ? [] : snapshot.recordsSet(by: corrected.workout, formula))
  }
}

extension StrengthSnapshot {
  /// The sets that await her judgement.
  package var suspicious: Set<SetPlace> {
    Set(records(.epley).exercises.values.flatMap(\.suspicious))
  }

  /// The records that a workout set, when it was the latest.
  package func recordsSet(by workout: Workout, _ formula: OneRepMaxRule) -> [RecordMoveView] {
    let ids = Set(workout.blocks.map { id(of: $0.exercise) })
    var earlier: [WorkoutID: [Block]] = [:]
    var whole: [WorkoutID: Workout] = [:]
    for id in ids {
      for other in workouts(of: id) where other.id < workout.id {
        earlier[other.id, default: []] += other.blocks
        whole[other.id] = other
      }
    }
    let before = whole.values.map { other in
      var other = other
      other.blocks = earlier[other.id] ?? []
      return other
    }
    return records(of: before + [workout], formula).moves(from: records(of: before, formula), in: catalogue)
      .filter(\.isBetter)
  }
}
