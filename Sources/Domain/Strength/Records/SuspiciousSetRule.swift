import KernelDomain

/// Finds loads that were probably entered wrongly, for example pounds as kilograms. Such sets do not count for records
/// until the user confirms them.
///
/// A set of over 600 kg is suspicious. The other sets are tested from the heaviest to the lightest, each against the
/// exercise's sets in all other workouts. A set is suspicious if there are at least ten of those sets, and its load is
/// more than 1.4 times the greatest of their loads and more than 10 kg above it. The search ends at the first set that
/// is not suspicious. Sets already found to be suspicious are excluded from the comparison.
package enum SuspiciousSetRule {
  private static let mostMilligrams: Int64 = 600_000_000
  private static let fewestOthers = 10

  /// Returns the indices in `sets` of the suspicious sets, in ascending order.
  /// - Parameters:
  ///   - sets: the sets of one exercise, which must not be an assisted one.
  ///   - isConfirmed: whether the user confirmed the set at this index of `sets`.
  package static func suspicious(_ sets: [LoadedSet], isConfirmed: (Int) -> Bool) -> [Int] {
    // A fast path: usually no set is suspicious, which can be seen from the heaviest set without sorting.
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

  /// Returns the number of sets, and their greatest load, in all workouts except that of the set at index `place`.
  private static func others(of place: Int, _ sets: [LoadedSet]) -> (mass: Mass?, count: Int) {
    var (best, count) = (nil as Mass?, 0)
    for set in sets where set.workout != sets[place].workout {
      best = max(best ?? set.mass, set.mass)
      count += 1
    }
    return (best, count)
  }
}
