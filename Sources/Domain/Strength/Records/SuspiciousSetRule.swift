/// Loads that are likely entered wrong, such as pounds for kilograms: they are left out until she says that they are
/// right.
///
/// Suspicious is a set of over 600 kg; of the rest, from the heaviest down, one of more than 1.4 times the best of the
/// exercise's other workouts and more than 10 kg above it, where these hold ten sets or more. The first that is not ends
/// the search; a suspicious set counts no more.
package enum SuspiciousSetRule {
  private static let mostMilligrams: Int64 = 600_000_000
  private static let fewestOthers = 10

  /// The places in the list of those that are suspicious.
  /// - Parameters:
  ///   - sets: of one exercise, which is not assisted.
  ///   - isConfirmed: whether she said that the set there is right.
  package static func suspicious(_ sets: [LoadedSet], isConfirmed: (Int) -> Bool) -> [Int] {
    // Nearly always nothing is: that is told without putting them in order.
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

  /// The best of the sets of other workouts, and how many these are.
  private static func others(of place: Int, _ sets: [LoadedSet]) -> (mass: Mass?, count: Int) {
    var (best, count) = (nil as Mass?, 0)
    for set in sets where set.workout != sets[place].workout {
      best = max(best ?? set.mass, set.mass)
      count += 1
    }
    return (best, count)
  }
}
