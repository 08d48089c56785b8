package import KernelApplication
import KernelDomain
package import StrengthDomain

/// Makes a routine, or changes one; what is not told of it stays.
package struct SaveRoutine: UseCase {
  package static let method = "strength.saveRoutine"
  package static let summary =
    "Make a routine of exercises and what is to be done of each, or change its name or all of them."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var routine: RoutineID?
    /// Nil leaves it, as of those below.
    package var name: String?
    package var blocks: [Block]?

    package static let schema = Schema(
      "The routine; of one that is changed, what is left out stays.",
      [
        .optional("routine", RoutineID.schema, "Left out, one is made."),
        .optional(
          "name", .text, "What it is called; long ones are cut. Of one that is made, needed.",
          examples: [#""Push""#]),
        .optional(
          "blocks", .list(Block.schema), "All of them in order, each as a whole. Of one that is made, needed.",
          examples: [#"[{"exercise":"Barbell_Squat","targets":[{"reps":5}]}]"#]),
      ])

    package struct Block: Codable, Hashable, Sendable {
      package var exercise: ExerciseID
      package var superset: Int?
      package var restSeconds: Int?
      package var targets: [SetTargetView]?

      static let schema = Schema(
        "RoutineBlockInput", "An exercise of a routine.",
        [
          .init("exercise", ExerciseID.asked, "The exercise."),
          .optional(
            "superset", Schema(.integer(AddExercise.supersets), unit: .ordinal),
            "Blocks of one number are a superset; left out for a block of its own.", examples: ["1"]),
          .rest("restSeconds", "Behind its sets; left out, the exercise's own, else as the setting says."),
          .optional("targets", .list(SetTargetView.schema), "A set each.", examples: [#"[{"reps":5},{"reps":5}]"#]),
        ])

      package init(
        exercise: ExerciseID, superset: Int? = nil, restSeconds: Int? = nil, targets: [SetTargetView]? = nil
      ) {
        self.exercise = exercise
        self.superset = superset
        self.restSeconds = restSeconds
        self.targets = targets
      }
    }

    package init(routine: RoutineID? = nil, name: String? = nil, blocks: [Block]? = nil) {
      self.routine = routine
      self.name = name
      self.blocks = blocks
    }
  }

  package typealias Output = RoutineOutput

  let reader: StrengthReader

  private static let mostRoutines = 500
  private static let mostTargets = 100

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isNew = input.routine == nil
    let name = try (input.name ?? (isNew ? "" : nil))?.checkedName(empty: .strength(.emptyName))
    let told = input.blocks ?? (isNew ? [] : nil)
    guard told?.isEmpty != true else {
      throw .invalidInput(field: "blocks", problem: .strength(.routineWithoutExercises))
    }
    guard told?.count ?? 0 <= AddExercise.mostBlocks else {
      throw .invalidInput(field: "blocks", problem: .strength(.tooMany(what: .blocks, most: AddExercise.mostBlocks)))
    }
    let changed = try reader.repository.change { (snapshot) throws(Failure) in
      let known = snapshot.book.state.routines
      let before = input.routine.flatMap { known[$0] }
      if let id = input.routine, before == nil { throw .unknownRoutine(id) }
      if input.routine == nil, known.count >= SaveRoutine.mostRoutines {
        throw .conflict(.strength(.tooMany(what: .routines, most: SaveRoutine.mostRoutines)))
      }
      let name = name ?? before?.name ?? ""
      try SaveRoutine.refuse(name, of: input.routine, in: known)
      var blocks = told == nil ? before?.blocks ?? [] : []
      for block in told ?? [] { blocks.append(try SaveRoutine.block(block, snapshot)) }
      let routine = Routine(id: input.routine ?? snapshot.book.nextRoutine, name: name, blocks: blocks)
      return (known[routine.id] == routine ? [] : [.putRoutine(routine)], routine)
    }
    return RoutineOutput(
      change: changed.number, routine: RoutineView(changed.value, in: changed.after))
  }

  /// Refuses a name that another routine has; one that has it since before may keep it.
  private static func refuse(
    _ name: String, of id: RoutineID?, in known: [RoutineID: Routine]
  ) throws(Failure) {
    let text = name.lowercased()
    if let id, let own = known[id], own.name.lowercased() == text { return }
    guard let other = known.values.first(where: { $0.name.lowercased() == text }) else { return }
    throw .conflict(.strength(.routineNameTaken(name: other.name, routine: other.id.description)))
  }

  private static func block(
    _ block: Input.Block, _ snapshot: any StrengthSnapshot
  ) throws(Failure) -> RoutineBlock {
    if let superset = block.superset, !AddExercise.supersets.contains(superset) {
      throw .invalidInput(
        field: "blocks",
        problem: .strength(.noBlock(number: superset, count: AddExercise.supersets.upperBound)))
    }
    var targets: [SetTarget] = []
    for target in block.targets ?? [] { targets.append(try target.target()) }
    guard targets.count <= mostTargets else {
      throw .invalidInput(field: "blocks", problem: .strength(.tooMany(what: .targets, most: mostTargets)))
    }
    return RoutineBlock(
      exercise: try snapshot.exercise(block.exercise).id, superset: block.superset,
      rest: try block.restSeconds?.checkedRest(), targets: targets)
  }
}

/// A routine after a change of it.
package struct RoutineOutput: Described, Equatable {
  /// The number of the change; left out where the book said so already.
  package var change: Int?
  package var routine: RoutineView
  package var dryRun: Bool?

  package static let schema = Schema(
    "ChangedRoutine", "A routine after a change of it.",
    [.change, .init("routine", RoutineView.schema, "The routine."), .isDryRun])
  package static let announced = StrengthEvents.bookDescriptions
}

extension RoutineOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    change == nil ? [] : [BookEvent(StrengthEvents.bookChanged, StrengthEvents.BookChanged(.routines))]
  }
}
