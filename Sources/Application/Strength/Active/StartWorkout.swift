package import KernelApplication
import KernelDomain
package import StrengthDomain

package struct StartWorkout: UseCase {
  package static let method = "strength.startWorkout"
  package static let summary = "Begin a workout, of a routine or with no plan; one is on at a time."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var routine: RoutineID?
    package var name: String?

    package static let schema = Schema(
      "How it begins.",
      [
        .optional("routine", RoutineID.schema, "Left out, nothing is planned."),
        .optional("name", .text, "Left out, that of the routine.", examples: [#""Legs""#]),
      ])

    package init(routine: RoutineID? = nil, name: String? = nil) {
      self.routine = routine
      self.name = name
    }
  }

  package typealias Output = WorkoutStepOutput

  let reader: StrengthReader

  /// Fails with `conflict` where one is on, which it names.
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
