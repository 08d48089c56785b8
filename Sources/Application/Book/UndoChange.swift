package import KernelApplication
import KernelDomain

/// Undoes a change of the book. Each call without a number undoes the most recent change that is not undone, so that
/// repeated calls go back to the first change.
package struct UndoChange: UseCase {
  package static let method = "book.undo"
  package static let summary = "Undo a change of the book: the latest in effect, or the one with a given number."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static var description: UseCaseDescription {
    describe(
      ChangeSelection.schema(
        "undone", latest: "the latest change in effect",
        [
          .optional(
            "withLater", .flag,
            "True also undoes the later changes that depend on this one, all as one change; if left out, false."),
          .optional(
            "forGood", .flag,
            """
            True erases from every file what an import brought, so that the import can't be redone; if left out, \
            false.
            """),
        ]),
      Output.schema("undone"))
  }

  package struct Input: Codable, Hashable, Sendable {
    /// The number that identifies the change; nil for the most recent change that is not undone.
    package var change: Int?
    /// If `change` is nil, the id of the feature whose most recent change is undone; nil for any feature.
    package var feature: String?
    /// Whether to undo the later changes that depend on the change, too; nil means false.
    package var withLater: Bool?
    /// Whether to erase from every file what an import added, so that the import can't be redone; nil means false.
    package var forGood: Bool?
    /// True for a dry run, which changes nothing and only returns what the undo would do; nil means false.
    package var dryRun: Bool?

    package init(
      change: Int? = nil, feature: String? = nil, withLater: Bool? = nil, forGood: Bool? = nil,
      dryRun: Bool? = nil
    ) {
      self.change = change
      self.feature = feature
      self.withLater = withLater
      self.forGood = forGood
      self.dryRun = dryRun
    }
  }

  package typealias Output = RevertedChangeOutput

  let log: any ChangeLog

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isDryRun = input.dryRun ?? false
    let reverted = try log.undo(
      input.change, of: .named(input.feature), withLater: input.withLater ?? false, forGood: input.forGood ?? false,
      isDryRun: isDryRun)
    return Output(reverted, isDryRun: isDryRun)
  }
}
