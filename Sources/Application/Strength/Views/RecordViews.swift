package import KernelDomain
package import StrengthDomain

/// The kinds of records.
package enum RecordKind: String, CaseIterable, Codable, Hashable, Sendable {
  case heaviest
  /// Estimated.
  case oneRepMax
  case setVolume, workoutVolume, leastAssistance, mostReps, farthest, longest
}

/// A record, and the set or workout that holds it.
package struct RecordView: Codable, Hashable, Sendable {
  package var kind: RecordKind
  /// Of a load, an estimate or a volume; left out elsewhere.
  package var tenths: Int64?
  /// That of the set; left out where it has none.
  package var load: Load?
  package var reps: Int?
  package var seconds: Int?
  package var millimetres: Int64?
  package var workout: WorkoutID
  package var day: CivilDay
  /// Left out of a whole workout's.
  package var set: Int?
}

/// The greatest load for at least so many repetitions.
package struct RepMaxView: Codable, Hashable, Sendable {
  package var reps: Int
  package var record: RecordView
}

/// A record that a workout or a set set, or that a correction moved.
package struct RecordMoveView: Codable, Hashable, Sendable {
  package var exercise: ExerciseName
  package var kind: RecordKind
  /// Left out where there is none any more.
  package var after: RecordView?
  /// Left out where it is the first.
  package var before: RecordView?
}

/// A set that awaits her judgement.
package struct SuspiciousSetView: Codable, Hashable, Sendable {
  package var exercise: ExerciseName
  package var workout: WorkoutID
  package var day: CivilDay
  package var set: SetView
}
