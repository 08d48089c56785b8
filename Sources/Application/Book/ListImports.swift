package import KernelApplication
import KernelDomain

package struct ListImports: UseCase {
  package static let method = "book.listImports"
  package static let summary =
    "List the imports that added or updated something, newest first, each with the number that `book.undo` takes."
  package static let kind = UseCaseKind.query
  package static var description: UseCaseDescription {
    describe(Schema("How many imports to list.", [.listedLimit]), Output.schema)
  }

  package struct Input: Codable, Hashable, Sendable {
    /// The maximum number of imports to list; nil for all.
    package var limit: Int?

    package init(limit: Int? = nil) { self.limit = limit }
  }

  package struct Output: Codable, Sendable {
    package var imports: [BookImport]

    package static let schema = Schema(
      "The imports of the book.", [.init("imports", .list(BookImport.schema), "The imports, newest first.")])
  }

  let log: any ChangeLog

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try ListLimit.check(input.limit)
    let imports = try log.changes(of: nil).compactMap(\.imported)
    return Output(imports: input.limit.map { Array(imports.prefix($0)) } ?? imports)
  }
}
