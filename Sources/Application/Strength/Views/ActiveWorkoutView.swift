package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// The workout that is on, as it stands.
package struct ActiveWorkoutView: Codable, Hashable, Sendable {
  package var workout: WorkoutID
  package var name: String?
  package var routine: RoutineID?
  package var state: State
  package var start: Timestamp
  package var elapsedMilliseconds: Int64
  package var elapsedSince: Timestamp?
  package var blocks: [Block]
  package var current: Int?
  package var setsDone: Int
  /// What routines plan and what was done beyond; left out where nothing was planned.
  package var setsPlanned: Int?
  package var rest: RestView?
  package var offersFinishAt: Timestamp?
  /// True if nothing was logged for four hours; left out elsewhere.
  package var isForgotten: Bool?
  /// Tenths of a kilogram.
  package var volumeTenths: Int64

  package static let schema = Schema(
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
        "When it should be finished, where nothing was logged for four hours after its last set; left out elsewhere."),
      .optional("isForgotten", .flag, "True where nothing was logged for four hours; left out elsewhere."),
      .tenths("volumeTenths", "Load times repetitions, of all that counts."),
    ])

  package enum State: String, CaseIterable, Codable, Hashable, Sendable {
    case running, paused

    package static let schema = Schema(
      "ActiveWorkoutState", "How a workout that is on stands.", ActiveWorkoutView.State.allCases)
  }

  package struct Block: Codable, Hashable, Sendable {
    package var number: Int
    package var exercise: ExerciseName
    package var measure: ExerciseMeasure
    package var superset: Int?
    package var restSeconds: Int?
    package var sets: [SetView]
    /// What is planned behind the sets that are done, in order.
    package var targets: [SetTargetView]
    package var previous: [SetView]

    package static let schema = Schema(
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

/// A rest that is on.
package struct RestView: Codable, Hashable, Sendable {
  package var set: Int
  package var end: Timestamp?
  package var remainingMilliseconds: Int64
  /// From its start to its end, as it is set now.
  package var totalMilliseconds: Int64

  package static let schema = Schema(
    "Rest", "A rest that is on.",
    [
      .init("set", .ordinal, "The set that it follows."),
      .optional("end", Timestamp.schema, "When it is over; left out while the workout is paused."),
      .init("remainingMilliseconds", .integer, "What is left of it.", unit: .milliseconds),
      .init("totalMilliseconds", .integer, "From its start to its end.", unit: .milliseconds),
    ])

  package init(_ timer: RestTimer, of workout: ActiveWorkout, at now: Timestamp) {
    set = Int(timer.set)
    let moment: Timestamp
    if case .paused(let since) = workout.state {
      moment = since
    } else {
      moment = now
      end = timer.end
    }
    remainingMilliseconds = timer.remaining(at: moment)
    totalMilliseconds = max(timer.end - timer.start, remainingMilliseconds)
  }
}
