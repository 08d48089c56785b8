package import KernelApplication
import KernelDomain

/// The input of `book.undo` and `book.redo`, which selects the change.
package struct ChangeSelection: Codable, Hashable, Sendable {
  /// The number that identifies the change; nil for the most recent change that is not undone (`book.undo`) or the one
  /// that was undone last (`book.redo`).
  package var change: Int?
  /// If `change` is nil, the id of the feature whose changes are considered; nil for all.
  package var feature: String?
  /// True for a dry run, which changes nothing and only returns what the undo or redo would do; nil means false.
  package var dryRun: Bool?

  package init(change: Int? = nil, feature: String? = nil, dryRun: Bool? = nil) {
    self.change = change
    self.feature = feature
    self.dryRun = dryRun
  }

  var isDryRun: Bool { dryRun ?? false }
}

/// The output of `book.undo` and `book.redo`: what was undone or redone.
package struct RevertedChangeOutput: Codable, Sendable {
  /// The number that identifies the undone or redone change.
  package var change: Int
  /// True if this was a dry run, which changed nothing.
  package var dryRun: Bool
  /// The numbers that identify the other changes that were undone or redone together with this change; nil if there
  /// are none.
  package var others: [Int]?
  /// What happened to the items, such as runs, that the undone or redone imports had added; nil if the change is not an
  /// import.
  package var things: MovedThings?
  /// What the undo or redo did, by feature.
  package var parts: FeatureParts

  init(_ reverted: RevertedChange, isDryRun: Bool) {
    change = reverted.number
    dryRun = isDryRun
    others = reverted.others.isEmpty ? nil : reverted.others
    things = reverted.things
    parts = reverted.parts
  }
}

extension RevertedChangeOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    dryRun ? [] : parts.events(changed: changed)
  }
}

extension ChangeSelection {
  /// Returns the schema of this input.
  /// - Parameters:
  ///   - done: the participle that says what happens to the change, such as "undone".
  ///   - latest: describes the change that is selected if the client gives no number.
  ///   - further: members that only `book.undo` or only `book.redo` has.
  static func schema(_ done: String, latest: String, _ further: [Schema.Member] = []) -> Schema {
    Schema(
      "The change to be \(done).",
      [
        .optional(
          "change", .integer, "The number of the change; if left out, \(latest).", unit: .ordinal,
          examples: ["41"], from: [Schema.Source("book.listChanges", "/changes/*/change")]),
        .feature("The feature whose changes are considered if no number is given; if left out, all features."),
        .optional(
          "dryRun", .flag,
          """
          If true, the change is only tried: the answer says what it would do, and nothing is written. If left out, \
          false.
          """),
      ] + further)
  }
}

extension RevertedChangeOutput {
  /// Returns the schema of this output.
  /// - Parameter done: the participle that says what happened to the change, such as "undone".
  static func schema(_ done: String) -> Schema {
    Schema(
      "The change that was \(done).",
      [
        .init("change", .integer, "The number of the change that was \(done).", unit: .ordinal),
        .init("dryRun", .flag, "Whether this was only tried, so that nothing was changed."),
        .optional(
          "others", .list(.integer),
          "The numbers of the other changes that were \(done) together with this one; left out if there are none.",
          unit: .ordinal),
        .optional(
          "things", MovedThings.schema,
          "What happened to the things that imports brought; left out if the change is not an import."),
        .parts(.reverted, "The effect, by feature."),
      ])
  }
}
