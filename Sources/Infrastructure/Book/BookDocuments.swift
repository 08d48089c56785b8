import JSONCoding
package import KernelApplication
import KernelDomain
package import Storage

/// Reads and changes the section `book`, which contains small documents such as the profile. Each member of a document
/// is stored as a separate value. A change therefore records which members it set, and undoing it leaves the other
/// members as they are.
package final class BookDocuments: Sendable {
  private let store: Store
  private let made = LazyBox()

  package init(store: Store) { self.store = store }

  private var feature: SectionStore<BookReducer> {
    made.get { SectionStore(store: store, reducer: BookReducer()) }
  }

  /// Returns all values of the section `book`, as JSON by kind. A kind is, for example, `profile.name`.
  package func all() throws(Failure) -> [String: [UInt8]] {
    if let kept = try store.derived(BookReducer.documents, of: .book), let documents = DocumentCoding.decode(kept) {
      return documents
    }
    // A book without settings has no such section.
    return try store.sections.contains(.book) ? feature.book() : [:]
  }

  /// Returns the value of a kind, such as `profile.name`; nil if it has never been set. Fails with `storeDamaged` if
  /// the stored bytes cannot be decoded.
  package func value<Value: Decodable>(_ kind: String, as type: Value.Type = Value.self) throws(Failure) -> Value? {
    guard let bytes = try all()[kind] else { return nil }
    return try decoded(bytes, kind)
  }

  /// Encodes each member of a document as a value. Returns JSON by kind, where a kind consists of `prefix` and the
  /// member's name.
  package func members(of value: some Encodable, _ prefix: String) throws(Failure) -> [String: [UInt8]] {
    let members = DocumentCoding.decode(try encoded(value, prefix)) ?? [:]
    return Dictionary(uniqueKeysWithValues: members.map { (prefix + $0.key, $0.value) })
  }

  /// Sets values as one change. `decide` receives all current values, which no other change can alter in the meantime,
  /// and returns the values to set, as JSON by kind (such as `profile.name`). Only values that differ from the current
  /// ones are written.
  /// - Returns: the second part of what `decide` returns.
  @discardableResult
  package func change<Value>(
    _ decide: ([String: [UInt8]]) throws(Failure) -> (values: [String: [UInt8]], Value)
  ) throws(Failure) -> Value {
    try feature.change { (documents) throws(Failure) in
      let (values, value) = try decide(documents)
      let new = BookDocuments.differences(values, from: documents)
      return (new.isEmpty ? nil : .set(new), value)
    }.value
  }

  /// Sets values as one change. Only values that differ from the stored ones are written.
  /// - Parameters:
  ///   - isDryRun: whether to write nothing.
  ///   - decide: receives all values, which no other change can alter in the meantime, and returns the values to set,
  ///     as JSON by kind (such as `profile.name`).
  /// - Returns: the number of the change; nil if no value differs from the stored ones.
  package func change(
    isDryRun: Bool, _ decide: ([String: [UInt8]]) throws(Failure) -> [String: [UInt8]]
  ) throws(Failure) -> Int? {
    try store.transaction(isDryRun: isDryRun) { (transaction) throws(Failure) in
      try feature.change(in: &transaction) { (documents) throws(Failure) in
        let new = BookDocuments.differences(try decide(documents), from: documents)
        return (new.isEmpty ? nil : .set(new), ())
      }.number
    }
  }

  /// Returns those of `values` that `others` lacks, or for which `others` has a different value.
  static func differences(_ values: [String: [UInt8]], from others: [String: [UInt8]]) -> [String: [UInt8]] {
    values.filter { others[$0.key] != $0.value }
  }

  /// Undoes the changes that these numbers identify, as part of a transaction.
  func undo(_ numbers: [Int], in transaction: inout Transaction) throws(Failure) {
    try feature.change(in: &transaction) { _ throws(Failure) in (.undo(numbers), ()) }
  }

  /// Erases the values whose kinds begin with `prefix`, including their earlier versions in the history of changes.
  /// - Returns: the number of current values erased, and the number of changes that had set such a value.
  package func erase(
    prefix: String, in transaction: inout Transaction
  ) throws(Failure) -> (values: Int, changes: Int) {
    let all = try transaction[.book].changes
    if all.isEmpty { return (0, 0) }
    let changes = all.count { change in change.setKinds.contains { $0.hasPrefix(prefix) } }
    let values = try feature.change(in: &transaction) { (documents) throws(Failure) in
      (.erase(prefix: prefix), documents.keys.count { $0.hasPrefix(prefix) })
    }.value
    return (values, changes)
  }

  /// Erases all values whose kinds begin with `kind`, the name of a document, including their earlier versions in the
  /// history of changes. Returns the number of changes that had set such a value.
  func erase(_ kind: String, in transaction: inout Transaction) throws(Failure) -> Int {
    try erase(prefix: kind, in: &transaction).changes
  }

  /// Sets values of the section `book`, as part of a transaction.
  func set(_ values: [String: [UInt8]], in transaction: inout Transaction) throws(Failure) {
    try feature.change(in: &transaction) { _ throws(Failure) in (.set(values), ()) }
  }

  /// Sets the values of each document, such as `profile`, for which the book has never set any value. Leaves other
  /// documents as they are.
  package func setMissing(_ values: [String: [UInt8]], in transaction: inout Transaction) throws(Failure) {
    guard !values.isEmpty else { return }
    try feature.change(in: &transaction) { (documents) throws(Failure) in
      let set = Set(documents.keys.map(BookDocuments.document))
      let new = values.filter { !set.contains(BookDocuments.document($0.key)) }
      return (new.isEmpty ? nil : .set(new), ())
    }
  }

  /// Returns the name of the document to which a kind of value belongs, such as `profile` for `profile.name`.
  private static func document(_ kind: String) -> Substring {
    kind.prefix { $0 != "." }
  }

  package func encoded(_ value: some Encodable, _ kind: String) throws(Failure) -> [UInt8] {
    try JSONDocument.bytes(of: value, kind)
  }

  /// Decodes a stored value. Fails with `storeDamaged` if its bytes cannot be decoded.
  package func decoded<Value: Decodable>(
    _ bytes: [UInt8], _ kind: String, as type: Value.Type = Value.self
  ) throws(Failure) -> Value {
    try JSONDocument.stored(bytes, at: "\(store.path), document \(kind)")
  }
}
