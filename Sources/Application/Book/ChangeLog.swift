package import KernelApplication
package import KernelDomain

/// The numbered list of changes that users made in the book, with undo and redo.
package protocol ChangeLog: Sendable {
  /// Returns the recorded changes, newest first, of one feature; nil for all features.
  func changes(of feature: FeatureID?) throws(Failure) -> [BookChange]

  /// Undoes a change, in every feature that it touched. Fails with `conflict`, naming the later changes, if some depend
  /// on it.
  /// - Parameters:
  ///   - number: nil is the latest that stands.
  ///   - feature: the latest is looked for among its changes alone.
  ///   - withLater: whether the changes that rest on it are taken back with it, all as one change.
  ///   - forGood: whether what an import brought is erased from every file.
  ///   - isDryRun: nothing is changed; what would be, is told.
  /// Fails with `conflict` where changes rest on it, which it names.
  func undo(
    _ number: Int?, of feature: FeatureID?, withLater: Bool, forGood: Bool, isDryRun: Bool
  ) throws(Failure) -> RevertedChange

  /// Redoes a change that was undone. Fails with `conflict` if another change has touched the same feature since the
  /// undo.
  /// - Parameters:
  ///   - number: the change; nil for the one that was undone last.
  ///   - feature: if `number` is nil, the feature whose change is redone; nil for any.
  ///   - isDryRun: whether to change nothing, and only return what the redo would do.
  func redo(_ number: Int?, of feature: FeatureID?, isDryRun: Bool) throws(Failure) -> RevertedChange
}

extension ChangeLog {
  /// Takes a change back by itself.
  package func undo(_ number: Int?, of feature: FeatureID?, isDryRun: Bool) throws(Failure) -> RevertedChange {
    try undo(number, of: feature, withLater: false, forGood: false, isDryRun: isDryRun)
  }
}

/// A change that a user made.
package struct BookChange: Codable, Sendable {
  /// The change's number in the book, counted from 1, which `undo` and `redo` accept.
  package var change: Int
  /// When the change was made; nil if it predates format 2, which added times.
  package var at: Timestamp?
  package var stands: Bool
  /// What it brought, if it is an import; nil for any other change.
  package var imported: BookImport?
  package var parts: FeatureParts

  package static let schema = Schema(
    "BookChange", "A change that the user made.",
    [
      .init("change", .integer, "Its number, from 1, which undo and redo take.", unit: .ordinal, examples: ["41"]),
      .optional("at", Timestamp.schema, "When it was made; left out for one that is older than such notes."),
      .init("stands", .flag, "False once it was taken back."),
      .optional("imported", BookImport.schema, "What it brought, if it is an import; left out for any other change."),
      .parts(.change, "What it changed, feature by feature."),
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

/// A change that was undone or redone.
package struct RevertedChange: Sendable {
  package var number: Int
  /// The numbers of the changes that were taken back or made again with it.
  package var others: [Int]
  /// What that did to what imports brought; nil if the change is none.
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

/// What undoing or redoing imports did to the things that they brought.
package struct MovedThings: Codable, Hashable, Sendable {
  /// How many are no longer in the book.
  package var gone: Int
  /// How many have an earlier version again.
  package var asBefore: Int
  /// How many are in the book again.
  package var back: Int

  package init(gone: Int, asBefore: Int, back: Int) {
    self.gone = gone
    self.asBefore = asBefore
    self.back = back
  }

  package static let schema = Schema(
    "MovedThings", "What undoing or redoing imports did to the things that they brought.",
    [
      .init("gone", .integer, "How many are no longer in the book.", unit: .of("things")),
      .init("asBefore", .integer, "How many have an earlier version again.", unit: .of("things")),
      .init("back", .integer, "How many are in the book again.", unit: .of("things")),
    ])
}

extension FeatureID {
  /// Returns the feature with this name; nil if `name` is nil. Fails with `invalidInput` if no feature has this name.
  static func named(_ name: String?) throws(Failure) -> FeatureID? {
    guard let name else { return nil }
    if let feature = FeatureID(name) { return feature }
    throw .invalidInput(field: "feature", problem: .book(.noFeature(name: name)))
  }
}

extension Schema.Member {
  /// Describes the input's member `feature`, for a use case that can be limited to one feature.
  static func feature(_ summary: String) -> Schema.Member {
    Schema.Member.optional("feature", .text, summary, examples: [#""swimming""#])
  }
}
