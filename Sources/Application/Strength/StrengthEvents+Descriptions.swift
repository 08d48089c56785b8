package import KernelApplication
import KernelDomain
import StrengthDomain

extension StrengthEvents {
  private static var workout: Schema.Member { .init("workout", WorkoutID.schema, "The name of the workout.") }

  /// The descriptions of the events that are not about the workout under way.
  package static var bookDescriptions: [EventDescription] {
    [
      EventDescription(
        bookChanged,
        Schema(
          "StrengthBookChanged", "The kind of thing that has changed.",
          [
            .init(
              "what", Schema("StrengthPart", "The kind of thing that has changed.", BookChanged.What.allCases),
              "The kind of thing that has changed."),
            .optional(
              "workout", WorkoutID.schema,
              "The name of the workout that was changed; left out if no single workout was."),
            .optional("undone", .flag, "True if a change was undone; left out otherwise."),
          ]), "Workouts were imported or corrected, or exercises, routines, schedules or body weights were changed.")
    ]
  }

  package static var recordDescriptions: [EventDescription] {
    [EventDescription(recordSet, RecordMoveView.schema, "A record was set.")]
  }

  private static var changed: EventDescription {
    EventDescription(
      workoutChanged,
      Schema(
        "WorkoutChanged", "The new state of the workout.",
        [
          workout,
          .init(
            "state", Schema("WorkoutStep", "The state of a workout.", WorkoutChanged.State.allCases),
            "The state of the workout."
          ),
        ]), "The state of the workout under way has changed.")
  }

  private static var rest: Schema {
    Schema(
      "RestEvent", "A rest in the workout under way.",
      [
        workout,
        .optional(
          "end", Timestamp.schema, "The instant at which the rest ends; left out if no rest is under way any more."),
        .optional(
          "cue", RestCue.schema,
          "The name of the sound that is due, for `strength.renderCue`; left out if there is none."),
      ])
  }

  /// The descriptions of the events about rests. These events are sent when time passes or when the user changes a
  /// rest.
  package static var restDescriptions: [EventDescription] {
    return [
      EventDescription(restWarning, rest, "A rest ends in three seconds."),
      EventDescription(restEnded, rest, "A rest is over."),
    ]
  }

  /// The descriptions of the events that a step of the workout under way (a change such as logging a set) may cause.
  package static var stepDescriptions: [EventDescription] {
    return [changed]
      + [
        EventDescription(
          setLogged,
          Schema(
            "SetLogged", "A set that was logged.",
            [
              workout, .init("exercise", ExerciseName.schema, "The exercise of the set."),
              .init("set", SetView.schema, "The set."),
              .init("nextBlock", .ordinal, "The number of the block that comes next, from 1."),
            ]), "A set was logged."),
        EventDescription(restStarted, rest, "A rest has started."),
        EventDescription(restChanged, rest, "A rest was lengthened or shortened, or continues after a pause."),
        EventDescription(restSkipped, rest, "A rest was skipped."),
      ] + restDescriptions
  }
}
