import StrengthDomain

/// A set in the journal; what is as usual is left out.
struct StoredSet: Codable {
  var number: Int32?
  var kind: SetKind?
  var done: Bool?
  var load: Load?
  var reps: Int32?
  var seconds: Int32?
  var millimetres: Int64?
  /// In halves.
  var rpe: UInt8?
  var planned: Int32?
  var rest: Int32?
  var note: String?

  init(_ set: SetEntry) {
    number = set.number == 0 ? nil : set.number
    kind = set.kind == .normal ? nil : set.kind
    done = set.isDone ? nil : false
    load = set.load
    reps = set.reps
    seconds = set.seconds
    millimetres = set.millimetres
    rpe = set.halvesOfRPE
    planned = set.plannedRest
    rest = set.rest
    note = set.note
  }

  var entry: SetEntry {
    SetEntry(
      number: Int(number ?? 0), kind: kind ?? .normal, load: load, reps: reps, seconds: seconds,
      millimetres: millimetres, halvesOfRPE: rpe, plannedRest: planned, rest: rest, note: note, isDone: done ?? true)
  }
}

/// A block of a routine, or that a workout began with, in the journal.
struct StoredBlock: Codable {
  var exercise: ExerciseID
  var superset: Int?
  var rest: Int32?
  var targets: [StoredTarget]?

  private init(_ exercise: ExerciseID, _ superset: Int?, _ rest: Int32?, _ targets: [SetTarget]) {
    self.exercise = exercise
    self.superset = superset
    self.rest = rest
    self.targets = targets.isEmpty ? nil : targets.map { StoredTarget($0) }
  }

  init(_ block: ActiveBlock) { self.init(block.exercise, block.superset, block.rest, block.targets) }
  init(_ block: RoutineBlock) { self.init(block.exercise, block.superset, block.rest, block.targets) }

  var activeBlock: ActiveBlock {
    ActiveBlock(exercise: exercise, superset: superset, rest: rest, targets: (targets ?? []).map(\.target))
  }

  var routineBlock: RoutineBlock {
    RoutineBlock(exercise: exercise, superset: superset, rest: rest, targets: (targets ?? []).map(\.target))
  }
}

/// What a set is to be, in the journal.
struct StoredTarget: Codable {
  var kind: SetKind?
  var load: Load?
  var reps: Int32?
  var seconds: Int32?
  var millimetres: Int64?
  var rest: Int32?

  init(_ target: SetTarget) {
    kind = target.kind == .normal ? nil : target.kind
    load = target.load
    reps = target.reps
    seconds = target.seconds
    millimetres = target.millimetres
    rest = target.rest
  }

  var target: SetTarget {
    SetTarget(
      kind: kind ?? .normal, load: load, reps: reps, seconds: seconds, millimetres: millimetres, rest: rest)
  }
}
