package import BookApplication
package import KernelApplication
package import KernelDomain
package import Storage

/// Defines how a feature's section is written to a backup and restored from it: what to leave out, what to report, and
/// how to merge.
package protocol SectionBackup: Sendable {
  var section: FeatureID { get }

  /// Returns the content without what other people wrote to the book's owner. Called unless the user asked to include
  /// it.
  func withoutMessages(_ content: SectionContent) throws(Failure) -> SectionContent

  /// Whether values of this kind are secret keys. A backup contains them only if the user asked for them.
  func isSecret(_ kind: String) -> Bool

  /// Returns the feature's part of the result of `book.exportBook`, which is about the content that was written; nil if
  /// the feature reports nothing.
  func written(_ content: SectionContent) throws(Failure) -> (any Codable & Sendable)?

  /// Reports what an import has restored. Called once the section in the transaction has the backup's content.
  func restored(_ content: SectionContent, in transaction: inout Transaction) throws(Failure) -> TakenBackup

  /// Adds those entries of the backup that the book lacks. The book's own entries stay as they are.
  func merge(_ content: SectionContent, in transaction: inout Transaction) throws(Failure) -> TakenBackup
}

extension SectionBackup {
  package func withoutMessages(_ content: SectionContent) throws(Failure) -> SectionContent { content }
  package func isSecret(_ kind: String) -> Bool { false }
}

/// What an import took from one section of a backup.
package struct TakenBackup: Sendable {
  /// The feature's report of what was taken; nil if it reports nothing.
  package var part: (any Codable & Sendable)?
  /// What was left out, and why.
  package var skipped: [Skipped]
  /// The feature's report of how the import changed the section as a whole; nil if it reports nothing.
  package var whole: (any Codable & Sendable)?

  package init(
    part: (any Codable & Sendable)?, skipped: [Skipped] = [], whole: (any Codable & Sendable)? = nil
  ) {
    self.part = part
    self.skipped = skipped
    self.whole = whole
  }
}
