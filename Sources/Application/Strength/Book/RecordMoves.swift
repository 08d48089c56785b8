import KernelDomain
package import StrengthDomain

extension ExerciseRecords {
  /// Returns the exercise's record of the given kind, such as the heaviest load; nil if there is none.
  package func record(_ kind: RecordKind) -> RecordView? {
    switch kind {
    case .heaviest: heaviest.map { RecordView(kind, $0) }
    case .oneRepMax: oneRepMax.map { RecordView(kind, $0) }
    case .setVolume: setVolume.map { RecordView(kind, $0) }
    case .leastAssistance: leastAssistance.map { RecordView(kind, $0) }
    case .workoutVolume:
      workoutVolume.map {
        RecordView(kind: kind, tenths: $0.tenths, workout: $0.workout, day: $0.workout.clock.day)
      }
    case .mostReps: unloaded[.mostReps].map { RecordView(kind, $0, reps: Int(clamping: $0.value)) }
    case .farthest: unloaded[.farthest].map { RecordView(kind, $0, millimetres: $0.value) }
    case .longest: unloaded[.longest].map { RecordView(kind, $0, seconds: Int(clamping: $0.value)) }
    }
  }

  package var all: [RecordView] { RecordKind.allCases.compactMap { record($0) } }
}

extension RecordView {
  init(_ kind: RecordKind, _ record: LiftRecord) {
    self.init(
      kind: kind, tenths: record.tenths, load: record.load, reps: record.reps, workout: record.place.workout,
      day: record.place.workout.clock.day, set: record.place.set)
  }

  fileprivate init(
    _ kind: RecordKind, _ record: UnloadedRecord, reps: Int? = nil, millimetres: Int64? = nil, seconds: Int? = nil
  ) {
    self.init(
      kind: kind, reps: reps, seconds: seconds, millimetres: millimetres, workout: record.place.workout,
      day: record.place.workout.clock.day, set: record.place.set)
  }

  /// The number by which this record is compared with other records of the same kind.
  private var value: Int64 { tenths ?? reps.map { Int64($0) } ?? millimetres ?? seconds.map { Int64($0) } ?? 0 }

  /// Whether this record is better than another of the same kind.
  package func isBetter(than other: RecordView) -> Bool {
    kind == .leastAssistance ? value < other.value : value > other.value
  }
}

extension RecordMoveView {
  /// Whether the record was set for the first time or was improved.
  package var isBetter: Bool {
    guard let after else { return false }
    return before.map { after.isBetter(than: $0) } ?? true
  }
}

extension StrengthRecords {
  /// Returns the changes of records since `before`, sorted by the exercise's name.
  package func moves(from before: StrengthRecords, in catalogue: ExerciseCatalogue) -> [RecordMoveView] {
    let ids = Set(exercises.keys).union(before.exercises.keys).filter { exercises[$0] != before.exercises[$0] }
    let names = ids.map { ExerciseName(.known($0), in: catalogue) }.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    return names.flatMap { name in
      RecordKind.allCases.compactMap { kind in
        let (new, old) = (exercises[name.id]?.record(kind), before.exercises[name.id]?.record(kind))
        return new == old ? nil : RecordMoveView(exercise: name, kind: kind, after: new, before: old)
      }
    }
  }
}

extension StrengthSnapshot {
  /// Returns the records that the given workouts would set by themselves. This book's catalogue identifies the
  /// exercises.
  package func records(of workouts: [Workout], _ formula: OneRepMaxRule) -> StrengthRecords {
    let catalogue = catalogue
    return StrengthRecords(workouts, confirmed: corrected.confirmed, formula: formula) { block in
      (ExerciseName(block, in: catalogue).id, catalogue.isAssisted(block))
    }
  }
}
