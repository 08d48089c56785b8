package import KernelApplication
import KernelDomain
import StrengthDomain

extension StrengthEvents {
  private static var workout: Schema.Member { .init("workout", WorkoutID.schema, "The workout.") }

  /// Of what is not the workout that is on.
  package static var bookDescriptions: [EventDescription] {
    [
      EventDescription(
        bookChanged,
        Schema(
          "StrengthBookChanged", "What has changed.",
          [
            .init("what", Schema("StrengthPart", "What has changed.", BookChanged.What.allCases), "What it was."),
            .optional("workout", WorkoutID.schema, "Left out where it is about none."),
            .optional("undone", .flag, "True where a change was taken back; left out elsewhere."),
          ]), "Workouts were imported or corrected, or exercises, routines, schedule or body weight changed.")
    ]
  }

  package static var recordDescriptions: [EventDescription] {
    [EventDescription(recordSet, RecordMoveView.schema, "A record was set.")]
  }

  private static var changed: EventDescription {
    EventDescription(
      workoutChanged,
      Schema(
        "WorkoutChanged", "How a workout stands now.",
        [
          workout,
          .init(
            "state", Schema("WorkoutStep", "How a workout stands.", WorkoutChanged.State.allCases), "How it stands now."
          ),
        ]), "The workout that is on stands otherwise.")
  }

  private static var rest: Schema {
    Schema(
      "RestEvent", "A rest.",
      [
        workout, .optional("end", Timestamp.schema, "When it is over; left out where none is on any more."),
        .optional(
          "cue", RestCue.schema, "The sound that is due, which `strength.renderCue` makes; left out where none is."),
      ])
  }

  /// What happens to the rest, as it is told of the clock or of what she does.
  package static var restDescriptions: [EventDescription] {
    return [
      EventDescription(restWarning, rest, "A rest ends in 3 seconds."),
      EventDescription(restEnded, rest, "A rest is over."),
    ]
  }

  /// What a step of the workout that is on may tell.
  package static var stepDescriptions: [EventDescription] {
    return [changed]
      + [
        EventDescription(
          setLogged,
          Schema(
            "SetLogged", "A set.",
            [
              workout, .init("exercise", ExerciseName.schema, "The exercise."),
              .init("set", SetView.schema, "The set."),
              .init("nextBlock", .ordinal, "The block that comes next, from 1."),
            ]), "A set was logged."),
        EventDescription(restStarted, rest, "A rest began."),
        EventDescription(restChanged, rest, "A rest was made longer or shorter, or went on."),
        EventDescription(restSkipped, rest, "A rest was skipped."),
      ] + restDescriptions
  }
}
