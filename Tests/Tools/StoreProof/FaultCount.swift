/// Counts what a proof has covered.
package struct FaultCount: Sendable, CustomStringConvertible {
  package var changes = 0
  package var faults = 0
  package var refusals = 0
  package var problems = 0
  package var examples: [String] = []

  package init() {}

  /// Runs the proof for the workload with this seed.
  package init(seed: UInt64, changes: Int) throws {
    self =
      switch seed % 6 {
      case 0: try .of(SwimWorkload.self, seed, changes)
      case 2: try .of(HeldWorkload.self, seed, changes)
      case 3: try .of(HeldSwimWorkload.self, seed, changes)
      case 5: try .of(ImportWorkload.self, seed, changes)
      default: try .of(DocumentWorkload.self, seed, changes)
      }
  }

  private static func of<Load: Workload>(_: Load.Type, _ seed: UInt64, _ changes: Int) throws -> FaultCount {
    var proof = FaultProof<Load>(seed: seed)
    try proof.run(changes: changes)
    return proof.count
  }

  mutating func report(_ problem: String) {
    problems += 1
    if examples.count < 5 { examples.append(String(problem.prefix(2_000))) }
  }

  package static func + (one: FaultCount, other: FaultCount) -> FaultCount {
    var sum = one
    sum.changes += other.changes
    sum.faults += other.faults
    sum.refusals += other.refusals
    sum.problems += other.problems
    sum.examples += other.examples
    return sum
  }

  package var description: String {
    "\(changes) changes, \(faults) operations failed, \(refusals) changes refused for it, \(problems) problems"
  }
}
