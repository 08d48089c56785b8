package import KernelApplication
import KernelDomain
import StrengthDomain

package struct ListRoutines: UseCase {
  package static let method = "strength.listRoutines"
  package static let summary = "List the routines, in the order in which they were created."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var routines: [RoutineView]

    package static let schema = Schema(
      "The routines.",
      [.init("routines", .list(RoutineView.schema), "The routines, in the order in which they were created.")])
  }

  let reader: StrengthReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let snapshot = try reader.repository.snapshot()
    let routines = snapshot.book.state.routines.values.sorted { $0.id < $1.id }
    let planner = try reader.planner(snapshot)
    return Output(routines: routines.map { RoutineView($0, in: snapshot, planner) })
  }
}
