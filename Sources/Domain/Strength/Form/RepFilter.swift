/// Decides which repetitions count once they have ended. A curl with a long hold may be a drink from a bottle, so it
/// counts only if there is another repetition shortly before or after it.
struct RepFilter: Sendable {
  /// The longest hold of a curl that counts by itself, in milliseconds. A curl with a longer hold counts only if there
  /// is another repetition nearby.
  static let longestHold: Int64 = 2_000
  /// The maximum time between a curl with a long hold and another repetition that makes it count, in milliseconds.
  static let vicinity: Int64 = 15_000

  private let isCurl: Bool
  private(set) var waiting: [FormRep] = []

  init(isCurl: Bool) { self.isCurl = isCurl }

  /// Adds a repetition to the results, or makes it wait for another repetition.
  /// - Parameter isEarly: whether the repetition ended before the body was first at rest, and so was found later. If
  ///   so, repetitions that overlap it may already have been counted.
  /// - Returns: the waiting curls that turned out not to be repetitions.
  mutating func add(_ rep: FormRep, to results: inout FormResults, isEarly: Bool) -> [FormRep] {
    if isCurl, rep.hold > RepFilter.longestHold, !isNear(results.reps.last, rep) {
      if let last = waiting.last, let both = ArmPairRule.joined(last, rep) {
        waiting[waiting.count - 1] = both
      } else {
        waiting.append(rep)
      }
      return []
    }
    var rested: [FormRep] = []
    for one in waiting {
      if rep.start - one.end <= RepFilter.vicinity { RepFilter.count(one, &results) } else { rested.append(one) }
    }
    waiting.removeAll()
    results.rested += rested
    RepFilter.count(rep, &results, isEarly: isEarly)
    return rested
  }

  /// Whether the repetition `rep` began at most `vicinity` after `last` ended; false if `last` is nil.
  private func isNear(_ last: FormRep?, _ rep: FormRep) -> Bool {
    last.map { rep.start - $0.end <= RepFilter.vicinity } ?? false
  }

  private static func count(_ rep: FormRep, _ results: inout FormResults, isEarly: Bool = false) {
    // If the two arms were first at rest at different times, early repetitions of one arm are counted only after all
    // those of the other arm, so each of these may be its counterpart.
    for index in isEarly ? results.reps.indices : results.reps.indices.suffix(1) {
      guard let both = ArmPairRule.joined(results.reps[index], rep) else { continue }
      results.reps[index] = both
      return
    }
    results.reps.append(rep)
  }

  /// Gives up the waiting curls that can no longer have another repetition nearby.
  /// - Parameter open: the starts of the attempts that have not ended yet. These attempts may still become repetitions.
  /// - Returns: the curls that turned out not to be repetitions.
  mutating func giveUp(at time: Int64, open: [Int64], _ results: inout FormResults) -> [FormRep] {
    guard !waiting.isEmpty else { return [] }
    let rested = waiting.filter { rep in
      time - rep.end > RepFilter.vicinity && !open.contains { $0 - rep.end <= RepFilter.vicinity }
    }
    if rested.isEmpty { return [] }
    waiting.removeAll { rested.contains($0) }
    results.rested += rested
    return rested
  }

  /// Ends the session. Curls that are still waiting do not count as repetitions.
  mutating func finish(_ results: inout FormResults) {
    results.rested += waiting
    waiting.removeAll()
  }
}
