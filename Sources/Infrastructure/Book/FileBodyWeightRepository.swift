import BookApplication
package import KernelApplication
package import KernelDomain

/// Stores body weights among the values of the section `book`, one value per day, with a kind such as
/// `bodyWeight-2026-06-20`. A removed weight is stored as `null`.
package struct FileBodyWeightRepository: BodyWeightRepository {
  private let documents: BookDocuments
  /// The prefix of the kinds of all values that are body weights. Each day's weight is a separate value, so that
  /// importing a backup adds the days that the book lacks.
  static let prefix = "bodyWeight-"

  private let imported: @Sendable () throws(Failure) -> [CivilDay: Load]

  /// Creates the repository of body weights.
  /// - Parameter imported: returns the imported body weights by day. If the section `book` has a weight for the same
  ///   day, the imported weight is ignored.
  package init(
    documents: BookDocuments, imported: @escaping @Sendable () throws(Failure) -> [CivilDay: Load] = { [:] }
  ) {
    self.documents = documents
    self.imported = imported
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
    var days: [CivilDay: Load?] = try imported().mapValues { .some($0) }
    for (kind, value) in all {
      guard let day = FileBodyWeightRepository.day(of: kind) else { continue }
      days.updateValue(try documents.decoded(value, kind, as: Load?.self), forKey: day)
    }
    return BodyWeights(days)
  }

  /// Returns the day of the body weight that is stored under a kind; nil if the kind does not belong to a body weight.
  static func day(of kind: String) -> CivilDay? {
    kind.hasPrefix(prefix) ? CivilDay(String(kind.dropFirst(prefix.utf8.count))) : nil
  }
}
