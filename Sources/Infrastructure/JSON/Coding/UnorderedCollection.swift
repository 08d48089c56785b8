import KernelApplication

/// A collection whose elements have no fixed order, so that its standard encoding may differ from one run of the
/// program to the next.
protocol UnorderedCollection {
  /// Encodes the collection in a fixed order, so that equal collections yield equal bytes.
  func encodeInOrder(to encoder: ValueEncoder) throws
}

/// A dictionary is encoded as an object whose members are sorted by the UTF-8 of their names.
extension Dictionary: UnorderedCollection where Key: Encodable, Value: Encodable {
  func encodeInOrder(to encoder: ValueEncoder) throws {
    guard Key.self is any CodingKeyRepresentable.Type else {
      throw unordered(encoder, "the keys of a dictionary must be names; \(Key.self) gives none")
    }
    let members = compactMap { key, value in
      (key as? any CodingKeyRepresentable).map { (name: NameKey($0.codingKey.stringValue), value: value) }
    }
    var container = encoder.container(keyedBy: NameKey.self)
    for member in members.sorted(by: { $0.name < $1.name }) {
      try container.encode(member.value, forKey: member.name)
    }
  }
}

extension Set: UnorderedCollection where Element: Encodable {
  func encodeInOrder(to encoder: ValueEncoder) throws {
    throw unordered(encoder, "a set has no order; encode a sorted array")
  }
}

private func unordered(_ encoder: ValueEncoder, _ problem: String) -> JSONError {
  JSONError(offset: nil, path: JSONDocument.path(encoder.codingPath), problem: .json(.refused(detail: problem)))
}

/// Recognises dictionaries and sets by their types' metadata, which is faster than a cast. The first word of the
/// metadata shows whether the type is a struct. The second word is the address of a descriptor that all types made from
/// the same generic struct share (Swift's `docs/ABI/TypeMetadata.rst`).
enum GenericStruct {
  private static let dictionary = descriptor([String: String].self)
  private static let set = descriptor(Set<String>.self)

  /// Whether the type is a dictionary or a set.
  static func isUnordered(_ type: Any.Type) -> Bool {
    guard let descriptor = descriptor(type) else { return false }
    return descriptor == dictionary || descriptor == set
  }

  private static func descriptor(_ type: Any.Type) -> UInt? {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    return metadata[0] == 0x200 ? metadata[1] : nil
  }
}
