/// Counts what a proof has covered.
package struct DamageCount: Sendable, CustomStringConvertible {
  package var flips = 0
  package var cuts = 0
  package var detected = 0
  package var harmless = 0
  package var repairs = 0
  package var problems = 0
  package var examples: [String] = []

  mutating func report(_ problem: String) {
    problems += 1
    if examples.count < 8 { examples.append(String(problem.prefix(1_500))) }
  }

  static func + (one: DamageCount, other: DamageCount) -> DamageCount {
    var sum = one
    sum.flips += other.flips
    sum.cuts += other.cuts
    sum.detected += other.detected
    sum.harmless += other.harmless
    sum.repairs += other.repairs
    sum.problems += other.problems
    sum.examples += other.examples
    return sum
  }

  package var description: String {
    """
    \(flips) bits turned, \(cuts) cuts: \(detected) told with their place, \(harmless) harmless
    \(repairs) repairs, \(problems) problems
    """
  }
}
