package import KernelApplication
package import KernelDomain

/// What persons changed in the book, and the way back.
package protocol ChangeLog: Sendable {
  /// The changes that are kept, newest first; those of one feature, or of all.
  func changes(of feature: FeatureID?) throws(Failure) -> [BookChange]

  /// Takes a change back, in every feature that it touched.
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

  /// Makes a change again that was taken back.
  /// - Parameter number: nil is the one that was taken back last.
  /// Fails with `conflict` where another change touched the same feature since.
  func redo(_ number: Int?, of feature: FeatureID?, isDryRun: Bool) throws(Failure) -> RevertedChange
}

extension ChangeLog {
  /// Takes a change back by itself.
  package func undo(_ number: Int?, of feature: FeatureID?, isDryRun: Bool) throws(Failure) -> RevertedChange {
    try undo(number, of: feature, withLater: false, forGood: false, isDryRun: isDryRun)
  }
}

/// A change that a person made.
package struct BookChange: Codable, Sendable {
  /// Counts the changes of the book, from 1; `undo` and `redo` take it.
  package var change: Int
  /// When it was made; left out for one that predates format 2, which had no times.
  package var at: Timestamp?
  package var stands: Bool
  /// What it brought, if it is an import; nil for any other change.
  package var imported: BookImport?
  package var parts: FeatureParts

  package static let schema = Schema(
    "BookChange", "A change that a person made.",
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

/// A change that was taken back, or made again.
package struct RevertedChange: Sendable {
  package var number: Int
  /// The numbers of the changes that were taken back or made again with it.
  package var others: [Int]
  /// What that did to what imports brought; nil if the change is none.
  package var things: MovedThings?
  /// What that did, feature by feature.
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
  /// Fails with `invalidInput` for what is no feature's name; nil for nil.
  static func named(_ name: String?) throws(Failure) -> FeatureID? {
    guard let name else { return nil }
    if let feature = FeatureID(name) { return feature }
    throw .invalidInput(field: "feature", problem: .book(.noFeature(name: name)))
  }
}

extension Schema.Member {
  /// The only feature that is looked at.
  static func feature(_ summary: String) -> Schema.Member {
    Schema.Member.optional("feature", .text, summary, examples: [#""swimming""#])
  }
}
