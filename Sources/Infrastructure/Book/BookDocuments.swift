import JSONCoding
package import KernelApplication
import KernelDomain
package import Storage

/// The small documents of the section `book`. A document with members is kept as a value for each of them, so that a
/// change says which it changed, and taking one back leaves the others.
package final class BookDocuments: Sendable {
  private let store: Store
  private let made = LazyBox()

  package init(store: Store) {
    self.store = store
  }

  private var feature: SectionStore<BookReducer> {
    made.get { SectionStore(store: store, reducer: BookReducer()) }
  }

  /// All documents: JSON by kind.
  package func all() throws(Failure) -> [String: [UInt8]] {
    if let kept = try store.derived(BookReducer.documents, of: .book), let documents = DocumentCoding.decode(kept) {
      return documents
    }
    // Where nothing was set yet there is no section to read.
    return try store.sections.contains(.book) ? feature.book() : [:]
  }

  /// The value of a kind; nil where none was set. Fails with `storeDamaged` when it can't be what was written.
  package func value<Value: Decodable>(_ kind: String, as type: Value.Type = Value.self) throws(Failure) -> Value? {
    guard let bytes = try all()[kind] else { return nil }
    return try decoded(bytes, kind)
  }

  /// Values by kind, of the members of a document.
  package func members(of value: some Encodable, _ prefix: String) throws(Failure) -> [String: [UInt8]] {
    let members = DocumentCoding.decode(try encoded(value, prefix)) ?? [:]
    return Dictionary(uniqueKeysWithValues: members.map { (prefix + $0.key, $0.value) })
  }

  /// Sets values, as one change: `decide` gets all documents while nobody else can change them, and returns the values to
  /// be set, JSON by kind. Only those are written that differ from what is kept.
  /// - Returns: what `decide` returns beside the values.
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

  /// Sets values, as one change.
  /// - Parameters:
  ///   - isDryRun: nothing is written.
  ///   - decide: gets all documents while nobody else can change them, and returns the values to be set, JSON by kind.
  /// - Returns: the number of the change; nil if no value differs from what is kept.
  package func change(
    isDryRun: Bool, _ decide: ([String: [UInt8]]) throws(Failure) -> [String: [UInt8]]
  ) throws(Failure) -> Int? {
    func body(_ transaction: inout Transaction) throws(Failure) -> Int? {
      try feature.change(in: &transaction) { (documents) throws(Failure) in
        let new = BookDocuments.differences(try decide(documents), from: documents)
        return (new.isEmpty ? nil : .set(new), ())
      }.number
    }
    return try isDryRun ? store.dryRun(body) : store.transaction(body)
  }

  /// The values that others do not hold, or not so.
  static func differences(_ values: [String: [UInt8]], from others: [String: [UInt8]]) -> [String: [UInt8]] {
    values.filter { others[$0.key] != $0.value }
  }

  /// Takes a change back as a part of a transaction.
  func undo(_ numbers: [Int], in transaction: inout Transaction) throws(Failure) {
    try feature.change(in: &transaction) { _ throws(Failure) in (.undo(numbers), ()) }
  }

  /// Removes the values of kinds that begin so for good: no change says any more that they were set.
  /// - Returns: how many stood, and how many changes had set one.
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

  /// Removes a document for good: no change says any more that it was set.
  func erase(_ kind: String, in transaction: inout Transaction) throws(Failure) -> Int {
    try erase(prefix: kind, in: &transaction).changes
  }

  /// Sets values as a part of a transaction.
  func set(_ values: [String: [UInt8]], in transaction: inout Transaction) throws(Failure) {
    try feature.change(in: &transaction) { _ throws(Failure) in (.set(values), ()) }
  }

  /// Sets values of documents none of whose values was set.
  package func setMissing(_ values: [String: [UInt8]], in transaction: inout Transaction) throws(Failure) {
    guard !values.isEmpty else { return }
    try feature.change(in: &transaction) { (documents) throws(Failure) in
      let set = Set(documents.keys.map(BookDocuments.document))
      let new = values.filter { !set.contains(BookDocuments.document($0.key)) }
      return (new.isEmpty ? nil : .set(new), ())
    }
  }

  /// The document that a kind is a member of: `profile` for `profile.name`.
  private static func document(_ kind: String) -> Substring {
    kind.prefix { $0 != "." }
  }

  package func encoded(_ value: some Encodable, _ kind: String) throws(Failure) -> [UInt8] {
    do {
      return try JSONDocument.encode(value)
    } catch {
      throw .system(.system(.notEncodable(what: kind, reason: error.problem)))
    }
  }

  /// Fails with `storeDamaged` when it can't be what was written.
  package func decoded<Value: Decodable>(
    _ bytes: [UInt8], _ kind: String, as type: Value.Type = Value.self
  ) throws(Failure) -> Value {
    do {
      return try JSONDocument.decode(Value.self, from: bytes)
    } catch {
      throw .storeDamaged(place: "\(store.path), document \(kind)", problem: error.problem)
    }
  }
}
