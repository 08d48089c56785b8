import BookApplication
package import KernelApplication
package import KernelDomain
package import Storage

/// Profile, settings, access and body weights in backups.
package struct DocumentBackup: SectionBackup {
  private let documents: BookDocuments

  package init(documents: BookDocuments) {
    self.documents = documents
  }

  package var section: FeatureID { .book }

  package func written(_ content: SectionContent) -> (any Codable & Sendable)? {
    DocumentBackupPart(content.documents)
  }

  package func restored(_ content: SectionContent, in transaction: inout Transaction) -> TakenBackup {
    TakenBackup(part: DocumentBackupPart(content.documents))
  }

  /// A document of which the book has set nothing comes whole.
  package func merge(_ content: SectionContent, in transaction: inout Transaction) throws(Failure) -> TakenBackup {
    try documents.setMissing(content.documents, in: &transaction)
    let now = try transaction[.book].documents
    let kept = content.documents.count { now[$0.key] != $0.value }
    let skipped = kept == 0 ? [] : [Skipped(what: .book(.values(count: kept)), why: .book(.ownKept))]
    return TakenBackup(
      part: DocumentBackupPart(content.documents.filter { now[$0.key] == $0.value }), skipped: skipped)
  }
}

extension DocumentBackupPart {
  fileprivate init(_ documents: [String: [UInt8]]) {
    let days = documents.keys.count { FileBodyWeightRepository.day(of: $0) != nil }
    self.init(values: documents.count - days, bodyWeights: days)
  }
}
