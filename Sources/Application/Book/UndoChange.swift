package import KernelApplication
import KernelDomain

/// Takes back a change of the book; again and again, down to the book as imported.
package struct UndoChange: UseCase {
  package static let method = "book.undo"
  package static let summary = "Take back a change of the book: the latest that stands, or one by its number."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static var description: UseCaseDescription {
    describe(Input.schema("taken back", latest: "the latest that stands"), Output.schema("taken back"))
  }

  package typealias Input = ChangeSelection
  package typealias Output = RevertedChangeOutput

  let log: any ChangeLog

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let reverted = try log.undo(input.change, of: .named(input.feature), isDryRun: input.isDryRun)
    return Output(reverted, isDryRun: input.isDryRun)
  }
}
