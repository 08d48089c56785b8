package import KernelApplication
import KernelDomain
import RunningDomain

extension LiveRunView {
  package static let schema = Schema(
    "LiveRun", "The run under way, or the state `idle` if there is none.",
    [
      .init("state", State.schema, "The state of the run."),
      .optional("pause", Pause.schema, "The reason for the pause; left out unless the run is paused."),
      .optional(
        "signal", Signal.schema, "The quality of the position signal; left out indoors, and if no run is under way."),
      .optional("run", RunID.schema, "The name of the run; left out if none is under way."),
      .optional(
        "doubt", Doubt.schema,
        """
        The reason why the run is unlikely, so that saving it has to be confirmed; left out for a likely run, and \
        before the run has ended.
        """),
      .optional("indoor", .flag, "True if the run is indoors, without positions; left out otherwise."),
      .milliseconds("elapsedMilliseconds", "The time since the start, in milliseconds."),
      .milliseconds("activeMilliseconds", "The time without pauses, in milliseconds."),
      .milliseconds("movingMilliseconds", "The time without pauses and without standing still, in milliseconds."),
      .length("lengthMillimetres", "The distance run, in millimetres."),
      .optional(
        "paceMilliseconds", .integer,
        """
        The pace over the last 15 s of active time, in milliseconds per kilometre; left out if the runner hardly moves \
        or the signal is lost.
        """,
        unit: .of("milliseconds per kilometre")),
      .optional(
        "averagePaceMilliseconds", .integer,
        "The pace over the whole active time, in milliseconds per kilometre; left out if the run has no distance yet.",
        unit: .of("milliseconds per kilometre")),
      .optional(
        "accuracyMetres", .integer,
        "The accuracy of the latest fix, as a radius in metres; left out if the device does not report it.",
        unit: .metres),
      .init("kilometreSplits", .list(RunSplitView.schema), "The splits, one for each whole kilometre."),
      .init("mileSplits", .list(RunSplitView.schema), "The splits, one for each whole mile."),
      .init("lapCount", .integer, "The number of laps that were marked.", unit: .of("laps")),
      .init("laps", .list(RunLapView.schema), "The laps so far, and the one under way."),
      .optional("step", Step.schema, "The step of the workout that is under way; left out if there is none."),
      .optional(
        "ghostMilliseconds", .integer,
        "How much longer this run has taken so far than the run with which it is compared; left out if there is none.",
        unit: .milliseconds),
      .optional(
        "lastSequence", .ordinal,
        """
        The number of the last batch of fixes, so that another program can continue with the next; left out before the \
        first batch.
        """),
      .init(
        "route", .list(.list(.list(.integer))),
        "The track as seen on a map: unbroken parts, each a list of pairs of latitude and longitude in 1e-7 degrees.",
        unit: .of("1e-7 degrees")),
    ])
}

extension LiveRunView.Step {
  static let schema = Schema(
    "LiveStep", "The step of a workout that is under way.",
    [
      .init("number", .ordinal, "The number of the step, from 1."),
      .init("count", .integer, "The number of all steps.", unit: .of("steps")),
      .init("planned", WorkoutStepView.schema, "The step."),
      .optional(
        "restMilliseconds", .integer, "The time that remains; left out if the step has no planned time.",
        unit: .milliseconds),
      .optional(
        "restMillimetres", .integer, "The distance that remains; left out if the step has no planned distance.",
        unit: .of("millimetres")),
    ])
}

extension LiveRunView.Doubt {
  package static let schema = Schema(
    "LiveRunDoubt", "The reason why a run is unlikely.",
    [
      .init(
        "kind",
        Schema("LiveRunDoubtKind", "The kind of reason why a run is unlikely.", Kind.allCases) { kind in
          switch kind {
          case .lasts: "the run lasts longer than a day"
          case .silent: "no fix came for over six hours without pauses"
          case .ends: "the run ends ahead of the clock"
          }
        }, "The kind of reason."),
      .optional(
        "milliseconds", .integer,
        """
        The duration of the run, or the time without fixes, in milliseconds; left out if the run ends ahead of the \
        clock.
        """,
        unit: .milliseconds),
      .optional("end", Timestamp.schema, "The end of the run; left out unless it is ahead of the clock."),
    ])
}

extension LiveRunView.State {
  package static let schema = Schema("LiveRunState", "The state of a run under way.", LiveRunView.State.allCases) {
    state in
    switch state {
    case .idle: "no run is under way"
    case .acquiring: "the run waits for its first accepted fix"
    case .running, .paused: nil
    case .finished: "the run has ended, and is not saved or discarded yet"
    }
  }
}

extension LiveRunView.Pause {
  package static let schema = Schema("LiveRunPause", "The reason why a run is paused.", LiveRunView.Pause.allCases) {
    pause in
    switch pause {
    case .manual: "the user paused it"
    case .auto: "the runner stands still; moving ends the pause"
    case .interrupted: "the service was away for over a minute; the next fix ends the pause"
    }
  }
}

