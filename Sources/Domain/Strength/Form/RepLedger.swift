/// Decides which repetitions count, after they have ended. A curl that is held for long may be a drink: it waits until
/// another repetition follows soon.
struct RepLedger: Sendable {
  /// A curl held for longer, in milliseconds, waits.
  static let longestHold: Int64 = 2_000
  /// How long before or after a waiting curl another repetition may be, in milliseconds.
  static let vicinity: Int64 = 15_000

  private let isCurl: Bool
  private(set) var waiting: [FormRep] = []

  init(isCurl: Bool) {
    self.isCurl = isCurl
  }

  /// Adds a repetition to the results.
  /// - Parameter isEarly: whether the repetition was found afterwards, so that a counted one may overlap it.
  mutating func add(_ rep: FormRep, to results: inout FormResults, isEarly: Bool) -> [FormRep] {
    if isCurl, rep.hold > RepLedger.longestHold, !isNear(results.reps.last, rep) {
      if let last = waiting.last, let both = ArmPairRule.joined(last, rep) {
        waiting[waiting.count - 1] = both
      } else {
        waiting.append(rep)
      }
      return []
    }
    var rested: [FormRep] = []
    for one in waiting {
      if rep.start - one.end <= RepLedger.vicinity { RepLedger.count(one, &results) } else { rested.append(one) }
    }
    waiting.removeAll()
    results.rested += rested
    RepLedger.count(rep, &results, isEarly: isEarly)
    return rested
  }

  /// Whether a repetition ended shortly before another.
  private func isNear(_ last: FormRep?, _ rep: FormRep) -> Bool {
    last.map { rep.start - $0.end <= RepLedger.vicinity } ?? false
  }

  private static func count(_ rep: FormRep, _ results: inout FormResults, isEarly: Bool = false) {
    // Of arms that were first at rest at different times, one is counted afterwards beside all of the other's.
    for index in isEarly ? results.reps.indices : results.reps.indices.suffix(1) {
      guard let both = ArmPairRule.joined(results.reps[index], rep) else { continue }
      results.reps[index] = both
      return
    }
    results.reps.append(rep)
  }

  /// Gives up what has waited for too long.
  /// - Parameter open: the starts of the attempts that are open.
  /// - Returns: what turned out to be no repetition.
  mutating func giveUp(at time: Int64, open: [Int64], _ results: inout FormResults) -> [FormRep] {
    guard !waiting.isEmpty else { return [] }
    let rested = waiting.filter { rep in
      time - rep.end > RepLedger.vicinity && !open.contains { $0 - rep.end <= RepLedger.vicinity }
    }
    if rested.isEmpty { return [] }
    waiting.removeAll { rested.contains($0) }
    results.rested += rested
    return rested
  }

  /// Ends the session: what still waits is no repetition.
  mutating func finish(_ results: inout FormResults) {
    results.rested += waiting
    waiting.removeAll()
  }
}
