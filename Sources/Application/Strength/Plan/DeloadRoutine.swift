package import KernelApplication
import KernelDomain
package import StrengthDomain

/// Makes the next workout of a routine, or of every routine, lighter: 90% of the loads, and one set fewer per
/// exercise.
package struct DeloadRoutine: UseCase {
  package static let method = "strength.deloadRoutine"
  package static let summary =
    "Make the next workout of a routine a lighter one, once: 90% of the loads and one set fewer."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var routine: RoutineID?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The routine whose next workout becomes lighter.",
      [.optional("routine", RoutineID.schema, "The name of the routine; if left out, every routine."), .dryRun])

    package init(routine: RoutineID? = nil, dryRun: Bool? = nil) {
      self.routine = routine
      self.dryRun = dryRun
    }
  }

  package struct Output: Described, Equatable {
    package var change: Int?
    package var routines: [SuggestedRoutineView]
    package var dryRun: Bool?

    package static let schema = Schema(
      "The lighter workouts.",
      [
        .change,
        .init(
          "routines", .list(SuggestedRoutineView.schema), "The routines whose next workout is lighter, with its loads."
        ), .isDryRun,
      ])
    package static let announced = StrengthEvents.bookDescriptions
  }

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isDryRun = input.dryRun ?? false
    let now = reader.now()
    let settings = try reader.settings.settings()
    let changed = try reader.repository.change(isDryRun: isDryRun) { (snapshot) throws(Failure) in
      let known = snapshot.book.state.routines
      if let id = input.routine, known[id] == nil { throw .unknownRoutine(id) }
      let asked = input.routine.map { [$0] } ?? known.keys.sorted()
      guard !asked.isEmpty else { throw .conflict(.strength(.noRoutines)) }
      let planner = RoutinePlanner(snapshot, settings, today: reader.today())
      return (asked.filter { !planner.isDeload($0) }.map { .deload($0, at: now) }, asked)
    }
    let planner = RoutinePlanner(changed.after, settings, today: reader.today())
    return Output(
      change: isDryRun ? nil : changed.number,
      routines: changed.value.compactMap { changed.after.book.state.routines[$0] }.map {
        SuggestedRoutineView($0, nil, planner, changed.after)
      }, dryRun: changed.tried(isDryRun))
  }
}

extension DeloadRoutine.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    change == nil ? [] : [BookEvent(StrengthEvents.bookChanged, StrengthEvents.BookChanged(.routines))]
  }
}
