package import KernelApplication
import KernelDomain
package import RunningDomain

extension RunID {
  package static let schema = Schema(
    "RunID",
    "The name of a run: the second (UTC) in which it began, a letter for a further one that began then, and the "
      + "number of each half where it was split.",
    .text(pattern: "^r[0-9]{8}T[0-9]{6}Z(-[b-z])?(-[12])*$"), examples: [#""r20150815T144508Z""#],
    from: [Schema.Source("running.listRuns", "/runs/*/id")])
}

extension EffortDistance {
  package static let schema = Schema("EffortDistance", "A distance that runners compare.", EffortDistance.allCases) {
    distance in
    switch distance {
    case .mile, .mile2, .mile10: "1609.344 m a mile"
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
      .init("id", RunID.schema, "Its name."), .init("day", CivilDay.schema, "The runner's day on which it began."),
      .init("start", Timestamp.schema, "When it began."),
      .init("utcOffsetSeconds", .integer, "How far east of UTC the runner's clock was.", unit: .seconds),
      .optional("name", .text, "What it is called; left out where nobody named it."),
      .init("kind", .text, "What it was: `running`, or another activity's word.", examples: [#""running""#]),
      .init("source", .text, "The device or app that recorded it."),
      .length("lengthMillimetres", "How far it went."),
      .milliseconds("elapsedMilliseconds", "From start to end."),
      .milliseconds("activeMilliseconds", "The same without pauses."),
      .init("state", State.schema, "Whether it counts."),
      .optional("duplicateOf", RunID.schema, "The run that counts in its place; left out unless it is a duplicate."),
      .optional("suspicious", .flag, "True where an effort of it awaits judgement; left out elsewhere."),
      .optional("recorded", Recorded.schema, "How much of it was recorded; left out where all was."),
      .optional("commute", .flag, "True for the way to or from work; left out elsewhere."),
    ])
}

extension RunListing.Recorded {
  package static let schema = Schema(
    "RunRecorded", "How much of a run was recorded, if not all.", RunListing.Recorded.allCases
  ) { recorded in
    switch recorded {
    case .totals: "only totals are known"
    case .part: "its length and times are the device's"
    }
  }
}

extension RunListing.State {
  package static let schema = Schema("RunState", "Whether weeks and efforts count a run.", RunListing.State.allCases) {
    state in
    switch state {
    case .counts: nil
    case .duplicate: "another recording of it counts"
    case .removed: "it was taken out of the book"
    case .otherKind: "it was no run"
    }
  }
}

extension RunEffortView {
  package static let schema = Schema(
    "RunEffort", "The fastest that a distance was run within a run.",
    [
      .init("distance", EffortDistance.schema, "The distance.", unit: .of("as named")),
      .init("run", RunID.schema, "The run."),
      .init("day", CivilDay.schema, "The runner's day."),
      .milliseconds("milliseconds", "How long it took, rests included; records compare whole seconds, rounded up."),
      .milliseconds("startMilliseconds", "From the run's start to its beginning."),
      .length("startMillimetres", "From the run's start to its beginning."),
      .optional(
        "suspicious", .flag, "True where it is faster than anybody runs, and not confirmed; left out elsewhere."),
    ])
}

extension RunEffortMoveView {
  package static let schema = Schema(
    "RunEffortMove", "A best effort that was set, moved or went.",
    [
      .init("distance", EffortDistance.schema, "The distance.", unit: .of("as named")),
      .optional("before", RunEffortView.schema, "Left out where there was none."),
      .optional("after", RunEffortView.schema, "Left out where there is none any more."),
    ])
}

extension RunSplitView {
  package static let schema = Schema(
    "RunSplit", "A whole kilometre or mile of a run, or the rest.",
    [
      .length("lengthMillimetres", "How long it is."), .milliseconds("activeMilliseconds", "Without pauses."),
      .milliseconds("elapsedMilliseconds", "With pauses."),
    ])
}

extension CaloriesView {
  package static let schema = Schema(
    "Calories", "The energy that a run took.",
    [
      .init("kilocalories", .integer, "How much.", unit: .of("kilocalories")),
      .optional(
        "estimated", .flag,
        "True where it is by a rule of thumb, a kilocalorie a kilogram and kilometre; left out "
          + "where the device told it."),
    ])
}
