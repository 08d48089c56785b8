package import StrengthDomain

/// A set as it was logged, or is to be done.
package struct SetView: Codable, Hashable, Sendable {
  /// Which one of its workout it is, from 1.
  package var number: Int
  package var kind: SetKind
  package var done: Bool
  package var load: Load?
  package var reps: Int?
  package var seconds: Int?
  package var millimetres: Int64?
  /// 1 to 10 in halves.
  package var rpe: Double?
  /// Seconds of rest that were to follow.
  package var plannedRestSeconds: Int?
  /// Seconds of rest that did follow.
  package var restSeconds: Int?
  package var note: String?
  /// True where it awaits her judgement; left out elsewhere.
  package var suspicious: Bool?
  /// True where she said that it is right; left out elsewhere.
  package var confirmed: Bool?

  package init(_ set: SetEntry, isSuspicious: Bool = false, isConfirmed: Bool = false) {
    number = Int(set.number)
    kind = set.kind
    done = set.isDone
    load = set.load
    reps = set.reps.map { Int($0) }
    seconds = set.seconds.map { Int($0) }
    millimetres = set.millimetres
    rpe = set.halvesOfRPE.map { Double($0) / 2 }
    plannedRestSeconds = set.plannedRest.map { Int($0) }
    restSeconds = set.rest.map { Int($0) }
    note = set.note
    suspicious = isSuspicious ? true : nil
    confirmed = isConfirmed ? true : nil
  }
}

/// What a set is to be.
package struct SetTargetView: Codable, Hashable, Sendable {
  /// Left out for a normal one.
  package var kind: SetKind?
  package var load: Load?
  package var reps: Int?
  package var seconds: Int?
  package var millimetres: Int64?
  /// Of its own, behind it.
  package var restSeconds: Int?

  package init(
    kind: SetKind? = nil, load: Load? = nil, reps: Int? = nil, seconds: Int? = nil, millimetres: Int64? = nil,
    restSeconds: Int? = nil
  ) {
    self.kind = kind
    self.load = load
    self.reps = reps
    self.seconds = seconds
    self.millimetres = millimetres
    self.restSeconds = restSeconds
  }

  package init(_ target: SetTarget) {
    self.init(
      kind: target.kind == .normal ? nil : target.kind, load: target.load, reps: target.reps.map { Int($0) },
      seconds: target.seconds.map { Int($0) }, millimetres: target.millimetres,
      restSeconds: target.rest.map { Int($0) })
  }
}

/// An exercise as answers name it.
package struct ExerciseName: Codable, Hashable, Sendable {
  package var id: ExerciseID
  /// In English, or as she or a log calls it.
  package var name: String
  /// Left out where it has none.
  package var czech: String?

  package init(_ exercise: CatalogueExercise) {
    id = exercise.id
    name = exercise.english
    czech = exercise.czech
  }

  /// - Parameter block: of an exercise that the catalogue does not know.
  package init(_ block: BlockExercise) {
    switch block {
    case .known(let id): (self.id, name) = (id, id.text)
    case .named(let name): (id, self.name) = (ExerciseID(name), name)
    }
  }

  /// What a block is of.
  package init(_ block: BlockExercise, in catalogue: ExerciseCatalogue) {
    self = catalogue.exercise(of: block).map { ExerciseName($0) } ?? ExerciseName(block)
  }
}
