package import KernelApplication
import KernelDomain

package struct RedoChange: UseCase {
  package static let method = "book.redo"
  package static let summary = "Redo a change that was undone: the one undone last, or the one with a given number."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription {
    describe(Input.schema("redone", latest: "the one that was undone last"), Output.schema("redone"))
  }

  package typealias Input = ChangeSelection
  package typealias Output = RevertedChangeOutput

  let log: any ChangeLog

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let reverted = try log.redo(input.change, of: .named(input.feature), isDryRun: input.isDryRun)
    return Output(reverted, isDryRun: input.isDryRun)
  }
}
