package import KernelApplication
import KernelDomain
package import StrengthDomain

package struct StartWorkout: UseCase {
  package static let method = "strength.startWorkout"
  package static let summary =
    "Start a workout: empty, from a routine, or with the sets of an earlier workout; only one can be under way."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var routine: RoutineID?
    /// The earlier workout whose exercises and sets become the plan; nil for none.
    package var again: WorkoutID?
    package var name: String?

    package static let schema = Schema(
      "The routine or earlier workout from which to start, and the title of the workout.",
      [
        .optional("routine", RoutineID.schema, "The name of the routine; if left out, the workout starts empty."),
        .optional(
          "again", WorkoutID.schema,
          "The name of a finished workout whose exercises and sets are planned again; not with `routine`."),
        .optional(
          "name", .text,
          """
          The title of the workout, cut off after 200 characters; if left out, the title of the routine or earlier \
          workout.
          """,
          examples: [#""Legs""#]),
      ])

    package init(routine: RoutineID? = nil, again: WorkoutID? = nil, name: String? = nil) {
      self.routine = routine
      self.again = again
      self.name = name
    }
  }

  package typealias Output = WorkoutStepOutput

  let reader: StrengthReader

  /// Begins a workout. If another workout is under way, fails with `conflict`, which names it.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let name = try input.name?.checkedName(empty: nil)
    let settings = try reader.settings.settings()
    let changed = try reader.repository.change { (snapshot) throws(Failure) in
      let book = snapshot.book
      if let active = book.state.active {
        try active.refuseForgotten(at: reader.now())
        throw .conflict(.strength(.workoutIsOn(workout: active.id.description, name: active.name)))
      }
      var routine: Routine?
      let earlier: Workout? = if let id = input.again { try snapshot.workout(id).workout } else { nil }
      if let id = input.routine {
        guard let known = book.state.routines[id] else { throw .unknownRoutine(id) }
        routine = known
      }
      let now = reader.now()
      let wall = reader.wall(at: now)
      let second = wall.timestamp(offset: 0).seconds
      let start = WorkoutStart(
        id: WorkoutID.next(at: second, after: book.ids(at: second)), name: name ?? routine?.name ?? earlier?.name ?? "",
        routine: routine?.id, start: now, utcOffset: Int(second - now.seconds),
        blocks: routine.map {
          $0.activeBlocks(RoutinePlanner(snapshot, settings, today: reader.today()).suggestions(for: $0))
        } ?? earlier.map { snapshot.planned($0) } ?? [])
      return ([.start(start)], (ActiveWorkout(start), now))
    }
    let (workout, now) = changed.value
    return WorkoutStepOutput(
      workout, [.changed], records: [], at: now, change: changed.number, in: changed.after.catalogue)
  }
}

extension StrengthSnapshot {
  /// Returns the exercises and sets of an earlier workout as a plan for a new one.
  func planned(_ workout: Workout) -> [ActiveBlock] {
    let catalogue = catalogue
    return workout.blocks.filter { !$0.sets.isEmpty }.map { block in
      ActiveBlock(
        exercise: ExerciseName(block.exercise, in: catalogue).id, superset: block.superset, rest: block.rest,
        targets: block.sets.map { set in
          SetTarget(
            kind: set.kind, load: set.load, reps: set.reps, seconds: set.seconds, millimetres: set.millimetres,
            rest: set.plannedRest)
        })
    }
  }
}
