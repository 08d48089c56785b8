package import KernelDomain

/// A set of an exercise as it was logged, such as ten repetitions with 50 kg.
package struct SetEntry: Hashable, Sendable {
  // The members are in an order that leaves few gaps in memory, since a book may hold tens of thousands of sets.

  package var load: Load?
  package var kind: SetKind
  package var isDone: Bool
  /// The repetitions, 0 to 10,000; 0 if the lifter failed at the first repetition. Nil if the set is not measured in
  /// repetitions.
  package var reps: Int32?
  /// The rating of perceived exertion (RPE, 1 to 10), in halves: 17 means 8.5. Nil if the lifter entered none.
  package var halvesOfRPE: UInt8?
  /// The duration in seconds, more than 0; nil if the set has no duration.
  package var seconds: Int32?
  /// The rest that was planned after the set, in seconds; nil if unknown.
  package var plannedRest: Int32?
  /// The rest that the lifter took after the set, in seconds; nil if unknown. If sets that were not done lie between,
  /// each of them has the whole rest since the last done set.
  package var rest: Int32?
  /// The distance in millimetres, more than 0; nil if the set has no distance.
  package var millimetres: Int64?
  /// The number of the set within the workout, from 1. Sets are numbered in the order in which they were logged.
  package var number: Int32
  package var note: String?

  package static let mostReps = 10_000
  package static let restSeconds = 0...3_600
  package static let halvesOfRPE = 2...20

  /// Whether the set counts for records and volume: it is done and not a warm-up.
  package var isWorking: Bool { isDone && kind != .warmup }

  /// Whether the set has no load, no repetitions, no time and no distance.
  package var isEmpty: Bool { load == nil && reps == nil && seconds == nil && millimetres == nil }
}

extension SetEntry {
  // This initializer is in an extension so that the compiler still generates the memberwise initializer, which sets all
  // members at once. Setting one member after the other would copy the value each time.

  package init(
    number: Int, kind: SetKind = .normal, load: Load? = nil, reps: Int32? = nil, seconds: Int32? = nil,
    millimetres: Int64? = nil, halvesOfRPE: UInt8? = nil, plannedRest: Int32? = nil, rest: Int32? = nil,
    note: String? = nil, isDone: Bool = true
  ) {
    self.init(
      load: load, kind: kind, isDone: isDone, reps: reps, halvesOfRPE: halvesOfRPE, seconds: seconds,
      plannedRest: plannedRest, rest: rest, millimetres: millimetres, number: Int32(clamping: number), note: note)
  }
}
