package import KernelApplication
import KernelDomain

/// Which change is made again: the input of `book.redo`.
package struct ChangeSelection: Codable, Hashable, Sendable {
  /// The number of a change; nil is the latest that stands, for `book.redo` the one that was taken back last.
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

  var isDryRun: Bool { dryRun ?? false }
}

/// What taking a change back, or making it again, did: the output of `book.undo` and `book.redo`.
package struct RevertedChangeOutput: Codable, Sendable {
  /// The number of the change.
  package var change: Int
  /// True where nothing was changed.
  package var dryRun: Bool
  /// The numbers of the changes that were taken back or made again with it; nil if there are none.
  package var others: [Int]?
  /// What that did to what imports brought; nil if the change is none.
  package var things: MovedThings?
  /// What it did, feature by feature.
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
  /// - Parameters:
  ///   - done: what happens to the change, such as "taken back".
  ///   - latest: the change that is meant where no number is given.
  ///   - further: members of one of the two alone.
  static func schema(_ done: String, latest: String, _ further: [Schema.Member] = []) -> Schema {
    Schema(
      "Which change is \(done).",
      [
        .optional(
          "change", .integer, "The number of a change; left out, \(latest).", unit: .ordinal,
          examples: ["41"], from: [Schema.Source("book.listChanges", "/changes/*/change")]),
        .feature("The only feature among whose changes it is looked for."),
        .optional("dryRun", .flag, "Tells what would be, and changes nothing."),
      ] + further)
  }
}

extension RevertedChangeOutput {
  /// - Parameter done: what happened to the change, such as "taken back".
  static func schema(_ done: String) -> Schema {
    Schema(
      "What was \(done).",
      [
        .init("change", .integer, "The number of the change that was \(done).", unit: .ordinal),
        .init("dryRun", .flag, "True where nothing was changed."),
        .optional(
          "others", .list(.integer),
          "The numbers of the changes that were \(done) with it; left out if there are none.", unit: .ordinal),
        .optional("things", MovedThings.schema, "What that did to what imports brought; left out if it is no import."),
        .parts(.reverted, "What that did, feature by feature."),
      ])
  }
}
