/// The extent of a proof.
package struct PowerLimits: Sendable {
  /// The number of changes in a workload.
  let changes: Int
  /// The maximum number of states to try at each moment. If there are more, this many are chosen at random.
  let states: Int
  /// In one of this many states, another change is made after the recovery, and the power is cut again during this
  /// change.
  let recoveries: Int

  package init(changes: Int, states: Int, recoveries: Int) {
    self.changes = changes
    self.states = states
    self.recoveries = recoveries
  }
}

/// Counts what a proof has covered.
package struct PowerCount: Sendable, CustomStringConvertible {
  package var workloads = 0
  package var acknowledged = 0
  package var refused = 0
  package var moments = 0
  /// The number of different states, summed over all moments.
  package var states = 0
  package var secondCrashes = 0
  package var problems = 0
  package var examples: [String] = []

  package init() {}

  /// Runs the proof for the workload that belongs to this seed. The workload changes a swim book, or uses everything
  /// that the store offers to features in general; in either case, each change is made by a process of its own, or all
  /// are made by one that holds the store. A further workload consists of imports that are undone and erased.
  package init(seed: UInt64, _ limits: PowerLimits) throws {
    self =
      switch seed % 6 {
      case 0: try .of(SwimWorkload.self, seed, limits)
      case 2: try .of(HeldWorkload.self, seed, limits)
      case 3: try .of(HeldSwimWorkload.self, seed, limits)
      case 5: try .of(ImportWorkload.self, seed, limits)
      default: try .of(DocumentWorkload.self, seed, limits)
      }
  }

  private static func of<Load: Workload>(_: Load.Type, _ seed: UInt64, _ limits: PowerLimits) throws -> PowerCount {
    var proof = PowerProof<Load>(seed: seed, limits)
    try proof.run()
    return proof.count
  }

  package var description: String {
    """
    \(workloads) workloads, \(acknowledged) changes acknowledged, \(refused) refused or killed, \(moments) moments
    \(states) states recovered, \(secondCrashes) after a second crash in the recovery, \(problems) problems
    """
  }

  package static func + (one: PowerCount, other: PowerCount) -> PowerCount {
    var sum = one
    sum.workloads += other.workloads
    sum.acknowledged += other.acknowledged
    sum.refused += other.refused
    sum.moments += other.moments
    sum.states += other.states
    sum.secondCrashes += other.secondCrashes
    sum.problems += other.problems
    sum.examples += other.examples
    return sum
  }
}
