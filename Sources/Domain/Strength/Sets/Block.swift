/// The sets of one exercise that were done together in a workout.
package struct Block: Hashable, Sendable {
  package var exercise: BlockExercise
  /// Blocks of a workout with the same number form a superset; nil for a block on its own.
  package var superset: Int?
  /// The rest after each of its sets, in seconds; nil if the block sets none.
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
  /// The name that another app uses. The catalogue finds the exercise that it means.
  case named(String)
}

/// The id of an exercise: from the catalogue, `Barbell_Squat`, or the user's own, `own-1`.
package struct ExerciseID: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// - Parameter number: 1 or more.
  package static func own(_ number: Int) -> ExerciseID { ExerciseID("own-\(number)") }

  package static func < (a: ExerciseID, b: ExerciseID) -> Bool {
    a.text < b.text
  }
}

/// Encoded as its text.
extension ExerciseID: Codable {
  package init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
