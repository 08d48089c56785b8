package import KernelApplication
import KernelDomain

/// Takes back a change of the book; again and again, down to the book as imported.
package struct UndoChange: UseCase {
  package static let method = "book.undo"
  package static let summary = "Take back a change of the book: the latest that stands, or one by its number."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .changing + [.notFound])
  }

  package struct Input: Codable, Hashable, Sendable {
    /// The number of a change; nil is the latest that stands.
    package var change: Int?
    /// The id of a feature: only its changes are looked among.
    package var feature: String?
    /// Tells what would be, and changes nothing.
    package var dryRun: Bool?

    package init(change: Int? = nil, feature: String? = nil, dryRun: Bool? = nil) {
      self.change = change
      self.feature = feature
      self.dryRun = dryRun
    }
  }

  package struct Output: Codable, Sendable {
    /// The number of the change that was taken back.
    package var change: Int
    /// True where nothing was changed.
    package var dryRun: Bool
    /// What it did, feature by feature.
    package var parts: FeatureParts
  }

  private let log: any ChangeLog

  package init(log: any ChangeLog) {
    self.log = log
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isRehearsal = input.dryRun ?? false
    let reverted = try log.undo(input.change, of: .named(input.feature), isRehearsal: isRehearsal)
    return Output(change: reverted.number, dryRun: isRehearsal, parts: reverted.parts)
  }
}

extension UndoChange.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    dryRun ? [] : parts.events(changed: changed)
  }
}

extension UndoChange.Input {
  package static var schema: Schema {
    Schema(
      "Which change is taken back.",
      [
        .optional(
          "change", .integer, "The number of a change; left out, the latest that stands.", unit: .ordinal,
          examples: ["41"], from: [Schema.Source("book.listChanges", "/changes/*/change")]),
        .feature("The only feature among whose changes it is looked for."),
        .optional("dryRun", .flag, "Tells what would be, and changes nothing."),
      ])
  }
}

extension UndoChange.Output {
  package static var schema: Schema {
    Schema(
      "What was taken back.",
      [
        .init("change", .integer, "The number of the change that was taken back.", unit: .ordinal),
        .init("dryRun", .flag, "True where nothing was changed."),
        .parts(.reverted, "What that did, feature by feature."),
      ])
  }
}
