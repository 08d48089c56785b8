package import KernelApplication
import KernelDomain
package import StrengthDomain

/// Adds a routine, or changes an existing one. Values that the input omits stay unchanged.
package struct SaveRoutine: UseCase {
  package static let method = "strength.saveRoutine"
  package static let summary =
    "Create a routine of exercises with planned sets, or change the title or exercises of an existing one."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var routine: RoutineID?
    /// The new name; nil to keep the name. `blocks` and `from` are the new content, both nil to keep the content.
    package var name: String?
    package var blocks: [Block]?
    /// The workout whose exercises and sets become the routine; nil if `blocks` contains them.
    package var from: WorkoutID?

    package static let schema = Schema(
      "The routine; members that are left out are not changed.",
      [
        .optional("routine", RoutineID.schema, "The name of the routine to change; if left out, a new one is created."),
        .optional(
          "name", .text, "The title of the routine, cut off after 200 characters; required for a new one.",
          examples: [#""Push""#]),
        .optional(
          "blocks", .list(Block.schema),
          "All exercises of the routine, in order, which replace the previous ones; required for a new one.",
          examples: [#"[{"exercise":"Barbell_Squat","targets":[{"reps":5}]}]"#]),
        .optional(
          "from", WorkoutID.schema,
          "The name of a workout whose exercises and sets become those of the routine, instead of `blocks`."),
      ])

    package struct Block: Codable, Hashable, Sendable {
      package var exercise: ExerciseID
      package var superset: Int?
      package var restSeconds: Int?
      package var targets: [SetTargetView]?
      package var progression: ProgressionView?

      static let schema = Schema(
        "RoutineBlockInput", "An exercise of a routine.",
        [
          .init("exercise", ExerciseID.asked, "The exercise."),
          .optional(
            "superset", Schema(.integer(AddExercise.supersets), unit: .ordinal),
            "The number of the superset, which all its blocks share; if left out, the block is in no superset.",
            examples: ["1"]),
          .rest(
            "restSeconds",
            "The rest after each set, in seconds; if left out, the exercise's own, or else `strength.rest`."),
          .optional(
            "targets", .list(SetTargetView.schema), "The planned sets, in order; if left out, none.",
            examples: [#"[{"reps":5},{"reps":5}]"#]),
          .optional("progression", ProgressionView.schema, "How the load grows; if left out, it does not."),
        ])

      package init(
        exercise: ExerciseID, superset: Int? = nil, restSeconds: Int? = nil, targets: [SetTargetView]? = nil,
        progression: ProgressionView? = nil
      ) {
        self.exercise = exercise
        self.superset = superset
        self.restSeconds = restSeconds
        self.targets = targets
        self.progression = progression
      }
    }

    package init(
      routine: RoutineID? = nil, name: String? = nil, blocks: [Block]? = nil, from: WorkoutID? = nil
    ) {
      self.from = from
      self.routine = routine
      self.name = name
      self.blocks = blocks
    }
  }

  package typealias Output = RoutineOutput

  let reader: StrengthReader

  private static let mostRoutines = 500
  static let mostTargets = 100

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isNew = input.routine == nil
    let name = try (input.name ?? (isNew ? "" : nil))?.checkedName(empty: .strength(.emptyName))
    let wanted = input.blocks ?? (isNew ? [] : nil)
    guard wanted?.isEmpty != true || input.from != nil else {
      throw .invalidInput(field: "blocks", problem: .strength(.routineWithoutExercises))
    }
    guard wanted?.count ?? 0 <= AddExercise.mostBlocks else {
      throw .invalidInput(field: "blocks", problem: .strength(.tooMany(what: .blocks, most: AddExercise.mostBlocks)))
    }
    let (now, settings) = (reader.now(), try reader.settings.settings())
    let changed = try reader.repository.change { (snapshot) throws(Failure) in
      let known = snapshot.book.state.routines
      let before = input.routine.flatMap { known[$0] }
      if let id = input.routine, before == nil { throw .unknownRoutine(id) }
      if input.routine == nil, known.count >= SaveRoutine.mostRoutines {
        throw .conflict(.strength(.tooMany(what: .routines, most: SaveRoutine.mostRoutines)))
      }
      let name = name ?? before?.name ?? ""
      try SaveRoutine.refuse(name, of: input.routine, in: known)
      var blocks = wanted == nil ? before?.blocks ?? [] : []
      if let id = input.from {
        blocks = snapshot.planned(try snapshot.workout(id).workout).map {
          RoutineBlock(exercise: $0.exercise, superset: $0.superset, rest: $0.rest, targets: $0.targets)
        }
        guard !blocks.isEmpty else {
          throw .invalidInput(field: "from", problem: .strength(.routineWithoutExercises))
        }
      }
      let planner = RoutinePlanner(snapshot, settings, today: reader.today())
      for block in input.from == nil ? wanted ?? [] : [] {
        let planned = try SaveRoutine.block(block, snapshot)
        blocks.append(before.map { planned.kept(in: $0, after: blocks, planner, at: now) } ?? planned.begun(at: now))
      }
      let routine = Routine(id: input.routine ?? snapshot.book.nextRoutine, name: name, blocks: blocks)
      return (known[routine.id] == routine ? [] : [.putRoutine(routine)], routine)
    }
    return RoutineOutput(
      change: changed.number,
      routine: RoutineView(changed.value, in: changed.after, try reader.planner(changed.after)))
  }

  /// Fails with `conflict` if a routine other than `id` already has the name.
  /// - Parameters:
  ///   - name: the name to check.
  ///   - id: the routine that is being saved, which may keep its name; nil for a new one.
  private static func refuse(
    _ name: String, of id: RoutineID?, in known: [RoutineID: Routine]
  ) throws(Failure) {
    let text = name.lowercased()
    if let id, let own = known[id], own.name.lowercased() == text { return }
    guard let other = known.values.first(where: { $0.name.lowercased() == text }) else { return }
    throw .conflict(.strength(.routineNameTaken(name: other.name, routine: other.id.description)))
  }

  static func block(
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
    let progression = try block.progression?.progression()
    try progression?.check(targets)
    return RoutineBlock(
      exercise: try snapshot.exercise(block.exercise).id, superset: block.superset,
      rest: try block.restSeconds?.checkedRest(), targets: targets, progression: progression)
  }
}

/// The output of a use case that changes a routine.
package struct RoutineOutput: Described, Equatable {
  /// The number that identifies the recorded change; nil if nothing changed.
  package var change: Int?
  package var routine: RoutineView
  package var dryRun: Bool?

  package static let schema = Schema(
    "ChangedRoutine", "A routine after a change.",
    [.change, .init("routine", RoutineView.schema, "The routine after the change."), .isDryRun])
  package static let announced = StrengthEvents.bookDescriptions
}

extension RoutineOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    change == nil ? [] : [BookEvent(StrengthEvents.bookChanged, StrengthEvents.BookChanged(.routines))]
  }
}
