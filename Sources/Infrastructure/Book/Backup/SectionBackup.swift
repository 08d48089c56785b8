package import BookApplication
package import KernelApplication
package import KernelDomain
package import Storage

/// What backups can't know of a section: what there is in it to tell, and how it joins a book that has data.
package protocol SectionBackup: Sendable {
  var section: FeatureID { get }

  /// Whether values of that kind, which are set, are keys: no backup has them.
  func isSecret(_ kind: String) -> Bool

  /// What a section holds, as the feature's part of what `book.exportBook` answers; nil where that is nothing to tell.
  func written(_ content: SectionContent) throws(Failure) -> (any Codable & Sendable)?

  /// What an import restored, once the section is in the transaction as the backup has it.
  func restored(_ content: SectionContent, in transaction: inout Transaction) throws(Failure) -> TakenBackup

  /// Takes what the book lacks: the book's own entries win.
  func merge(_ content: SectionContent, in transaction: inout Transaction) throws(Failure) -> TakenBackup
}

extension SectionBackup {
  package func isSecret(_ kind: String) -> Bool { false }
}

/// What a feature took of a backup.
package struct TakenBackup: Sendable {
  /// What of the file was taken.
  package var part: (any Codable & Sendable)?
  /// What was left out, and why.
  package var skipped: [Skipped]
  /// What the import did to the section as a whole.
  package var whole: (any Codable & Sendable)?

  package init(
    part: (any Codable & Sendable)?, skipped: [Skipped] = [], whole: (any Codable & Sendable)? = nil
  ) {
    self.part = part
    self.skipped = skipped
    self.whole = whole
  }
}
