package import KernelApplication
import KernelDomain

/// Undoes a change of the book. Each further call undoes the change before, back to the book as imported.
package struct UndoChange: UseCase {
  package static let method = "book.undo"
  package static let summary = "Undo a change of the book: the latest in effect, or one by its number."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static var description: UseCaseDescription {
    describe(
      ChangeSelection.schema(
        "taken back", latest: "the latest that stands",
        [
          .optional("withLater", .flag, "Takes the changes that rest on it back with it, all as one change."),
          .optional("forGood", .flag, "Erases what an import brought from every file, so that it can't be made again."),
        ]),
      Output.schema("taken back"))
  }

  package struct Input: Codable, Hashable, Sendable {
    /// The number of a change; nil is the latest that stands.
    package var change: Int?
    /// The id of a feature: only its changes are looked among.
    package var feature: String?
    /// Takes the changes that rest on it back with it.
    package var withLater: Bool?
    /// Erases what an import brought, so that it can't be made again.
    package var forGood: Bool?
    /// Tells what would be, and changes nothing.
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
