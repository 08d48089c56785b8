package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// The workout under way, in the outputs of use cases.
package struct ActiveWorkoutView: Codable, Hashable, Sendable {
  package var workout: WorkoutID
  package var name: String?
  package var routine: RoutineID?
  package var note: String?
  package var state: State
  package var start: Timestamp
  /// The UTC offset of the user's clock in seconds, positive east of Greenwich.
  package var utcOffsetSeconds: Int
  /// How many days ago the workout began.
  package var startDaysAgo: Int
  package var elapsedMilliseconds: Int64
  package var elapsedSince: Timestamp?
  package var blocks: [Block]
  package var current: Int?
  package var setsDone: Int
  /// The number of planned sets, plus the sets done in addition to the plan; nil if nothing was planned.
  package var setsPlanned: Int?
  package var rest: RestView?
  package var restOver: RestOverView?
  package var offersFinishAt: Timestamp?
  /// True if the workout was idle for four hours, so that the user has probably forgotten it; nil otherwise.
  package var isForgotten: Bool?
  /// The workout's volume so far (load times repetitions, summed), in tenths of a kilogram.
  package var volumeTenths: Int64

  package static let schema = Schema(
    "ActiveWorkout", "The workout under way.",
    [
      .init("workout", WorkoutID.schema, "The name of the workout in the book."),
      .optional("name", .text, "The title of the workout; left out if it has none."),
      .optional(
        "routine", RoutineID.schema,
        "The name of the routine from which the workout was started; left out if there was none."),
      .optional("note", .text, "The note on the workout; left out if there is none."),
      .init("state", State.schema, "Whether the workout is running or paused."),
      .init("start", Timestamp.schema, "The instant at which the workout started."),
      .init(
        "utcOffsetSeconds", .integer, "The offset of local time from UTC, in seconds, positive east of Greenwich.",
        unit: .seconds),
      .init(
        "startDaysAgo", .integer, "How many days ago the workout started, by local time.", unit: .of("days")),
      .init(
        "elapsedMilliseconds", .integer, "The duration of the workout without pauses, in milliseconds.",
        unit: .milliseconds),
      .optional(
        "elapsedSince", Timestamp.schema,
        "The instant from which `elapsedMilliseconds` counts: the start plus all pauses; left out during a pause."),
      .init("blocks", .list(Block.schema), "The blocks of the workout, in order."),
      .optional("current", .ordinal, "The number of the block that comes next, from 1; left out if there is none."),
      .count("setsDone", "The number of sets that were done.", "sets"),
      .optional(
        "setsPlanned", .integer,
        "The number of planned sets, including those already done; left out if nothing was planned.", unit: .of("sets")
      ),
      .optional("rest", RestView.schema, "The rest under way; left out if there is none."),
      .optional("restOver", RestOverView.schema, "The rest that ended less than a minute ago; left out otherwise."),
      .optional(
        "offersFinishAt", Timestamp.schema,
        "The instant of the last done set, at which a forgotten workout should be finished; left out otherwise."),
      .optional(
        "isForgotten", .flag,
        """
        True if the user has done nothing in the workout for four hours, so that it was probably forgotten; left out \
        otherwise.
        """),
      .tenths("volumeTenths", "The volume in tenths of a kilogram: loads times repetitions of the sets that count."),
    ])

  package enum State: String, CaseIterable, Codable, Hashable, Sendable {
    case running, paused

    package static let schema = Schema(
      "ActiveWorkoutState", "The state of a workout under way.", ActiveWorkoutView.State.allCases)
  }

  package struct Block: Codable, Hashable, Sendable {
    package var number: Int
    package var exercise: ExerciseName
    package var measure: ExerciseMeasure
    package var superset: Int?
    package var restSeconds: Int?
    package var sets: [SetView]
    /// The planned sets that have not been done yet, in order.
    package var targets: [SetTargetView]
    package var previous: [SetView]
    /// The day of that previous workout; nil if there was none.
    package var previousDay: CivilDay?
    /// The plates for the next planned set; nil if the set has no load, or if the exercise needs no bar.
    package var plates: PlatesView?
    /// The warm-up sets to do before the exercise's first set; empty if a set was already done, or if the planned set
    /// has no load.
    package var warmups: [SetTargetView]

    package static let schema = Schema(
      "ActiveBlock", "A block of the workout under way: an exercise with its sets.",
      [
        .init("number", .ordinal, "The number of the block, from 1."),
        .init("exercise", ExerciseName.schema, "The exercise of the block."),
        .init("measure", ExerciseMeasure.schema, "What is recorded for sets of the exercise."),
        .optional(
          "superset", .ordinal,
          "The number of the superset, which all its blocks share; left out if the block is in no superset."),
        .optional(
          "restSeconds", .integer, "The block's own rest after each set, in seconds; left out if it has none.",
          unit: .seconds),
        .init("sets", .list(SetView.schema), "The sets that were done, in order."),
        .init("targets", .list(SetTargetView.schema), "The planned sets after those, in order."),
        .init(
          "previous", .list(SetView.schema),
          "The sets of the exercise in its previous workout; empty if there was none."),
        .optional("previousDay", CivilDay.schema, "The day of that previous workout; left out if there was none."),
        .optional(
          "plates", PlatesView.schema,
          """
          How to load the bar for the next planned set; left out if that set has no load, or if the exercise uses no \
          bar.
          """),
        .init(
          "warmups", .list(SetTargetView.schema),
          "The warm-up sets before the first set; empty afterwards, and if there is no load."),
      ])
  }
}

/// A rest that is over, which is shown for a minute.
package struct RestOverView: Codable, Hashable, Sendable {
  package var since: Timestamp
  /// When it is no longer shown that the rest is over.
  package var until: Timestamp
  package var milliseconds: Int64

  package static let schema = Schema(
    "RestOver", "A rest that ended less than a minute ago.",
    [
      .init("since", Timestamp.schema, "The instant at which the rest ended."),
      .init("until", Timestamp.schema, "The instant up to which this is told."),
      .init("milliseconds", .integer, "The time since then, in milliseconds.", unit: .milliseconds),
    ])

  init(since: Timestamp, at now: Timestamp) {
    self.since = since
    until = since + ActiveWorkout.tellsRestOver
    milliseconds = now - since
  }
}

/// A rest that is under way.
package struct RestView: Codable, Hashable, Sendable {
  package var set: Int
  package var end: Timestamp?
  package var remainingMilliseconds: Int64
  /// The total duration of the rest in milliseconds, including the user's changes of it.
  package var totalMilliseconds: Int64

  package static let schema = Schema(
    "Rest", "A rest under way.",
    [
      .init("set", .ordinal, "The number of the set before the rest."),
      .optional("end", Timestamp.schema, "The instant at which the rest ends; left out while the workout is paused."),
      .init("remainingMilliseconds", .integer, "The remaining time, in milliseconds.", unit: .milliseconds),
      .init("totalMilliseconds", .integer, "The duration of the whole rest, in milliseconds.", unit: .milliseconds),
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
