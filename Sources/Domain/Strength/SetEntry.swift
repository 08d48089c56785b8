/// A set as it was logged.
package struct SetEntry: Hashable, Sendable {
  // In an order that leaves few gaps between them: a book holds tens of thousands.

  package var load: Load?
  package var kind: SetKind
  package var isDone: Bool
  /// 0 to 10,000; 0 where she tried and failed.
  package var reps: Int32?
  /// RPE (1 to 10) in halves: 17 for 8.5.
  package var halvesOfRPE: UInt8?
  /// More than 0.
  package var seconds: Int32?
  /// Seconds of rest that were to follow.
  package var plannedRest: Int32?
  /// Seconds of rest that did follow.
  package var rest: Int32?
  /// More than 0.
  package var millimetres: Int64?
  /// Which one of its workout it is, from 1, in the order logged.
  package var number: Int32
  package var note: String?

  package static let mostReps = 10_000
  package static let restSeconds = 0...3_600
  package static let halvesOfRPE = 2...20

  /// Whether it counts for records and volume.
  package var isWorking: Bool { isDone && kind != .warmup }

  /// Whether anything was done in it.
  package var isEmpty: Bool { load == nil && reps == nil && seconds == nil && millimetres == nil }
}

extension SetEntry {
  // Here, so that there is the initializer of all members as well: to set one after the other copies what is set.

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
