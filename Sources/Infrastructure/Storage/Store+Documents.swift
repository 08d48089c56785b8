import JSONCoding
package import KernelApplication

/// Small documents, each the latest of its kind.
extension Store {
  /// Nil where none was set. Fails with `storeDamaged` when it can't be what was written.
  package func document<Value: Decodable>(_ kind: String, as type: Value.Type = Value.self) throws(Failure) -> Value? {
    guard let bytes = try documents().documents[kind] else { return nil }
    return try decoded(bytes, kind)
  }

  /// Sets a document; nothing that features derived depends on it.
  package func set(_ kind: String, to value: some Encodable) throws(Failure) {
    let bytes = try encoded(value, kind)
    try write { (writer) throws(Failure) in
      let values = try derived()?.values
      try writer.append(.set, kind, bytes)
      if let values { writer.keep(derived: values) }
    }
  }

  package func encoded(_ value: some Encodable, _ kind: String) throws(Failure) -> [UInt8] {
    do {
      return try JSONDocument.encode(value)
    } catch {
      throw .system(operation: "encode \(kind) for", path: path, reason: error.description)
    }
  }

  package func decoded<Value: Decodable>(_ bytes: [UInt8], _ kind: String) throws(Failure) -> Value {
    do {
      return try JSONDocument.decode(Value.self, from: bytes)
    } catch {
      throw .storeDamaged(place: "\(path), document \(kind)", problem: error.description)
    }
  }

  /// All documents of the journal and all notes of the manifest: JSON by kind.
  package func documents() throws(Failure) -> (documents: [String: [UInt8]], notes: [String: [UInt8]]) {
    if let derived = try derived() { return (derived.documents, derived.notes) }
    let content = try read()
    return (content.documents, content.notes)
  }
}
