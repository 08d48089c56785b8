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
  ///   - isDryRun: nothing is changed; what would be, is told.
  /// Fails with `conflict` where later changes rest on it, which it names.
  func undo(_ number: Int?, of feature: FeatureID?, isDryRun: Bool) throws(Failure) -> RevertedChange

  /// Makes a change again that was taken back.
  /// - Parameter number: nil is the one that was taken back last.
  /// Fails with `conflict` where another change touched the same feature since.
  func redo(_ number: Int?, of feature: FeatureID?, isDryRun: Bool) throws(Failure) -> RevertedChange
}

/// A change that a person made.
package struct BookChange: Codable, Sendable {
  /// Counts the changes of the book, from 1; `undo` and `redo` take it.
  package var change: Int
  /// When it was made; left out for one that predates format 2, which had no times.
  package var at: Timestamp?
  package var stands: Bool
  package var parts: FeatureParts

  package static let schema = Schema(
    "BookChange", "A change that a person made.",
    [
      .init("change", .integer, "Its number, from 1, which undo and redo take.", unit: .ordinal, examples: ["41"]),
      .optional("at", Timestamp.schema, "When it was made; left out for one that is older than such notes."),
      .init("stands", .flag, "False once it was taken back."),
      .parts(.change, "What it changed, feature by feature."),
    ])

  package init(change: Int, at: Timestamp?, stands: Bool, parts: FeatureParts) {
    self.change = change
    self.at = at
    self.stands = stands
    self.parts = parts
  }
}

/// A change that was taken back, or made again.
package struct RevertedChange: Sendable {
  package var number: Int
  /// What that did, feature by feature.
  package var parts: FeatureParts

  package init(number: Int, parts: FeatureParts) {
    self.number = number
    self.parts = parts
  }
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
