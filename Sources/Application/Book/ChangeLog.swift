package import KernelApplication
package import KernelDomain

/// The history of the changes that users made in the book, with undo and redo. Each change has a number.
package protocol ChangeLog: Sendable {
  /// Returns the recorded changes, newest first.
  /// - Parameter feature: the feature whose changes to return; nil for all features.
  func changes(of feature: FeatureID?) throws(Failure) -> [BookChange]

  /// Undoes a change, in every feature that it touched. If later changes depend on it and `withLater` is false, fails
  /// with `conflict`, which names them.
  /// - Parameters:
  ///   - number: identifies the change; nil for the most recent change that is not undone. Syncs, and changes that only
  ///     record that a welcome screen was left, are passed over.
  ///   - feature: if `number` is nil, the feature whose most recent change is undone; nil for any feature.
  ///   - withLater: whether to undo the later changes that depend on the change, too, all as one change.
  ///   - forGood: whether to erase from every file what the change added, so that it can't be redone. The change must
  ///     be an import.
  ///   - isDryRun: true to change nothing, and only return what the undo would do.
  func undo(
    _ number: Int?, of feature: FeatureID?, withLater: Bool, forGood: Bool, isDryRun: Bool
  ) throws(Failure) -> RevertedChange

  /// Redoes a change that was undone. Fails with `conflict` if another change has touched the same feature since the
  /// undo.
  /// - Parameters:
  ///   - number: identifies the change; nil for the change that was undone last.
  ///   - feature: if `number` is nil, the feature whose change is redone; nil for any feature.
  ///   - isDryRun: true to change nothing, and only return what the redo would do.
  func redo(_ number: Int?, of feature: FeatureID?, isDryRun: Bool) throws(Failure) -> RevertedChange
}

extension ChangeLog {
  /// Undoes a change; fails with `conflict` if later changes depend on it.
  package func undo(_ number: Int?, of feature: FeatureID?, isDryRun: Bool) throws(Failure) -> RevertedChange {
    try undo(number, of: feature, withLater: false, forGood: false, isDryRun: isDryRun)
  }
}

/// A recorded change that a user made in the book.
package struct BookChange: Codable, Sendable {
  /// The number that identifies the change in the book, counted from 1. `undo` and `redo` accept it.
  package var change: Int
  /// When the change was made; nil for a change in the store's format 1, which did not record times.
  package var at: Timestamp?
  package var stands: Bool
  /// Whether the change deleted data for good, so that it can't be undone.
  package var isDeletion: Bool { parts.part(of: .book, as: DocumentChangePart.self)?.deleted != nil }
  /// What the import read and added; nil if the change is not an import.
  package var imported: BookImport?
  package var parts: FeatureParts

  package static let schema = Schema(
    "BookChange", "A change that the user made.",
    [
      .init(
        "change", .integer, "The number of the change, from 1, which `book.undo` and `book.redo` take.", unit: .ordinal,
        examples: ["41"]),
      .optional(
        "at", Timestamp.schema,
        "The instant at which the change was made; left out for a change from a version that did not record it."),
      .init("stands", .flag, "Whether the change is in effect; false if it has been undone."),
      .optional(
        "imported", BookImport.schema,
        "The files and contents of the import; left out if the change is not an import."),
      .parts(.change, "The content of the change, by feature. A change with things deleted for good can't be undone."),
    ])

  package init(
    change: Int, at: Timestamp?, stands: Bool, imported: BookImport? = nil, parts: FeatureParts = FeatureParts()
  ) {
    self.change = change
    self.imported = imported
    self.at = at
    self.stands = stands
    self.parts = parts
  }
}

/// The result of undoing or redoing a change.
package struct RevertedChange: Sendable {
  package var number: Int
  /// The numbers that identify the other changes that were undone or redone together with this change.
  package var others: [Int]
  /// What happened to the items, such as runs, that the undone or redone imports had added; nil if the change is not an
  /// import.
  package var things: MovedThings?
  /// What the undo or redo did, by feature.
  package var parts: FeatureParts

  package init(number: Int, others: [Int] = [], things: MovedThings? = nil, parts: FeatureParts) {
    self.number = number
    self.others = others
    self.things = things
    self.parts = parts
  }
}

/// How undoing or redoing imports affected the items, such as runs, that they had added.
package struct MovedThings: Codable, Hashable, Sendable {
  /// The number of items that are no longer in the book.
  package var gone: Int
  /// The number of items that are back at an earlier version, because the import that had updated them was undone.
  package var asBefore: Int
  /// The number of items that are in the book again after not having been in it.
  package var back: Int

  /// The same numbers by feature and kind of item.
  package var kinds: [Kind]

  /// How undoing or redoing imports affected the items of one kind.
  package struct Kind: Codable, Hashable, Sendable {
    package var feature: String
    /// The kind, as the feature's files call it, such as `runs`.
    package var kind: String
    package var gone: Int
    package var asBefore: Int
    package var back: Int

    package init(feature: String, kind: String, gone: Int = 0, asBefore: Int = 0, back: Int = 0) {
      self.feature = feature
      self.kind = kind
      self.gone = gone
      self.asBefore = asBefore
      self.back = back
    }

    static let schema = Schema(
      "MovedKind", "How undoing or redoing imports affected the things of one kind.",
      [
        .init("feature", .text, "The id of the feature.", examples: [#""running""#]),
        .init("kind", .text, "The kind of things, as the feature's files call it.", examples: [#""runs""#]),
      ] + numbers)
  }

  package init(_ kinds: [Kind]) {
    gone = kinds.reduce(0) { $0 + $1.gone }
    asBefore = kinds.reduce(0) { $0 + $1.asBefore }
    back = kinds.reduce(0) { $0 + $1.back }
    self.kinds = kinds
  }

  package static let schema = Schema(
    "MovedThings", "How undoing or redoing imports affected the things that they had brought.",
    numbers + [.init("kinds", .list(Kind.schema), "The same numbers by feature and kind of things.")])

  private static let numbers: [Schema.Member] = [
    .init("gone", .integer, "The number of things that are no longer in the book.", unit: .of("things")),
    .init("asBefore", .integer, "The number of things that went back to an earlier version.", unit: .of("things")),
    .init("back", .integer, "The number of things that are in the book again.", unit: .of("things")),
  ]
}

extension FeatureID {
  /// Returns the feature with the name `name`; nil if `name` is nil. Fails with `invalidInput` if no feature has the
  /// name.
  static func named(_ name: String?) throws(Failure) -> FeatureID? {
    guard let name else { return nil }
    if let feature = FeatureID(name) { return feature }
    throw .invalidInput(field: "feature", problem: .book(.noFeature(name: name)))
  }
}

extension Schema.Member {
  /// Returns the schema of the input's member `feature`, for a use case that can be limited to one feature.
  static func feature(_ summary: String) -> Schema.Member {
    Schema.Member.optional("feature", .text, summary, examples: [#""swimming""#])
  }
}
