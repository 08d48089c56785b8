package import KernelApplication
import KernelDomain

package struct ShowImport: UseCase {
  package static let method = "book.showImport"
  package static let summary = "Show an import: its files, and how many things of each feature it added and updated."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]
  package static var description: UseCaseDescription {
    describe(
      Schema(
        "The import to show.",
        [
          .init(
            "import", .integer, "The number of the import.", unit: .ordinal, examples: ["12"],
            from: [Schema.Source("book.listImports", "/imports/*/number")])
        ]),
      BookImport.schema)
  }

  package struct Input: Codable, Hashable, Sendable {
    package var `import`: Int

    package init(import number: Int) {
      `import` = number
    }
  }

  package typealias Output = BookImport

  let log: any ChangeLog
  let reviews: BookReviews

  package func callAsFunction(_ input: Input) throws(Failure) -> BookImport {
    let imports = try log.changes(of: nil).compactMap(\.imported)
    guard var found = imports.first(where: { $0.number == input.import }) else {
      throw .notFound(.book(.noSuchImport(number: input.import)))
    }
    let guessed = try found.stands ? reviews.guesses(ofImport: found.number) : 0
    found.guessed = guessed == 0 ? nil : guessed
    return found
  }
}
