package import KernelApplication
import KernelDomain
package import StrengthDomain

/// Moves an exercise to another position within its workout.
package struct MoveBlock: UseCase {
  package static let method = "strength.moveBlock"
  package static let summary = "Move an exercise of a workout, under way or finished, to another position."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var workout: WorkoutID?
    package var block: Int
    package var to: Int

    package static let schema = Schema(
      "The exercise, and its new position.",
      [
        .optional("workout", WorkoutID.schema, "The name of the workout; if left out, the workout under way."),
        .init("block", .ordinal, "The number of the exercise in the workout, from 1.", examples: ["2"]),
        .init("to", .ordinal, "The new number of the exercise, from 1.", examples: ["1"]),
      ])

    package init(workout: WorkoutID? = nil, block: Int, to: Int) {
      self.workout = workout
      self.block = block
      self.to = to
    }
  }

  package typealias Output = WorkoutChangeOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.change(input.workout) { (active, _) throws(Failure) in
      try active.blocks.check(input.block)
      try active.blocks.check(input.to, field: "to")
      return input.block == input.to ? nil : .moveBlock(input.block - 1, to: input.to - 1)
    } finished: { (workout, _) throws(Failure) in
      try workout.blocks.check(input.block)
      try workout.blocks.check(input.to, field: "to")
      return .moveBlock(try workout.firstSet(input.block), to: input.to - 1)
    }
  }
}

/// Replaces an exercise of a workout with another exercise. The sets keep their values.
package struct SwapExercise: UseCase {
  package static let method = "strength.swapExercise"
  package static let summary = "Replace an exercise of a workout, under way or finished, with another; its sets stay."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var workout: WorkoutID?
    package var block: Int
    package var exercise: ExerciseID

    package static let schema = Schema(
      "The exercise, and the one that replaces it.",
      [
        .optional("workout", WorkoutID.schema, "The name of the workout; if left out, the workout under way."),
        .init("block", .ordinal, "The number of the exercise in the workout, from 1.", examples: ["2"]),
        .init("exercise", ExerciseID.asked, "The exercise that replaces it."),
      ])

    package init(workout: WorkoutID? = nil, block: Int, exercise: ExerciseID) {
      self.workout = workout
      self.block = block
      self.exercise = exercise
    }
  }

  package typealias Output = WorkoutChangeOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.change(input.workout) { (active, snapshot) throws(Failure) in
      try active.blocks.check(input.block)
      let exercise = try snapshot.exercise(input.exercise).id
      let same = snapshot.id(of: .known(active.blocks[input.block - 1].exercise)) == exercise
      return same ? nil : .swapExercise(block: input.block - 1, exercise)
    } finished: { (workout, snapshot) throws(Failure) in
      try workout.blocks.check(input.block)
      let exercise = try snapshot.exercise(input.exercise).id
      let same = snapshot.id(of: workout.blocks[input.block - 1].exercise) == exercise
      return same ? nil : .swapExercise(try workout.firstSet(input.block), exercise)
    }
  }
}

/// Sets the note on a workout.
package struct NoteWorkout: UseCase {
  package static let method = "strength.noteWorkout"
  package static let summary = "Set or remove the note on a workout, under way or finished."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  /// The maximum length of a note, in characters.
  static let longest = 2_000

  package struct Input: Described, Equatable {
    package var workout: WorkoutID?
    package var note: String

    package static let schema = Schema(
      "The workout and its note.",
      [
        .optional("workout", WorkoutID.schema, "The name of the workout; if left out, the workout under way."),
        .init(
          "note", .text, "The note, of at most 2,000 characters in any number of lines; empty to remove it.",
          examples: [#""Slept badly""#]),
      ])

    package init(workout: WorkoutID? = nil, note: String) {
      self.workout = workout
      self.note = note
    }
  }

  package typealias Output = WorkoutChangeOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let note = try NoteWorkout.checked(input.note)
    return try reader.change(input.workout) { active, _ in
      active.note == note ? nil : .note(note)
    } finished: { _, _ in
      .note(note)
    }
  }

  /// Returns the note in the form in which it is stored; nil if it is empty. Fails with `invalidInput` if the note is
  /// too long or contains hidden characters.
  private static func checked(_ text: String) throws(Failure) -> String? {
    guard text.utf8.count <= 16 * longest, text.count <= longest else {
      throw .invalidInput(field: "note", problem: .strength(.noteTooLong(most: longest)))
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.allSatisfy({ NamedTextRule.hidesNothing(String($0)) }) else {
      throw .invalidInput(field: "note", problem: .input(.nameControlCharacters))
    }
    let kept = lines.joined(separator: "\n")
    return kept.allSatisfy(\.isWhitespace) ? nil : kept
  }
}

extension Array {
  /// Fails with `invalidInput` if there is no block (consecutive sets of one exercise) with this number, counted from
  /// 1.
  fileprivate func check(_ number: Int, field: String = "block") throws(Failure) {
    guard indices.contains(number - 1) else {
      throw .invalidInput(field: field, problem: .strength(.noBlock(number: number, count: count)))
    }
  }
}

extension Workout {
  /// Returns the number of the first set in a block (consecutive sets of one exercise). Corrections identify a block by
  /// this number.
  /// - Parameter block: the number of the block, counted from 1.
  fileprivate func firstSet(_ block: Int) throws(Failure) -> Int32 {
    guard let set = blocks[block - 1].sets.first else { throw .conflict(.strength(.emptyBlock(number: block))) }
    return set.number
  }
}
