/// The greatest load lifted at least n times, for n from 1 to 20.
package enum RepMaxRule {
  package static let most = 20

  /// For each n up to the most repetitions of any set, the set that holds it.
  package static func repMaxes(_ sets: some Sequence<LoadedSet>) -> [LoadedSet] {
    var best = [LoadedSet?](repeating: nil, count: most)
    for set in sets {
      let place = min(Int(set.reps), most) - 1
      best[place] = best[place].map { LiftRecordRule.heavier(set, $0) } ?? set
    }
    var found: [LoadedSet] = []
    var holder: LoadedSet?
    for set in best.reversed() {
      if let set { holder = holder.map { LiftRecordRule.heavier(set, $0) } ?? set }
      if let holder { found.append(holder) }
    }
    return found.reversed()
  }
}
