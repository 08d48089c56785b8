package import KernelApplication

/// Takes back the latest correction of the book; again and again, down to the book as imported.
package struct UndoEdit: UseCase {
  package static let method = "swimming.undoEdit"
  package static let summary = "Take back the latest correction."
  package static let kind = UseCaseKind.change

  package typealias Input = NoInput
  package typealias Output = CorrectionOutput

  private let desk: CorrectionDesk

  package init(store: any WorkoutStore) {
    desk = CorrectionDesk(store: store)
  }

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    try desk.undo()
  }
}
