/// The sets of one exercise that belong together in a workout.
package struct Block: Hashable, Sendable {
  package var exercise: BlockExercise
  /// Identifies the superset. The blocks of a workout that have the same number form a superset, in which the lifter
  /// alternates between the blocks set by set. Nil for a block outside supersets.
  package var superset: Int?
  /// The rest after each set of the block, in seconds; nil if the block does not specify one.
  package var rest: Int32?
  package var note: String?
  package var sets: [SetEntry]

  package init(
    exercise: BlockExercise, superset: Int? = nil, rest: Int32? = nil, note: String? = nil, sets: [SetEntry] = []
  ) {
    self.exercise = exercise
    self.superset = superset
    self.rest = rest
    self.note = note
    self.sets = sets
  }
}

package enum BlockExercise: Hashable, Sendable {
  case known(ExerciseID)
  /// The exercise is identified by its name in an app's log. The catalogue finds the exercise with this name.
  case named(String, app: String = "")
}

/// The id of an exercise: `Barbell_Squat` for an exercise in the program's catalogue, `own-1` for one of the user's
/// own.
package struct ExerciseID: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// Returns the id of one of the user's own exercises.
  /// - Parameter number: the number of the exercise among the user's own, from 1.
  package static func own(_ number: Int) -> ExerciseID { ExerciseID("own-\(number)") }

  package static func < (a: ExerciseID, b: ExerciseID) -> Bool {
    a.text < b.text
  }
}

/// In JSON, the id of an exercise is represented by its text.
extension ExerciseID: Codable {
  package init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
