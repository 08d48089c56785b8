/// An exercise's run of sets in a workout.
package struct Block: Hashable, Sendable {
  package var exercise: BlockExercise
  /// Blocks of one number in a workout are a superset; nil for a block of its own.
  package var superset: Int?
  /// Seconds of rest after each of its sets, where it has its own.
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

/// Which exercise a block is of.
package enum BlockExercise: Hashable, Sendable {
  case known(ExerciseID)
  /// What another app calls it: a catalogue says which one it is.
  case named(String)
}

/// The name of an exercise in the catalogue, `Barbell_Squat`, or of an own one, `own-1`.
package struct ExerciseID: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// - Parameter number: from 1.
  package static func own(_ number: Int) -> ExerciseID { ExerciseID("own-\(number)") }

  package static func < (a: ExerciseID, b: ExerciseID) -> Bool {
    a.text < b.text
  }
}

/// In JSON its text.
extension ExerciseID: Codable {
  package init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
