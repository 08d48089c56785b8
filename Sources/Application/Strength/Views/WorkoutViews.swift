package import KernelApplication
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

extension WorkoutListing {
  package static let schema = Schema(
    "WorkoutListing", "A workout in a list.",
    [
      .init("id", WorkoutID.schema, "Its name."), .init("day", CivilDay.schema, "Her day on which it began."),
      .init("start", Timestamp.schema, "When it began."),
      .init("utcOffsetSeconds", .integer, "How far east of UTC her clock was.", unit: .seconds),
      .optional("name", .text, "What it is called; left out where it has no name."),
      .init("source", .text, "The app that logged it.", examples: [#""Strong""#]),
      .optional("routine", RoutineID.schema, "What it began with; left out where that was none."),
      .optional("durationSeconds", .integer, "Without pauses; left out where nobody knows.", unit: .seconds),
      .count("exerciseCount", "How many exercises were done.", "exercises"),
      .count("setCount", "How many sets it has.", "sets"),
      .tenths("volumeTenths", "Load times repetitions, of all that counts."),
      .init("state", State.schema, "How it stands."),
      .optional(
        "suspicious", .integer, "How many of its sets await judgement; left out where none does.",
        unit: .of("sets")),
    ])
}

extension WorkoutListing.State {
  package static let schema = Schema("WorkoutState", "How a workout stands.", WorkoutListing.State.allCases) { state in
    switch state {
    case .running, .paused, .finished: nil
    case .removed: "it was taken out of the book"
    }
  }
}

extension BlockView {
  package static let schema = Schema(
    "WorkoutBlock", "An exercise's run of sets in a workout.",
    [
      .init("number", .ordinal, "From 1."), .init("exercise", ExerciseName.schema, "The exercise."),
      .optional("superset", .ordinal, "Blocks of one number are a superset; left out for a block of its own."),
      .optional("restSeconds", .integer, "Of its own; left out where it has none.", unit: .seconds),
      .optional("note", .text, "What was noted of it."), .init("sets", .list(SetView.schema), "In the order logged."),
    ])
}
