package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// A logged set of a workout, or a planned set of a routine, in the outputs of use cases.
package struct SetView: Codable, Hashable, Sendable {
  package var number: Int
  package var kind: SetKind
  package var done: Bool
  package var load: Load?
  package var reps: Int?
  package var seconds: Int?
  package var millimetres: Int64?
  /// The rate of perceived exertion (RPE), from 1 to 10 in steps of 0.5; nil if the set has none.
  package var rpe: Double?
  /// The seconds of rest planned after the set; nil if none was planned.
  package var plannedRestSeconds: Int?
  package var restSeconds: Int?
  package var note: String?
  package var suspicious: Bool?
  package var confirmed: Bool?

  package static let schema = Schema(
    "WorkoutSet", "A set of a workout.",
    [
      .init("number", .ordinal, "The number of the set in the workout, from 1."),
      .init("kind", SetKind.schema, "The kind of set."), .init("done", .flag, "Whether the set was done."),
    ] + [Schema.Member].measures + [
      .rest("plannedRestSeconds", "The planned rest after the set, in seconds; left out if none was planned."),
      .optional(
        "restSeconds", .integer, "The actual rest after the set, in seconds; left out if it is not known.",
        unit: .seconds),
      .optional("note", .text, "The note on the set; left out if there is none."),
      .optional(
        "suspicious", .flag,
        "True if the user has to check the set, which does not count until then; left out otherwise."),
      .optional("confirmed", .flag, "True if the user has confirmed the set; left out otherwise."),
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

/// The target values of a planned set.
package struct SetTargetView: Codable, Hashable, Sendable {
  package var kind: SetKind?
  package var load: Load?
  /// The planned repetitions or, if a range is planned, its lower end; nil if the set has none.
  package var reps: Int?
  /// The upper end of the range of repetitions; nil if no range is planned.
  package var mostReps: Int?
  package var seconds: Int?
  package var millimetres: Int64?
  /// The load in percent of the training max; nil if the load is not planned in this way.
  package var percent: Double?
  /// The planned rate of perceived exertion (RPE), from 1 to 10 in steps of 0.5; nil if none is planned.
  package var rpe: Double?
  /// The seconds of rest after the set; nil if no rest was set for this set.
  package var restSeconds: Int?

  package static let schema = Schema(
    "SetTarget", "A planned set.",
    [.optional("kind", SetKind.schema, "The kind of set; left out for `normal`.")]
      + [Schema.Member].measures.filter { $0.name != "rpe" } + [
        .optional(
          "mostReps", Schema(.integer(0...SetEntry.mostReps)),
          "The maximum number of repetitions of a range whose minimum is `reps`; left out if there is no range.",
          unit: .of("repetitions"), examples: ["12"])
      ] + [Schema.Member].plannedLoad + [
        .rest("restSeconds", "The rest after the set, in seconds; left out if it has none of its own.")
      ])

  package init(
    kind: SetKind? = nil, load: Load? = nil, reps: Int? = nil, mostReps: Int? = nil, seconds: Int? = nil,
    millimetres: Int64? = nil, percent: Double? = nil, rpe: Double? = nil, restSeconds: Int? = nil
  ) {
    self.kind = kind
    self.load = load
    self.reps = reps
    self.mostReps = mostReps
    self.percent = percent
    self.rpe = rpe
    self.seconds = seconds
    self.millimetres = millimetres
    self.restSeconds = restSeconds
  }

  package init(_ target: SetTarget) {
    self.init(
      kind: target.kind == .normal ? nil : target.kind, load: target.load, reps: target.reps.map { Int($0) },
      mostReps: target.mostReps.map { Int($0) }, seconds: target.seconds.map { Int($0) },
      millimetres: target.millimetres, percent: target.tenthsOfPercent.map { Double($0) / 10 },
      rpe: target.halvesOfRPE.map { Double($0) / 2 }, restSeconds: target.rest.map { Int($0) })
  }
}

/// An exercise's id and names, in the outputs of use cases.
package struct ExerciseName: Codable, Hashable, Sendable {
  package var id: ExerciseID
  package var name: String
  package var czech: String?

  package static let schema = Schema(
    "ExerciseName", "The names of an exercise.",
    [
      .init("id", ExerciseID.schema, "The name of the exercise in the catalogue."),
      .init("name", .text, "The exercise's name in English, or as the user or a log named it."),
      .optional("czech", .text, "The exercise's name in Czech; left out if it has none."),
    ])

  package init(id: ExerciseID, name: String, czech: String?) {
    self.id = id
    self.name = name
    self.czech = czech
  }

  package init(_ exercise: CatalogueExercise) {
    self.init(id: exercise.id, name: exercise.english, czech: exercise.czech)
  }

  package init(_ exercise: ExerciseView) {
    id = exercise.id
    name = exercise.name
    czech = exercise.czech
  }

  /// Creates the name of an exercise that the catalogue does not contain, from a block (consecutive sets of one
  /// exercise).
  package init(_ block: BlockExercise) {
    switch block {
    case .known(let id): (self.id, name) = (id, id.text)
    case .named(let name, _): (id, self.name) = (ExerciseID(name), name)
    }
  }

  /// Creates the name of the exercise of a block (consecutive sets of one exercise), taken from the catalogue if it
  /// contains the exercise.
  package init(_ block: BlockExercise, in catalogue: ExerciseCatalogue) {
    self = catalogue.exercise(of: block).map { ExerciseName($0) } ?? ExerciseName(block)
  }
}

extension [Schema.Member] {
  /// The members for a planned set whose load is given as a percentage or by effort.
  static var plannedLoad: [Schema.Member] {
    [
      .optional(
        "percent", Schema(.number(0.1...200)),
        "The load in percent of the training max, with one decimal, instead of `load`; left out if it is not given so.",
        unit: .of("percent"), examples: ["75"]),
      .optional(
        "rpe", Schema(.number(1...10)),
        "The planned rate of perceived exertion, from 1 to 10 in steps of 0.5; left out if none is planned.",
        unit: .ordinal, examples: ["8"]),
    ]
  }

  /// The members for the values of a set, such as load and repetitions. The member for a value that the set lacks is
  /// left out.
  static var measures: [Schema.Member] {
    [
      .optional(
        "load", Load.schema, "The load; left out if the set has none.",
        examples: [#"{"thousandths":100000,"unit":"kg"}"#]),
      .optional(
        "reps", Schema(.integer(0...SetEntry.mostReps)), "The number of repetitions; left out if the set has none.",
        unit: .of("repetitions"), examples: ["5"]),
      .optional(
        "seconds", Schema(.integer(1...999_999_999)),
        "The duration of the set, in seconds; left out if the set has none.", unit: .seconds, examples: ["60"]),
      .optional(
        "millimetres", Schema(.integer(1...Int(Int64.max))),
        "The distance, in millimetres; left out if the set has none.", unit: .of("millimetres"),
        examples: ["400000"]),
      .optional(
        "rpe", Schema(.number(1...10)),
        "The rate of perceived exertion, from 1 to 10 in steps of 0.5; left out if it is not known.", unit: .ordinal,
        examples: ["8.5"]),
    ]
  }
}
