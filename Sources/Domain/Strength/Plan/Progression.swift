package import KernelDomain

/// How the loads of a routine's block change from one workout to the next.
package enum Progression: Hashable, Sendable {
  /// Whenever the lifter did all planned sets in a workout, the load grows by this amount.
  case linear(Load)
  /// The repetitions increase within a range. Once they reach its upper end, the load grows by this amount.
  case double(Load)
  /// The load follows waves of four weeks. After each wave, the training max grows by the increment, or is lowered if
  /// the lifter did no repetition in the last set of the third week.
  case wave(max: Load, increment: Load)

  package var increment: Load {
    switch self {
    case .linear(let increment), .double(let increment), .wave(_, let increment): increment
    }
  }

  package var kind: Kind {
    switch self {
    case .linear: .linear
    case .double: .double
    case .wave: .wave
    }
  }

  package enum Kind: String, Codable, CaseIterable, Hashable, Sendable {
    case linear, double, wave
  }
}

/// The reason why a load is suggested.
package enum SuggestionReason: Hashable, Sendable {
  /// The lifter did all planned sets, with at least `reps` repetitions in each, so the load grows.
  case raised(by: Load, sets: Int, reps: Int, day: CivilDay)
  /// The lifter did not do all planned sets, now in `times` workouts in a row, so the load stays unchanged.
  case failed(times: Int, day: CivilDay)
  /// The lifter did not do all planned sets in `failures` workouts in a row, so the load is lowered to `to`.
  case lowered(failures: Int, to: Load)
  /// The lifter did all planned sets, so the next workout has more repetitions. The values are the repetitions that the
  /// lifter did in each set.
  case moreReps([Int], day: CivilDay)
  /// The load is that of this week of a wave, from 1 to 4; `max` is the training max.
  case week(Int, max: Load)
  case ofTrainingMax(Load)
  case ofOneRepMax(Load)
  /// The plan states no load, so the load of the most recent workout is suggested.
  case lastTime(CivilDay)
  /// The load is planned as a percentage of the training max, but no training max is known.
  case noTrainingMax
  /// The load is planned by effort (RPE), but no recent set allows an estimate of the one-repetition maximum.
  case noOneRepMax
}

/// The sets that a routine suggests for a block in its next workout.
package struct BlockSuggestion: Hashable, Sendable {
  package var targets: [SetTarget]
  /// The reason for the suggested loads; nil if the plan itself states the loads.
  package var reason: SuggestionReason?
  /// The progression, updated to its current training max; nil if the block has none.
  package var progression: Progression?
}
