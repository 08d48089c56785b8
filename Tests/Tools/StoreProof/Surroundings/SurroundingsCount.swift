/// Counts what a proof has covered.
package struct SurroundingsCount: Sendable, CustomStringConvertible {
  /// The number of cases of each kind.
  package var cases: [String: Int] = [:]
  package var acknowledged = 0
  package var refused = 0
  package var told = 0
  package var repairs = 0
  /// The number of repairs that failed with a reason.
  package var refusedRepairs = 0
  package var problems = 0
  package var examples: [String] = []

  package init() {}

  mutating func report(_ problem: String) {
    problems += 1
    if examples.count < 12 { examples.append(String(problem.prefix(1_500))) }
  }

  package var description: String {
    """
    \(cases.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", "))
    \(acknowledged) changes acknowledged afterwards, \(refused) refused; told by check \(told) times
    \(repairs) repairs, \(refusedRepairs) told why they could not, \(problems) problems
    """
  }
}
