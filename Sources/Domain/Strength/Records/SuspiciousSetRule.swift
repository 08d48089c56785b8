import KernelDomain

/// Finds loads that were probably entered wrong, such as pounds as kilograms. Their sets are left out of records until
/// the user confirms them.
///
/// A set of over 600 kg is suspicious. The other sets are tested from the heaviest down: a set is suspicious if its
/// load is more than 1.4 times the best of the exercise's other workouts and more than 10 kg above that best, and if
/// those other workouts hold at least ten sets. The search ends at the first set that is not suspicious. Sets already
/// found suspicious do not count for the best of the other workouts.
package enum SuspiciousSetRule {
  private static let mostMilligrams: Int64 = 600_000_000
  private static let fewestOthers = 10

  /// The positions in `sets` of the suspicious sets, ascending.
  /// - Parameters:
  ///   - sets: the sets of one exercise, which is not assisted.
  ///   - isConfirmed: whether the user confirmed the set at a position in `sets`.
  package static func suspicious(_ sets: [LoadedSet], isConfirmed: (Int) -> Bool) -> [Int] {
    // The fast path: usually no set is suspicious, which the heaviest set alone shows without sorting.
    guard var heaviest = sets.indices.first else { return [] }
    for place in sets.indices where sets[place].mass > sets[heaviest].mass { heaviest = place }
    let best = others(of: heaviest, sets)
    if sets[heaviest].mass.milligrams <= mostMilligrams, !isSuspicious(sets[heaviest], best: best.mass, of: best.count)
    {
      return []
    }
    var found = sets.indices.filter { sets[$0].mass.milligrams > mostMilligrams && !isConfirmed($0) }
    let tooHeavy = Set(found)
    let order = sets.indices.filter { !tooHeavy.contains($0) }.sorted { sets[$0].mass > sets[$1].mass }
    var counts: [Int: Int] = [:]
    for place in order { counts[sets[place].workout, default: 0] += 1 }
    var next = 0
    for (rank, place) in order.enumerated() {
      let set = sets[place]
      next = max(next, rank)
      while next < order.count, sets[order[next]].workout == set.workout { next += 1 }
      guard next < order.count, !isConfirmed(place) else { break }
      let count = order.count - rank - counts[set.workout, default: 0]
      guard isSuspicious(set, best: sets[order[next]].mass, of: count) else { break }
      found.append(place)
      counts[set.workout, default: 0] -= 1
    }
    return found.sorted()
  }

  private static func isSuspicious(_ set: LoadedSet, best: Mass?, of count: Int) -> Bool {
    guard let best, count >= fewestOthers else { return false }
    return 5 * set.mass.milligrams > 7 * best.milligrams
      && set.mass.milligrams - best.milligrams > 10_000_000
  }

  /// The best load in workouts other than that of a set, and the number of their sets.
  private static func others(of place: Int, _ sets: [LoadedSet]) -> (mass: Mass?, count: Int) {
    var (best, count) = (nil as Mass?, 0)
    for set in sets where set.workout != sets[place].workout {
      best = max(best ?? set.mass, set.mass)
      count += 1
    }
    return (best, count)
  }
}