extension LiveRunView.Signal {
  package static let schema = Schema("LiveSignal", "The quality of the position signal.", LiveRunView.Signal.allCases) {
    signal in
    switch signal {
    case .good: "accurate to 20 m, or the device does not report accuracy"
    case .weak: "accurate to 50 m"
    case .lost: "no fix was accepted for 15 s"
    }
  }
}

extension RunningEvents {
  package static var liveDescriptions: [EventDescription] {
    let run = Schema.Member("run", RunID.schema, "The name of the run.")
    let state: [Schema.Member] = [
      .init("state", LiveRunView.State.schema, "The state of the run."),
      .optional("pause", LiveRunView.Pause.schema, "The reason for the pause; left out unless the run is paused."),
      .optional(
        "signal", LiveRunView.Signal.schema,
        "The quality of the position signal; left out indoors, and if no run is under way."),
    ]
    return [
      EventDescription(
        stateChanged, Schema("LiveStateChanged", "The state of a run.", [run] + state),
        "The state or the signal of the run under way has changed; `idle` means that it was saved or discarded."),
      EventDescription(
        lapMarked,
        Schema(
          "LapMarked", "A lap that has ended.",
          [run, .init("lap", .ordinal, "The lap number, from 1."), .init("time", Timestamp.schema, "When it ended.")]),
        "A lap of the run under way has ended."),
      EventDescription(
        stepStarted,
        Schema(
          "StepStarted", "A step of a workout that has begun.",
          [
            run, .init("step", .ordinal, "The number of the step, from 1."),
            .init("steps", .integer, "The number of all steps.", unit: .of("steps")),
          ] + WorkoutStepView.members),
        "The next step of the workout that the runner follows has begun."),
      EventDescription(
        splitReached,
        Schema(
          "SplitReached", "A split that was completed.",
          [
            run, .init("number", .ordinal, "The number of the split, from 1."),
            .init("split", RunSplitView.schema, "The split."),
            .optional(
              "ghostMilliseconds", .integer,
              """
              How much longer this run has taken so far than the run with which it is compared; left out if there is \
              none.
              """,
              unit: .milliseconds),
            .optional(
              "ghostDay", CivilDay.schema, "The day of the run with which it is compared; left out if there is none."),
          ]),
        "The run under way has completed a kilometre, or a mile if the user has chosen miles."),
      EventDescription(
        goalReached,
        Schema(
          "GoalReached", "The weekly goal, which was reached.",
          [run, .length("lengthMillimetres", "The distance run, in millimetres.")]),
        "The run under way has reached the weekly goal."),
      EventDescription(
        runSaved, Schema("RunSaved", "A run that was saved.", [run]),
        "The run that was under way has been saved in the book."),
      EventDescription(
        metrics,
        Schema(
          "LiveMetrics", "The current figures of a run under way.",
          [run, .init("time", Timestamp.schema, "The time of the latest fix, or of a later lap, pause or end.")] + state
            + [
              .milliseconds("elapsedMilliseconds", "The time since the start, in milliseconds."),
              .milliseconds("activeMilliseconds", "The time without pauses, in milliseconds."),
              .milliseconds(
                "movingMilliseconds", "The time without pauses and without standing still, in milliseconds."),
              .length("lengthMillimetres", "The distance run, in millimetres."),
              .optional("step", .ordinal, "The number of the workout's step under way; left out if there is none."),
              .optional(
                "ghostMilliseconds", .integer,
                """
                How much longer this run has taken so far than the run with which it is compared; left out if there is \
                none.
                """,
                unit: .milliseconds),
              .optional(
                "paceMilliseconds", .integer,
                """
                The pace over the last 15 s, in milliseconds per kilometre; left out if the runner hardly moves or the \
                signal is lost.
                """,
                unit: .of("milliseconds per kilometre")),
              .optional(
                "averagePaceMilliseconds", .integer,
                """
                The pace over the whole active time, in milliseconds per kilometre; left out if the run has no \
                distance yet.
                """,
                unit: .of("milliseconds per kilometre")),
              .optional(
                "ascentCentimetres", .integer, "The total ascent, in centimetres; left out if there are no elevations.",
                unit: .of("centimetres")),
              .optional(
                "heartRate", .integer,
                "The heart rate at the latest fix, in beats per minute; left out if it is not known.",
                unit: .of("beats per minute")),
              .optional(
                "cadence", .integer,
                "The cadence at the latest fix, in steps of one foot per minute; left out if it is not known.",
                unit: .of("steps per minute")),
            ]),
        """
        The current figures of the run under way, at most once per second, or ten times per second in a replay. Only \
        new figures are sent: a slow client receives only the latest, and a client that was away receives none of the \
        past.
        """),
    ]
  }
}
