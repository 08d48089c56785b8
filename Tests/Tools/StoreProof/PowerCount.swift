/// How far a proof goes.
package struct PowerLimits: Sendable {
  /// Changes of a workload.
  let changes: Int
  /// States of one moment: all of them, or so many at random.
  let states: Int
  /// One in so many states is recovered by another change, in which the power is cut again.
  let recoveries: Int

  package init(changes: Int, states: Int, recoveries: Int) {
    self.changes = changes
    self.states = states
    self.recoveries = recoveries
  }
}

/// What a proof went through.
package struct PowerCount: Sendable, CustomStringConvertible {
  package var workloads = 0
  package var acknowledged = 0
  package var refused = 0
  package var moments = 0
  /// Different ones of each moment.
  package var states = 0
  package var secondCrashes = 0
  package var problems = 0
  package var examples: [String] = []

  package init() {}

  /// Of the workload with this seed: swim books and what the store offers to any feature, each by processes that
  /// come for one change and by one that holds the store.
  package init(seed: UInt64, _ limits: PowerLimits) throws {
    self =
      switch seed % 6 {
      case 0: try .of(SwimWorkload.self, seed, limits)
      case 2: try .of(HeldWorkload.self, seed, limits)
      case 3: try .of(HeldSwimWorkload.self, seed, limits)
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
