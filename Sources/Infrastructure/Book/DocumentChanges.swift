import BookApplication
import JSONCoding
package import KernelApplication
package import KernelDomain
package import Storage

/// Describes changes to the profile, the settings and body weights, and permanent deletions. Undoes these changes,
/// except for deletions.
package struct DocumentChanges: SectionChanges {
  private let documents: BookDocuments

  package init(documents: BookDocuments) { self.documents = documents }

  package var section: FeatureID { .book }

  /// Describes a change to the profile, the settings or body weights, or a permanent deletion. Nil for any other
  /// change, such as granting access to health data, which cannot be undone.
  package func part(of change: RecordedChange) -> (any Codable & Sendable)? {
    DocumentChangePart(change)
  }

  package func undo(
    _ numbers: [Int], describing change: RecordedChange, in transaction: inout Transaction
  ) throws(Failure) -> (any Codable & Sendable)? {
    try documents.undo(numbers, in: &transaction)
    return DocumentChangePart(change)
  }
}

extension DocumentChangePart {
  fileprivate init?(_ change: RecordedChange) {
    var values: [Value] = []
    var weights: [BodyWeightChanged] = []
    for case .set(let kind, let json) in change.entries[.book] ?? [] {
      if let day = FileBodyWeightRepository.day(of: kind) {
        let weight = try? JSONDocument.decode(Load?.self, from: json)
        weights.append(BodyWeightChanged(day: day, weight: weight ?? nil))
      }
      guard kind.hasPrefix("profile.") || kind.hasPrefix("settings.") else { continue }
      let value = try? JSONDocument.decode(SettingValue?.self, from: json)
      values.append(Value(name: kind, value: value ?? nil))
    }
    self.init(values, weights: weights, deleted: (change.entries[.book] ?? []).compactMap(DeletedThings.init))
  }
}
