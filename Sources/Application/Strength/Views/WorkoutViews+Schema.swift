package import KernelApplication
import KernelDomain
import StrengthDomain

extension WorkoutListing {
  package static var schema: Schema {
    Schema(
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
}

extension WorkoutListing.State {
  package static var schema: Schema {
    Schema("WorkoutState", "How a workout stands.", WorkoutListing.State.allCases) { state in
      switch state {
      case .running, .paused, .finished: nil
      case .removed: "it was taken out of the book"
      }
    }
  }
}

extension BlockView {
  package static var schema: Schema {
    Schema(
      "WorkoutBlock", "An exercise's run of sets in a workout.",
      [
        .init("number", .ordinal, "From 1."), .init("exercise", ExerciseName.schema, "The exercise."),
        .optional("superset", .ordinal, "Blocks of one number are a superset; left out for a block of its own."),
        .optional("restSeconds", .integer, "Of its own; left out where it has none.", unit: .seconds),
        .optional("note", .text, "What was noted of it."), .init("sets", .list(SetView.schema), "In the order logged."),
      ])
  }
}

extension ActiveWorkoutView {
  package static var schema: Schema {
    Schema(
      "ActiveWorkout", "The workout that is on, as it stands.",
      [
        .init("workout", WorkoutID.schema, "Its name in the book."),
        .optional("name", .text, "What it is called; left out where it has no name."),
        .optional("routine", RoutineID.schema, "What it began with; left out where that was none."),
        .init("state", State.schema, "Whether it is paused."), .init("start", Timestamp.schema, "When it began."),
        .init("elapsedMilliseconds", .integer, "Without pauses.", unit: .milliseconds),
        .optional(
          "elapsedSince", Timestamp.schema,
          "The instant from which that is counted, later than the start by each pause; left out while it is paused."),
        .init("blocks", .list(Block.schema), "In order."),
        .optional("current", .ordinal, "The block that comes next, from 1; left out where there is none yet."),
        .count("setsDone", "How many were done.", "sets"),
        .optional(
          "setsPlanned", .integer, "How many there will be; left out where nothing was planned.", unit: .of("sets")),
        .optional("rest", RestView.schema, "The rest that is on; left out where none is."),
        .optional(
          "offersFinishAt", Timestamp.schema,
          "When it should be finished, where nothing was logged for four hours; left out elsewhere."),
        .tenths("volumeTenths", "Load times repetitions, of all that counts."),
      ])
  }
}

extension ActiveWorkoutView.State {
  package static var schema: Schema {
    Schema("ActiveWorkoutState", "How a workout that is on stands.", ActiveWorkoutView.State.allCases)
  }
}

extension ActiveWorkoutView.Block {
  package static var schema: Schema {
    Schema(
      "ActiveBlock", "A block of the workout that is on.",
      [
        .init("number", .ordinal, "From 1."), .init("exercise", ExerciseName.schema, "The exercise."),
        .init("measure", ExerciseMeasure.schema, "What its sets are told in."),
        .optional("superset", .ordinal, "Blocks of one number are a superset; left out for a block of its own."),
        .optional("restSeconds", .integer, "Of its own; left out where it has none.", unit: .seconds),
        .init("sets", .list(SetView.schema), "What was done, in order."),
        .init("targets", .list(SetTargetView.schema), "What is planned behind that, in order."),
        .init(
          "previous", .list(SetView.schema), "The sets of the exercise's last workout; empty where there was none."),
      ])
  }
}

extension RestView {
  package static var schema: Schema {
    Schema(
      "Rest", "A rest that is on.",
      [
        .init("set", .ordinal, "The set that it follows."),
        .optional("end", Timestamp.schema, "When it is over; left out while the workout is paused."),
        .init("remainingMilliseconds", .integer, "What is left of it.", unit: .milliseconds),
        .init("totalMilliseconds", .integer, "From its start to its end.", unit: .milliseconds),
      ])
  }
}

extension RecordKind {
  package static var schema: Schema {
    Schema("RecordKind", "The kinds of records.", RecordKind.allCases) { kind in
      switch kind {
      case .heaviest: "the greatest load"
      case .oneRepMax: "what could be lifted once, estimated from a set of 1 to 10 repetitions"
      case .setVolume: "load times repetitions of a set"
      case .workoutVolume: "the same of a workout"
      case .leastAssistance: "of an exercise in which less load is better"
      case .mostReps, .farthest, .longest: "of sets without load or repetitions"
      }
    }
  }
}

extension RecordView {
  package static var schema: Schema {
    Schema(
      "LiftRecord", "A record, and what holds it.",
      [
        .init("kind", RecordKind.schema, "What it is the best in."),
        .optional(
          "tenths", .integer, "Of a load, an estimate or a volume; left out elsewhere.",
          unit: .of("tenths of a kilogram")),
        .optional("load", Load.schema, "Of the set; left out where it has none."),
        .optional("reps", .integer, "Of the set.", unit: .of("repetitions")),
        .optional("seconds", .integer, "Of the set.", unit: .seconds),
        .optional("millimetres", .integer, "Of the set.", unit: .of("millimetres")),
        .init("workout", WorkoutID.schema, "The workout."), .init("day", CivilDay.schema, "Her day."),
        .optional("set", .ordinal, "The set's number; left out of a whole workout's."),
      ])
  }
}

extension RepMaxView {
  package static var schema: Schema {
    Schema(
      "RepMax", "The greatest load for at least so many repetitions.",
      [
        .init("reps", Schema(.integer(1...RepMaxRule.most)), "How many.", unit: .of("repetitions")),
        .init("record", RecordView.schema, "The set."),
      ])
  }
}

extension RecordMoveView {
  package static var schema: Schema {
    Schema(
      "RecordMove", "A record that moved.",
      [
        .init("exercise", ExerciseName.schema, "The exercise."),
        .init("kind", RecordKind.schema, "What it is best in."),
        .optional("after", RecordView.schema, "Left out where there is none any more."),
        .optional("before", RecordView.schema, "Left out where it is the first."),
      ])
  }
}

extension SuspiciousSetView {
  package static var schema: Schema {
    Schema(
      "SuspiciousSet", "A set that awaits judgement.",
      [
        .init("exercise", ExerciseName.schema, "The exercise."), .init("workout", WorkoutID.schema, "The workout."),
        .init("day", CivilDay.schema, "Her day."), .init("set", SetView.schema, "The set."),
      ])
  }
}
