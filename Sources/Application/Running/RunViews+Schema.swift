package import KernelApplication
import KernelDomain
package import RunningDomain

extension RunID {
  package static let schema = Schema(
    "RunID",
    """
    The name of a run: the second in which it began (UTC), a letter if another run began in that second, and the \
    number of the half for each time that the run was split.
    """,
    .text(pattern: "^r[0-9]{8}T[0-9]{6}Z(-[b-z])?(-[12])*$"), examples: [#""r20150815T144508Z""#],
    from: [Schema.Source("running.listRuns", "/runs/*/id")])
}

extension EffortDistance {
  package static let schema = Schema(
    "EffortDistance", "A distance over which best efforts are compared.", EffortDistance.allCases
  ) {
    distance in
    switch distance {
    case .mile, .mile2, .mile10: "a mile is 1609.344 m"
    case .half: "21.0975 km"
    case .marathon: "42.195 km"
    default: nil
    }
  }
}

extension Schema.Member {
  static func length(_ name: String = "lengthMillimetres", _ summary: String) -> Schema.Member {
    .init(name, .integer, summary, unit: .of("millimetres"))
  }

  static func milliseconds(_ name: String, _ summary: String) -> Schema.Member {
    .init(name, .integer, summary, unit: .milliseconds)
  }
}

extension RunListing {
  package static let schema = Schema(
    "RunListing", "A run in a list.",
    [
      .init("id", RunID.schema, "The name of the run."),
      .init("day", CivilDay.schema, "The day on which the run began, by the runner's clock."),
      .init("start", Timestamp.schema, "The instant at which the run began."),
      .init(
        "utcOffsetSeconds", .integer, "The offset of the runner's clock from UTC, in seconds; positive to the east.",
        unit: .seconds),
      .optional("name", .text, "The title that the user or the file gave the run; left out if there is none."),
      .init(
        "kind", .text, "The kind of activity: `running`, or the word for another activity.", examples: [#""running""#]),
      .init("source", .text, "The device or app that recorded the run."),
      .length("lengthMillimetres", "The distance of the run, in millimetres."),
      .milliseconds("elapsedMilliseconds", "The time from start to end, in milliseconds."),
      .milliseconds("activeMilliseconds", "The time without pauses, in milliseconds."),
      .init("state", State.schema, "Whether the run counts in weeks and best efforts, and if not, why."),
      .optional(
        "duplicateOf", RunID.schema,
        "The name of the recording that counts instead; left out unless the run is a duplicate."),
      .optional(
        "suspicious", .flag,
        "True if the user has to decide about a suspicious effort in the run; left out otherwise."),
      .optional("recorded", Recorded.schema, "How much of the run was recorded; left out if all of it was."),
      .optional(
        "impossible", .flag,
        """
        True if the distance is not known, because the one that the device reported is farther than anybody runs in \
        the time; left out otherwise.
        """),
      .optional("commute", .flag, "True if the run was a commute, to or from work; left out otherwise."),
      .optional(
        "ascentCentimetres", .integer, "The total ascent; left out if it is not known.", unit: .of("centimetres")),
      .optional(
        "kilocalories", .integer, "The energy that the device reported; left out if it reported none.",
        unit: .of("kilocalories")
      ),
      .optional("note", .text, "The note on the run; left out if there is none."),
      .optional("tags", .list(.text), "The tags of the run; left out if there are none."),
      .optional("shoes", .text, "The shoes worn in the run; left out if they are not known."),
      .optional(
        "effort", Schema(.integer(RunListing.efforts)),
        """
        How hard the run was for the runner, 10 being the hardest; left out if it is not known.
        """, unit: .of("1 to 10")),
      .optional("indoor", .flag, "True if the run was on a treadmill; left out otherwise."),
      .optional("byHand", .flag, "True if the user entered the run; left out otherwise."),
      .optional("heartRate", RunHeartRateView.Level.schema, "The heart rate; left out if it is not known."),
    ])

  /// The ratings that the runner can give for how hard a run was, from 1 (easiest) to 10.
  package static let efforts = 1...10
}

extension RunListing.Recorded {
  package static let schema = Schema(
    "RunRecorded", "How much of a run was recorded, if not all of it.", RunListing.Recorded.allCases
  ) { recorded in
    switch recorded {
    case .totals: "only the totals are known, such as the distance and the time"
    case .part: "only a part is known, so that the distance and the times are the device's totals"
    }
  }
}

extension RunListing.State {
  package static let schema = Schema(
    "RunState", "Whether a run counts in weeks and best efforts, and if not, why.", RunListing.State.allCases
  ) {
    state in
    switch state {
    case .counts: nil
    case .duplicate: "another recording of the same run counts instead"
    case .removed: "the user removed the run from the book"
    case .otherKind: "the activity was not a run"
    }
  }
}

extension RunEffortView {
  package static let schema = Schema(
    "RunEffort", "An effort: the fastest time over a distance within a run.",
    [
      .init("distance", EffortDistance.schema, "The distance.", unit: .of("as named")),
      .init("run", RunID.schema, "The name of the run."),
      .init("day", CivilDay.schema, "The day on which the run began, by the runner's clock."),
      .milliseconds(
        "milliseconds", "The time including pauses, in milliseconds; efforts are compared in whole seconds, rounded up."
      ),
      .milliseconds(
        "startMilliseconds", "The time from the start of the run to the start of the effort, in milliseconds."),
      .length("startMillimetres", "The distance from the start of the run to the start of the effort, in millimetres."),
      .optional(
        "suspicious", .flag,
        "True if the effort is faster than anybody runs and the user has not confirmed it; left out otherwise."),
    ])
}

extension RunEffortMoveView {
  package static let schema = Schema(
    "RunEffortMove", "A best effort that was set, changed or lost.",
    [
      .init("distance", EffortDistance.schema, "The distance.", unit: .of("as named")),
      .optional("before", RunEffortView.schema, "The best effort before; left out if there was none."),
      .optional("after", RunEffortView.schema, "The best effort now; left out if there is none any more."),
    ])
}

extension RunSplitView {
  package static let schema = Schema(
    "RunSplit", "A split: a whole kilometre or mile of a run, or the rest.",
    [
      .length("lengthMillimetres", "The distance of the split, in millimetres."),
      .milliseconds("activeMilliseconds", "The time without pauses, in milliseconds."),
      .milliseconds("elapsedMilliseconds", "The time including pauses, in milliseconds."),
      .optional(
        "ascentCentimetres", .integer, "The ascent, in centimetres; left out if it is not known.",
        unit: .of("centimetres")),
      .optional(
        "descentCentimetres", .integer, "The descent, in centimetres; left out if it is not known.",
        unit: .of("centimetres")),
      .optional("heartRate", RunHeartRateView.Level.schema, "The heart rate; left out if it is not known."),
      .optional(
        "flatPaceMilliseconds", .integer,
        """
        The pace on flat ground that takes as much energy, in milliseconds per kilometre; left out if it is not known.
        """,
        unit: .of("milliseconds per kilometre")),
    ])
}

extension CaloriesView {
  package static let schema = Schema(
    "Calories", "The energy spent in running.",
    [
      .init("kilocalories", .integer, "The energy, in kilocalories.", unit: .of("kilocalories")),
      .optional(
        "estimated", .flag,
        """
        True if the energy is an estimate: one kilocalorie per kilogram of body mass and kilometre; left out if \
        devices reported it.
        """),
    ])
}
