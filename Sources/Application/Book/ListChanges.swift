package import KernelApplication
import KernelDomain

package struct ListChanges: UseCase {
  package static let method = "book.listChanges"
  package static let summary = "The changes made to the book, newest first, each with the number that undo takes."
  package static let kind = UseCaseKind.query
  package static var description: UseCaseDescription {
    describe(
      Input.schema(
        "Which changes are listed.", feature: "The only feature whose changes are listed; left out, all are."),
      Output.schema)
  }

  package typealias Input = FeatureInput

  package struct Output: Codable, Sendable {
    package var changes: [BookChange]

    package static let schema = Schema(
      "The changes of the book.", [.init("changes", .list(BookChange.schema), "Newest first.")])
  }

  let log: any ChangeLog

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    Output(changes: try log.changes(of: .named(input.feature)))
  }
}
