/// Plans the warm-up sets before heavy sets. All loads are in thousandths of the same unit.
package enum WarmupRule {
  package struct PlannedSet: Hashable, Sendable {
    package let load: Int
    package let reps: Int
  }

  /// Returns the warm-up sets in order.
  /// - Parameters:
  ///   - load: the load of the sets after the warm-up.
  ///   - bar: the weight of the bar; nil if the exercise does not use a bar.
  ///   - step: the smallest amount by which loads can be changed.
  package static func sets(before load: Int, bar: Int?, step: Int) -> [PlannedSet] {
    guard let bar else { return sets([(50, 8), (70, 4), (85, 2)], before: load, from: 0, step: step) }
    let empty = PlannedSet(load: bar, reps: 10)
    let first = load >= 2 * bar ? [empty] : []
    let sets = sets([(40, 5), (60, 3), (80, 2)], before: load, from: bar, after: first.last, step: step)
    return first.isEmpty && sets.isEmpty && load > bar ? [empty] : first + sets
  }

  private static func sets(
    _ parts: [(percent: Int, reps: Int)], before load: Int, from bar: Int, after first: PlannedSet? = nil, step: Int
  ) -> [PlannedSet] {
    var sets: [PlannedSet] = []
    for part in parts {
      let hundredths = load * part.percent
      guard hundredths >= bar * 100 else { continue }
      let own = bar + LoadStepRule.down(hundredths - bar * 100, over: 100, step: step)
      guard own > (sets.last ?? first)?.load ?? (bar - 1), own > 0, own < load else { continue }
      sets.append(PlannedSet(load: own, reps: part.reps))
    }
    return sets
  }
}
