package import KernelApplication
import KernelDomain
import StrengthDomain

/// Every routine.
package struct ListRoutines: UseCase {
  package static let method = "strength.listRoutines"
  package static let summary = "Every routine, in the order made."
  package static let kind = UseCaseKind.query
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .reading)
  }

  package typealias Input = NoInput

  package struct Output: Codable, Hashable, Sendable {
    package var routines: [RoutineView]
  }

  private let reader: StrengthReader

  package init(reader: StrengthReader) {
    self.reader = reader
  }

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let snapshot = try reader.store.snapshot()
    let routines = snapshot.book.state.routines.values.sorted { $0.id < $1.id }
    return Output(routines: routines.map { RoutineView($0, in: snapshot) })
  }
}

extension ListRoutines.Output {
  package static var schema: Schema {
    Schema("The routines.", [.init("routines", .list(RoutineView.schema), "In the order made.")])
  }
}
