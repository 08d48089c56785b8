package import KernelApplication
package import StrengthDomain

package struct RemoveRoutine: UseCase {
  package static let method = "strength.removeRoutine"
  package static let summary = "Remove a routine and what is scheduled of it; undo brings both back."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var routine: RoutineID

    package static let schema = Schema("Which routine.", [.init("routine", RoutineID.schema, "The routine.")])

    package init(routine: RoutineID) {
      self.routine = routine
    }
  }

  package typealias Output = RoutineOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let changed = try reader.repository.change { (snapshot) throws(Failure) in
      guard let routine = snapshot.book.state.routines[input.routine] else { throw .unknownRoutine(input.routine) }
      return ([.removeRoutine(routine.id)], RoutineView(routine, in: snapshot))
    }
    return RoutineOutput(change: changed.number, routine: changed.value)
  }
}
