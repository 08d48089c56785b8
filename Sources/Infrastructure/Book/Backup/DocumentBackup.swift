import BookApplication
package import KernelApplication
package import KernelDomain
package import Storage

/// Backs up and restores the section `book`: the profile, the settings, body weights, and the access to health data.
package struct DocumentBackup: SectionBackup {
  private let documents: BookDocuments

  package init(documents: BookDocuments) { self.documents = documents }

  package var section: FeatureID { .book }

  package func written(_ content: SectionContent) -> (any Codable & Sendable)? {
    DocumentBackupPart(content.documents)
  }

  package func restored(_ content: SectionContent, in transaction: inout Transaction) -> TakenBackup {
    TakenBackup(part: DocumentBackupPart(content.documents))
  }

  /// Merges a backup's values, which are grouped into documents such as `profile`. If the book has never set any value
  /// of a document, adds all of the backup's values of that document; otherwise, leaves the document as it is.
  package func merge(_ content: SectionContent, in transaction: inout Transaction) throws(Failure) -> TakenBackup {
    try documents.setMissing(content.documents, in: &transaction)
    let now = try transaction[.book].documents
    return TakenBackup(
      part: DocumentBackupPart(content.documents.filter { now[$0.key] == $0.value }),
      skipped: .ownKept(values: content.documents.count { now[$0.key] != $0.value }))
  }
}

extension DocumentBackupPart {
  fileprivate init(_ documents: [String: [UInt8]]) {
    let days = documents.keys.count { FileBodyWeightRepository.day(of: $0) != nil }
    self.init(values: documents.count - days, bodyWeights: days)
  }
}
