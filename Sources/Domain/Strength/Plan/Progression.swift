package import KernelDomain

/// How the loads of a routine's block change from one workout to the next.
package enum Progression: Hashable, Sendable {
  /// The load grows by this after each workout in which all sets were done.
  case linear(Load)
  /// The repetitions grow within their range, then the load by this.
  case double(Load)
  /// The load follows waves of four weeks; the training max grows by the increment after each.
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

/// Why a load is suggested.
package enum SuggestionReason: Hashable, Sendable {
  /// All sets were done, so that the load grows.
  /// - reps: the repetitions that each set had at least.
  case raised(by: Load, sets: Int, reps: Int, day: CivilDay)
  /// The sets were not done, and the load stays.
  case failed(times: Int, day: CivilDay)
  /// The sets were not done so often in a row that the load goes back.
  case lowered(failures: Int, to: Load)
  /// The sets were done, and the next ones get more repetitions.
  case moreReps([Int], day: CivilDay)
  /// The week of a wave, from 1 to 4.
  case week(Int, max: Load)
  case ofTrainingMax(Load)
  case ofOneRepMax(Load)
  /// The plan gives no load, so that it is that of the last workout.
  case lastTime(CivilDay)
  /// The load is a part of the training max, which is unknown.
  case noTrainingMax
  /// The load is given by its effort, and no recent set tells the maximum.
  case noOneRepMax
}

/// What a routine suggests for the next workout of one of its blocks.
package struct BlockSuggestion: Hashable, Sendable {
  package var targets: [SetTarget]
  /// Nil if the plan itself gives the loads.
  package var reason: SuggestionReason?
  /// The progression with its present training max; nil if the block has none.
  package var progression: Progression?
}
