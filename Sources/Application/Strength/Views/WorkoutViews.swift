package import KernelDomain
package import StrengthDomain

/// A workout in a list.
package struct WorkoutListing: Codable, Hashable, Sendable {
  package var id: WorkoutID
  /// Her day on which it began.
  package var day: CivilDay
  package var start: Timestamp
  /// Seconds east of UTC of her clock.
  package var utcOffsetSeconds: Int
  /// Left out where it has none.
  package var name: String?
  /// The app that logged it.
  package var source: String
  package var routine: RoutineID?
  /// Without pauses; left out where nobody knows.
  package var durationSeconds: Int?
  package var exerciseCount: Int
  package var setCount: Int
  /// Tenths of a kilogram.
  package var volumeTenths: Int64
  package var state: State
  /// How many of its sets await her judgement; left out where none does.
  package var suspicious: Int?

  package enum State: String, CaseIterable, Codable, Hashable, Sendable {
    case running, paused, finished, removed
  }

  package init(
    id: WorkoutID, day: CivilDay, start: Timestamp, utcOffsetSeconds: Int, name: String?, source: String,
    routine: RoutineID?, durationSeconds: Int?, exerciseCount: Int, setCount: Int, volumeTenths: Int64, state: State,
    suspicious: Int?
  ) {
    self.id = id
    self.day = day
    self.start = start
    self.utcOffsetSeconds = utcOffsetSeconds
    self.name = name
    self.source = source
    self.routine = routine
    self.durationSeconds = durationSeconds
    self.exerciseCount = exerciseCount
    self.setCount = setCount
    self.volumeTenths = volumeTenths
    self.state = state
    self.suspicious = suspicious
  }
}

/// An exercise's run of sets in a workout.
package struct BlockView: Codable, Hashable, Sendable {
  /// From 1.
  package var number: Int
  package var exercise: ExerciseName
  /// Blocks of one number are a superset; left out for a block of its own.
  package var superset: Int?
  /// Of its own; left out where it has none.
  package var restSeconds: Int?
  package var note: String?
  package var sets: [SetView]

  package init(
    number: Int, exercise: ExerciseName, superset: Int?, restSeconds: Int?, note: String?, sets: [SetView]
  ) {
    self.number = number
    self.exercise = exercise
    self.superset = superset
    self.restSeconds = restSeconds
    self.note = note
    self.sets = sets
  }
}
