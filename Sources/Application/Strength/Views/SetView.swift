package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// A set as it was logged, or is to be done.
package struct SetView: Codable, Hashable, Sendable {
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
  package var restSeconds: Int?
  package var note: String?
  package var suspicious: Bool?
  package var confirmed: Bool?

  package static let schema = Schema(
    "WorkoutSet", "A set as it was logged.",
    [
      .init("number", .ordinal, "Which one of its workout it is, from 1."),
      .init("kind", SetKind.schema, "What it was done for."), .init("done", .flag, "Whether it was done."),
    ] + [Schema.Member].measures + [
      .rest("plannedRestSeconds", "That was to follow; left out where nothing was planned."),
      .optional("restSeconds", .integer, "That did follow; left out where nobody knows.", unit: .seconds),
      .optional("note", .text, "What was noted of it."),
      .optional("suspicious", .flag, "True where it awaits judgement; left out elsewhere."),
      .optional("confirmed", .flag, "True where it was said to be right; left out elsewhere."),
    ])

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
  package var kind: SetKind?
  package var load: Load?
  package var reps: Int?
  package var seconds: Int?
  package var millimetres: Int64?
  /// Of its own, behind it.
  package var restSeconds: Int?

  package static let schema = Schema(
    "SetTarget", "What a set is to be.",
    [.optional("kind", SetKind.schema, "Left out for a normal one.")]
      + [Schema.Member].measures.filter { $0.name != "rpe" } + [
        .rest("restSeconds", "Behind it, of its own.")
      ])

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
  package var name: String
  package var czech: String?

  package static let schema = Schema(
    "ExerciseName", "An exercise as answers name it.",
    [
      .init("id", ExerciseID.schema, "Its name in the catalogue."),
      .init("name", .text, "In English, or as she or a log calls it."),
      .optional("czech", .text, "In Czech; left out where it has none."),
    ])

  package init(_ exercise: CatalogueExercise) {
    id = exercise.id
    name = exercise.english
    czech = exercise.czech
  }

  package init(_ exercise: ExerciseView) {
    id = exercise.id
    name = exercise.name
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

extension [Schema.Member] {
  /// What a set is told in; each is left out where it is not told.
  static var measures: [Schema.Member] {
    [
      .optional("load", Load.schema, "How much was lifted.", examples: [#"{"thousandths":100000,"unit":"kg"}"#]),
      .optional(
        "reps", Schema(.integer(0...SetEntry.mostReps)), "How often.", unit: .of("repetitions"), examples: ["5"]),
      .optional("seconds", Schema(.integer(1...999_999_999)), "How long.", unit: .seconds, examples: ["60"]),
      .optional(
        "millimetres", Schema(.integer(1...Int(Int64.max))), "How far.", unit: .of("millimetres"),
        examples: ["400000"]),
      .optional(
        "rpe", Schema(.number(1...10)), "How hard it was (rate of perceived exertion), in halves.", unit: .ordinal,
        examples: ["8.5"]),
    ]
  }
}
