/// Finds the greatest load lifted at least n times, for n from 1 to 20.
package enum RepMaxRule {
  package static let most = 20

  /// The set that holds the record for each n, from 1 up to the most repetitions of any set.
  package static func repMaxes(_ sets: [LoadedSet]) -> [LoadedSet] {
    // For each number of repetitions, the position of the heaviest set with exactly that many; the last entry also
    // includes all greater numbers.
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
