package import KernelApplication
import KernelDomain
import RunningDomain

extension LiveRunView {
  package static let schema = Schema(
    "LiveRun", "The run under way, as it stands.",
    [
      .init("state", State.schema, "How it stands."),
      .optional("pause", Pause.schema, "Why it is paused; left out unless it is."),
      .optional("signal", Signal.schema, "How well positions tell where she is; left out indoors."),
      .optional("run", RunID.schema, "Its name; left out while none is under way."),
      .optional(
        "doubt", Doubt.schema,
        "What has to be confirmed where it is saved; left out of a likely run, and before it is over."),
      .optional("indoor", .flag, "True where no positions are asked for; left out elsewhere."),
      .milliseconds("elapsedMilliseconds", "From its start."), .milliseconds("activeMilliseconds", "Without pauses."),
      .milliseconds("movingMilliseconds", "Without pauses and standing."),
      .length("lengthMillimetres", "How far it went."),
      .optional(
        "paceMilliseconds", .integer, "Of the last 15 s of active time; left out where she hardly moves.",
        unit: .of("milliseconds a kilometre")),
      .optional(
        "averagePaceMilliseconds", .integer, "Of the whole active time; left out without a length.",
        unit: .of("milliseconds a kilometre")),
      .optional("accuracyMetres", .integer, "Of the last position; left out where nobody tells it.", unit: .metres),
      .init("kilometreSplits", .list(RunSplitView.schema), "Each whole kilometre."),
      .init("mileSplits", .list(RunSplitView.schema), "Each whole mile."),
      .init("lapCount", .integer, "How many laps were marked.", unit: .of("laps")),
      .optional(
        "lastSequence", .ordinal,
        "The number of the last batch of fixes: whoever feeds it next goes on behind it; left out before the first."),
      .init(
        "route", .list(.list(.list(.integer))),
        "Where it led: unbroken parts, each a list of latitude and longitude.", unit: .of("1e-7 degrees")),
    ])
}

extension LiveRunView.Doubt {
  package static let schema = Schema(
    "LiveRunDoubt", "What makes a run unlikely.",
    [
      .init(
        "kind",
        Schema("LiveRunDoubtKind", "Why a run is unlikely.", Kind.allCases) { kind in
          switch kind {
          case .lasts: "it lasts longer than a day"
          case .silent: "nothing came for over six hours in which time ran"
          case .ends: "it ends ahead of the clock"
          }
        }, "Why."),
      .optional(
        "milliseconds", .integer, "How long it lasts, or for how long nothing came; left out where it ends ahead.",
        unit: .milliseconds),
      .optional("end", Timestamp.schema, "When it ends; left out unless that is ahead of the clock."),
    ])
}

extension LiveRunView.State {
  package static let schema = Schema("LiveRunState", "How a run under way stands.", LiveRunView.State.allCases) {
    state in
    switch state {
    case .idle: "none is under way"
    case .acquiring: "no fix was accepted yet"
    case .running, .paused: nil
    case .finished: "it is neither saved nor discarded yet"
    }
  }
}

extension LiveRunView.Pause {
  package static let schema = Schema("LiveRunPause", "Why a run is paused.", LiveRunView.Pause.allCases) { pause in
    switch pause {
    case .manual: "she said so"
    case .auto: "she stands"
    case .interrupted: "the service was away for over a minute; the next fix ends it"
    }
  }
}

extension LiveRunView.Signal {
  package static let schema = Schema("LiveSignal", "How well positions tell where she is.", LiveRunView.Signal.allCases)
  { signal in
    switch signal {
    case .good: "within 20 m"
    case .weak: "within 50 m"
    case .lost: "no fix was accepted for 15 s"
    }
  }
}

extension RunningEvents {
  package static var liveDescriptions: [EventDescription] {
    let run = Schema.Member("run", RunID.schema, "The run.")
    let state: [Schema.Member] = [
      .init("state", LiveRunView.State.schema, "How it stands."),
      .optional("pause", LiveRunView.Pause.schema, "Why it is paused; left out unless it is."),
      .optional("signal", LiveRunView.Signal.schema, "How well positions tell where she is; left out indoors."),
    ]
    return [
      EventDescription(
        stateChanged, Schema("LiveStateChanged", "How a run stands now.", [run] + state),
        "A run under way stands otherwise, or its signal changed; `idle` says that it was saved or discarded."),
      EventDescription(
        lapMarked,
        Schema(
          "LapMarked", "A lap.",
          [run, .init("lap", .ordinal, "Its number, from 1."), .init("time", Timestamp.schema, "When it ended.")]),
        "A lap of the run under way ended."),
      EventDescription(
        splitReached,
        Schema(
          "SplitReached", "A split.",
          [run, .init("number", .ordinal, "From 1."), .init("split", RunSplitView.schema, "What it came to.")]),
        "The run under way completed a kilometre, or a mile where she counts in these."),
      EventDescription(
        goalReached, Schema("GoalReached", "A goal.", [run, .length("lengthMillimetres", "How far the run went.")]),
        "With the run under way her goal of the week is reached."),
      EventDescription(runSaved, Schema("RunSaved", "A run.", [run]), "The run that was under way is in the book."),
      EventDescription(
        metrics,
        Schema(
          "LiveMetrics", "What a run has come to.",
          [run, .init("time", Timestamp.schema, "That of its last fix.")] + state + [
            .milliseconds("elapsedMilliseconds", "From its start."),
            .milliseconds("activeMilliseconds", "Without pauses."),
            .milliseconds("movingMilliseconds", "Without pauses and standing."),
            .length("lengthMillimetres", "How far it went."),
            .optional(
              "paceMilliseconds", .integer, "Of the last 15 s of active time; left out where she hardly moves.",
              unit: .of("milliseconds a kilometre")),
            .optional(
              "averagePaceMilliseconds", .integer, "Of the whole active time; left out without a length.",
              unit: .of("milliseconds a kilometre")),
            .optional("ascentCentimetres", .integer, "How far up it led.", unit: .of("centimetres")),
            .optional("heartRate", .integer, "Of the last fix.", unit: .of("beats a minute")),
            .optional("cadence", .integer, "Of the last fix: steps of one foot.", unit: .of("steps a minute")),
          ]),
        "What the run under way has come to, at most once a second, in a replay ten times: told while it is new, so that "
          + "a slow client gets the latest alone and one that was away none."),
    ]
  }
}
