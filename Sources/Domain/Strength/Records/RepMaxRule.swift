/// Finds the greatest load that was lifted at least n times, for each n from 1 to 20.
package enum RepMaxRule {
  package static let most = 20

  /// Returns the sets that hold the records for n = 1, 2, 3 … The last n is the greatest number of repetitions in any
  /// set, but at most 20.
  package static func repMaxes(_ sets: [LoadedSet]) -> [LoadedSet] {
    // For each number of repetitions, the index of the heaviest set with exactly that many; -1 if there is none. The
    // last element is for 20 or more repetitions.
    var best = InlineArray<20, Int>(repeating: -1)
    for place in sets.indices {
      let count = min(Int(sets[place].reps), most) - 1
      if best[count] < 0 || LiftRecordRule.isHeavier(sets[place], than: sets[best[count]]) { best[count] = place }
    }
    var found: [LoadedSet] = []
    var holder = -1
    for count in best.indices.reversed() {
      let place = best[count]
      if place >= 0, holder < 0 || LiftRecordRule.isHeavier(sets[place], than: sets[holder]) { holder = place }
      if holder >= 0 { found.append(sets[holder]) }
    }
    return found.reversed()
  }
}
