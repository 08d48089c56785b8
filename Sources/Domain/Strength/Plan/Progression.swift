package import KernelDomain

/// How the loads of a routine's block change from one workout to the next.
package enum Progression: Hashable, Sendable {
  /// Whenever the lifter did all planned sets in a workout, the load grows by this amount.
  case linear(Load)
  /// The repetitions increase within a range. Once they reach its upper end, the load grows by this amount.
  case double(Load)
  /// The load follows waves of four weeks. After each wave, the training max grows by the increment.
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
  /// The lifter did all planned sets, so the load grows.
  /// - reps: the least number of repetitions in each set.
  case raised(by: Load, sets: Int, reps: Int, day: CivilDay)
  /// The lifter did not do all planned sets, so the load stays unchanged.
  case failed(times: Int, day: CivilDay)
  /// The lifter did not do all planned sets in several workouts in a row, so the load is lowered.
  case lowered(failures: Int, to: Load)
  /// The lifter did all planned sets, so the next workout has more repetitions.
  case moreReps([Int], day: CivilDay)
  /// The week of a wave, from 1 to 4.
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
