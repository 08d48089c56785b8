package import KernelApplication
import KernelDomain

package struct RedoChange: UseCase {
  package static let method = "book.redo"
  package static let summary = "Make a change again that was taken back: the latest, or one by its number."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription {
    describe(Input.schema("made again", latest: "the one that was taken back last"), Output.schema("made again"))
  }

  package typealias Input = ChangeSelection
  package typealias Output = RevertedChangeOutput

  let log: any ChangeLog

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let reverted = try log.redo(input.change, of: .named(input.feature), isDryRun: input.isDryRun)
    return Output(reverted, isDryRun: input.isDryRun)
  }
}
