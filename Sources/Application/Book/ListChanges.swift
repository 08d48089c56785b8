package import KernelApplication
package import KernelDomain

package struct ListChanges: UseCase {
  package static let method = "book.listChanges"
  package static let summary = "The changes made to the book, newest first, each with the number that undo takes."
  package static let kind = UseCaseKind.query
  package static var description: UseCaseDescription {
    describe(
      Schema(
        "Which changes are listed.",
        [
          .feature("The only feature whose changes are listed; left out, all are."),
          .optional("since", Timestamp.schema, "Only changes made at this instant or later; left out, all."),
          .optional("until", Timestamp.schema, "Only changes made before this instant; left out, all."),
          .listedLimit,
        ]),
      Output.schema)
  }

  package struct Input: Codable, Hashable, Sendable {
    /// The id of the feature; nil is all.
    package var feature: String?
    /// Nil is any time.
    package var since: Timestamp?
    /// Changes made at this instant or later are left out; nil is any time.
    package var until: Timestamp?
    /// The most that are listed; nil is all.
    package var limit: Int?

    package init(feature: String? = nil, since: Timestamp? = nil, until: Timestamp? = nil, limit: Int? = nil) {
      self.feature = feature
      self.since = since
      self.until = until
      self.limit = limit
    }
  }

  package struct Output: Codable, Sendable {
    package var changes: [BookChange]

    package static let schema = Schema(
      "The changes of the book.", [.init("changes", .list(BookChange.schema), "Newest first.")])
  }

  let log: any ChangeLog

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try ListLimit.check(input.limit)
    var changes = try log.changes(of: .named(input.feature))
    // Changes that are older than notes of time are older than any instant that is asked for.
    if let since = input.since { changes.removeAll { $0.at.map { $0 < since } ?? true } }
    if let until = input.until { changes.removeAll { $0.at.map { $0 >= until } ?? false } }
    return Output(changes: input.limit.map { Array(changes.prefix($0)) } ?? changes)
  }
}
