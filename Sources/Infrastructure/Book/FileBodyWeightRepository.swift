import BookApplication
package import KernelApplication
package import KernelDomain

/// The body weights among the book's documents, a document for each day: `bodyWeight-2026-06-20`. One that was removed
/// is `null`.
package struct FileBodyWeightRepository: BodyWeightRepository {
  private let documents: BookDocuments
  /// What the kinds of its documents begin with. A day's weight is a document of its own, so that a backup brings the
  /// days that a book lacks.
  static let prefix = "bodyWeight-"

  package init(documents: BookDocuments) {
    self.documents = documents
  }

  package func weights() throws(Failure) -> BodyWeights {
    try weights(in: documents.all())
  }

  package func record(
    _ weight: Load?, on day: CivilDay, isDryRun: Bool, if decide: (BodyWeights) -> Bool
  ) throws(Failure) -> Int? {
    let kind = FileBodyWeightRepository.prefix + day.description
    let value = try documents.encoded(weight, kind)
    let change = try documents.change(isDryRun: isDryRun) { (all) throws(Failure) in
      decide(try weights(in: all)) ? [kind: value] : [:]
    }
    return isDryRun ? nil : change
  }

  private func weights(in all: [String: [UInt8]]) throws(Failure) -> BodyWeights {
    var days: [CivilDay: Load?] = [:]
    for (kind, value) in all {
      guard let day = FileBodyWeightRepository.day(of: kind) else { continue }
      days.updateValue(try documents.decoded(value, kind, as: Load?.self), forKey: day)
    }
    return BodyWeights(days)
  }

  /// The day whose weight a document of this kind is; nil for another document.
  static func day(of kind: String) -> CivilDay? {
    kind.hasPrefix(prefix) ? CivilDay(String(kind.dropFirst(prefix.utf8.count))) : nil
  }
}
