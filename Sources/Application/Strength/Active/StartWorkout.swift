package import KernelApplication
import KernelDomain
package import StrengthDomain

package struct StartWorkout: UseCase {
  package static let method = "strength.startWorkout"
  package static let summary = "Start a workout, from a routine or empty; only one can be under way."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var routine: RoutineID?
    package var name: String?

    package static let schema = Schema(
      "The routine and name of the workout.",
      [
        .optional("routine", RoutineID.schema, "The name of the routine; if left out, the workout starts empty."),
        .optional(
          "name", .text, "The title of the workout, cut after 200 characters; if left out, the routine's.",
          examples: [#""Legs""#]),
      ])

    package init(routine: RoutineID? = nil, name: String? = nil) {
      self.routine = routine
      self.name = name
    }
  }

  package typealias Output = WorkoutStepOutput

  let reader: StrengthReader

  /// Begins a workout. Fails with `conflict`, naming the workout under way, if there is one.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let name = try input.name?.checkedName(empty: nil)
    let changed = try reader.repository.change { (snapshot) throws(Failure) in
      let book = snapshot.book
      if let active = book.state.active {
        try active.refuseForgotten(at: reader.now())
        throw .conflict(.strength(.workoutIsOn(workout: active.id.description, name: active.name)))
      }
      var routine: Routine?
      if let id = input.routine {
        guard let known = book.state.routines[id] else { throw .unknownRoutine(id) }
        routine = known
      }
      let now = reader.now()
      let wall = reader.wall(at: now)
      let second = wall.timestamp(offset: 0).seconds
      let start = WorkoutStart(
        id: WorkoutID.next(at: second, after: book.ids(at: second)), name: name ?? routine?.name ?? "",
        routine: routine?.id, start: now, utcOffset: Int(second - now.seconds), blocks: routine?.activeBlocks ?? [])
      return ([.start(start)], (ActiveWorkout(start), now))
    }
    let (workout, now) = changed.value
    return WorkoutStepOutput(
      workout, [.changed], records: [], at: now, change: changed.number ?? 0, in: changed.after.catalogue)
  }
}
