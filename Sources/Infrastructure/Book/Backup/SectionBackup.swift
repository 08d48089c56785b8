package import BookApplication
package import KernelApplication
package import KernelDomain
package import Storage

/// Defines how a feature's section is written to a backup and restored from it: what to leave out, what to report, and
/// how to merge.
package protocol SectionBackup: Sendable {
  var section: FeatureID { get }

  /// Returns the content without the messages that other people wrote to the book's owner. Called unless the user asked
  /// to include them.
  func withoutMessages(_ content: SectionContent) throws(Failure) -> SectionContent

  /// Whether values of this kind, such as `key.3f9a0c5d7e21b846`, are secret keys. A backup contains them only if the
  /// user asked for them.
  func isSecret(_ kind: String) -> Bool

  /// Returns the feature's part of the result of `book.exportBook`, in which the feature describes the content that was
  /// written. Nil if the feature reports nothing.
  func written(_ content: SectionContent) throws(Failure) -> (any Codable & Sendable)?

  /// Reports what an import has restored. Called once the backup's content has been written to the section in the
  /// transaction. By default, reports the same part as `written`.
  func restored(_ content: SectionContent, in transaction: inout Transaction) throws(Failure) -> TakenBackup

  /// Adds the values in the backup that the book lacks. Values that the book already has do not change.
  func merge(_ content: SectionContent, in transaction: inout Transaction) throws(Failure) -> TakenBackup
}

extension SectionBackup {
  package func withoutMessages(_ content: SectionContent) throws(Failure) -> SectionContent { content }
  package func isSecret(_ kind: String) -> Bool { false }

  package func restored(_ content: SectionContent, in transaction: inout Transaction) throws(Failure) -> TakenBackup {
    let part = try written(transaction[section])
    return TakenBackup(part: part, whole: part)
  }
}

extension [Skipped] {
  /// Returns the remark that some of a backup's values were left out, because the book keeps its own; empty if there
  /// are no such values.
  package static func ownKept(values count: Int) -> [Skipped] {
    count == 0 ? [] : [Skipped(what: .book(.values(count: count)), why: .book(.ownKept))]
  }
}

/// The outcome of importing one section of a backup.
package struct TakenBackup: Sendable {
  /// The feature's report of what the import took; nil if it reports nothing.
  package var part: (any Codable & Sendable)?
  /// The items that were left out, and why.
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
