package import KernelApplication
package import StrengthDomain

package struct RemoveRoutine: UseCase {
  package static let method = "strength.removeRoutine"
  package static let summary = "Remove a routine and its schedules; `book.undo` brings them back."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var routine: RoutineID
    package var dryRun: Bool?

    package static let schema = Schema(
      "The routine to remove.", [.init("routine", RoutineID.schema, "The name of the routine to remove."), .dryRun])

    package init(routine: RoutineID, dryRun: Bool? = nil) {
      self.routine = routine
      self.dryRun = dryRun
    }
  }

  package typealias Output = RoutineOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isDryRun = input.dryRun ?? false
    let settings = try reader.settings.settings()
    let changed = try reader.repository.change(isDryRun: isDryRun) { (snapshot) throws(Failure) in
      guard let routine = snapshot.book.state.routines[input.routine] else { throw .unknownRoutine(input.routine) }
      return (
        [.removeRoutine(routine.id)],
        RoutineView(routine, in: snapshot, RoutinePlanner(snapshot, settings, today: reader.today()))
      )
    }
    return RoutineOutput(
      change: isDryRun ? nil : changed.number, routine: changed.value, dryRun: changed.tried(isDryRun))
  }
}
