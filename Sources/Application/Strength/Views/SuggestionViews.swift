package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// The progression of an exercise in a routine: how its loads change from workout to workout.
package struct ProgressionView: Codable, Hashable, Sendable {
  package var rule: Progression.Kind
  /// The amount by which the load grows; for the rule `wave` (waves of four weeks), the amount by which the training
  /// max grows.
  package var step: Load
  /// For the rule `wave` (waves of four weeks), the training max; nil for other rules.
  package var max: Load?

  package static let schema = Schema(
    "Progression", "How the loads of an exercise change from one workout of the routine to the next.",
    [
      .init("rule", ruleSchema, "The rule."),
      .init(
        "step", Load.schema, "By how much the load grows, or in a wave the training max.",
        examples: [#"{"thousandths":2500,"unit":"kg"}"#]),
      .optional(
        "max", Load.schema, "The training max of a wave; left out for other rules.",
        examples: [#"{"thousandths":100000,"unit":"kg"}"#]),
    ])

  package static let ruleSchema = Schema("ProgressionRule", "A rule of progression.", Progression.Kind.allCases) {
    rule in
    switch rule {
    case .linear: "the load grows after each workout in which all sets were done"
    case .double: "the repetitions grow within their range, then the load"
    case .wave: "waves of four weeks, with loads that are percentages of the training max (5/3/1)"
    }
  }

  package init(rule: Progression.Kind, step: Load, max: Load? = nil) {
    self.rule = rule
    self.step = step
    self.max = max
  }

  package init(_ progression: Progression) {
    rule = progression.kind
    step = progression.increment
    if case .wave(let max, _) = progression { self.max = max }
  }

  /// Returns the progression that the members describe. Fails with `invalidInput` if a load is missing or does not fit
  /// the rule.
  func progression() throws(Failure) -> Progression {
    switch rule {
    case .linear: return .linear(step)
    case .double: return .double(step)
    case .wave:
      guard let max else { throw .invalidInput(field: "max", problem: .strength(.waveWithoutMax)) }
      guard max.unit == step.unit else { throw .invalidInput(field: "step", problem: .strength(.twoUnits)) }
      return .wave(max: max, increment: step)
    }
  }
}

/// The reason for which a load is suggested.
package struct SuggestionReasonView: Codable, Hashable, Sendable {
  package var why: Why
  package var load: Load?
  package var sets: Int?
  package var reps: [Int]?
  /// The number of consecutive workouts, up to the latest, in which the lifter did not complete all sets; nil for other
  /// reasons.
  package var failures: Int?
  package var week: Int?
  package var day: CivilDay?

  package enum Why: String, Codable, CaseIterable, Hashable, Sendable {
    case raised, failed, lowered, moreReps, week, ofTrainingMax, ofOneRepMax, lastTime, noTrainingMax, noOneRepMax
  }

  package static let schema = Schema(
    "SuggestionReason", "Why a load is suggested.",
    [
      .init("why", Schema("SuggestionCause", "The reason for a suggestion.", Why.allCases, meaning), "The reason."),
      .optional(
        "load", Load.schema,
        """
        By how much the load grew, the load to which it fell, or the maximum of which it is a part; left out for other \
        reasons.
        """),
      .optional("sets", .integer, "The number of sets that were done; left out for other reasons.", unit: .of("sets")),
      .optional(
        "reps", .list(Schema(.integer(nil))), "The repetitions of the last workout's sets; left out for other reasons.",
        unit: .of("repetitions")),
      .optional(
        "failures", .integer,
        "The number of workouts in a row in which not all sets were done; left out for other reasons.",
        unit: .of("workouts")),
      .optional("week", .ordinal, "The week of the wave, from 1 to 4; left out for other reasons."),
      .optional(
        "day", CivilDay.schema, "The day of the workout that led to the suggestion; left out for other reasons."),
    ])

  private static func meaning(_ why: Why) -> String? {
    switch why {
    case .raised: "all sets were done, so that the load grows"
    case .failed: "not all sets were done, and the load stays"
    case .lowered: "not all sets were done several times in a row, so that the load is lowered"
    case .moreReps: "the load stays, and repetitions are added"
    case .week: "the load follows from the week of a wave"
    case .ofTrainingMax: "the load is a part of the training max"
    case .ofOneRepMax: "the load follows from the planned effort and the estimated maximum"
    case .lastTime: "the plan gives no load, so that the load is that of the last workout"
    case .noTrainingMax: "the load is a part of the training max, which is unknown"
    case .noOneRepMax: "the load follows from the planned effort, but no set of the last 90 days shows the maximum"
    }
  }

  init(_ reason: SuggestionReason) {
    switch reason {
    case .raised(let load, let sets, let reps, let day):
      (why, self.load, self.sets, self.reps, self.day) = (.raised, load, sets, [reps], day)
    case .failed(let times, let day): (why, failures, self.day) = (.failed, times, day)
    case .lowered(let times, let load): (why, failures, self.load) = (.lowered, times, load)
    case .moreReps(let reps, let day): (why, self.reps, self.day) = (.moreReps, reps, day)
    case .week(let week, let max): (why, self.week, load) = (.week, week, max)
    case .ofTrainingMax(let max): (why, load) = (.ofTrainingMax, max)
    case .ofOneRepMax(let max): (why, load) = (.ofOneRepMax, max)
    case .lastTime(let day): (why, self.day) = (.lastTime, day)
    case .noTrainingMax: why = .noTrainingMax
    case .noOneRepMax: why = .noOneRepMax
    }
  }
}

/// The plates that make up a load on a bar.
package struct PlatesView: Codable, Hashable, Sendable {
  package var load: Load
  package var bar: Load
  /// The plates on each side of the bar, heaviest first.
  package var side: [Load]
  /// By how much the bar and the plates are lighter than the load; nil if they are not lighter.
  package var missing: Load?

  package static let schema = Schema(
    "Plates", "The plates for a load on a bar.",
    [
      .init("load", Load.schema, "The load that was asked for."), .init("bar", Load.schema, "The bar."),
      .init("side", .list(Load.schema), "The plates on each side, the heaviest first; empty for the bar alone."),
      .optional(
        "missing", Load.schema, "How much lighter the loaded bar is than the load; left out if nothing is missing."),
    ])

  /// Computes the plates for a load; nil if the load is lighter than the bar.
  /// - Parameter bar: the weight of the bar; nil for the bar in the settings.
  init?(_ load: Load, _ equipment: Equipment, bar: Load?) {
    let unit = load.unit
    let weight = bar.map { $0.thousandths(in: unit) } ?? equipment.bar(unit)
    guard let bar = Load(thousandths: weight, unit: unit),
      let loading = PlateRule.loading(Int(load.thousandths), bar: weight, plates: equipment.plates(unit))
    else { return nil }
    self.load = load
    self.bar = bar
    side = loading.side.compactMap { Load(thousandths: $0, unit: unit) }
    missing = Load(thousandths: loading.missing, unit: unit)
  }
}
