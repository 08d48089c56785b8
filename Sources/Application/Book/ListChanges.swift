package import KernelApplication
package import KernelDomain

package struct ListChanges: UseCase {
  package static let method = "book.listChanges"
  package static let summary =
    "List the changes made to the book, newest first, each with the number that `book.undo` takes."
  package static let kind = UseCaseKind.query
  package static var description: UseCaseDescription {
    describe(
      Schema(
        "The changes to list.",
        [
          .feature("The feature whose changes to list; if left out, all features."),
          .optional(
            "since", Timestamp.schema,
            "Lists only changes made at this instant or later; if left out, there is no such limit."),
          .optional(
            "until", Timestamp.schema,
            "Lists only changes made before this instant; if left out, there is no such limit."),
          .listedLimit,
        ]),
      Output.schema)
  }

  package struct Input: Codable, Hashable, Sendable {
    /// The id of the feature whose changes are listed; nil for all features.
    package var feature: String?
    /// The earliest time of the changes listed; nil for no limit.
    package var since: Timestamp?
    /// The time before which the listed changes were made; nil for no limit.
    package var until: Timestamp?
    /// The maximum number of changes listed; nil for all.
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
      "The changes made to the book.", [.init("changes", .list(BookChange.schema), "The changes, newest first.")])
  }

  let log: any ChangeLog

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try ListLimit.check(input.limit)
    var changes = try log.changes(of: .named(input.feature))
    // A change without a time is older than all changes with one, so it counts as made before any instant.
    if let since = input.since { changes.removeAll { $0.at.map { $0 < since } ?? true } }
    if let until = input.until { changes.removeAll { $0.at.map { $0 >= until } ?? false } }
    return Output(changes: input.limit.map { Array(changes.prefix($0)) } ?? changes)
  }
}
