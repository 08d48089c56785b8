package import KernelApplication

/// Takes back the latest correction of the book; again and again, down to the book as imported.
package struct UndoEdit: UseCase {
  package static let method = "swimming.undoEdit"
  package static let summary = "Take back the latest correction."
  package static let kind = UseCaseKind.change

  package typealias Input = NoInput
  package typealias Output = SwimCorrectionOutput

  private let desk: SwimCorrector

  package init(store: any SwimStore) {
    desk = SwimCorrector(store: store)
  }

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    try desk.undo()
  }
}
