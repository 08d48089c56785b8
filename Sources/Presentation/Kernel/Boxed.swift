/// A value behind a reference. Copying a box copies only the reference, however large the value is.
struct Boxed<Value: Sendable>: Sendable {
  private let storage: Storage

  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  init(_ value: Value) { storage = Storage(value) }

  var value: Value { storage.value }
}

extension Boxed: Equatable where Value: Equatable {
  static func == (one: Boxed, other: Boxed) -> Bool {
    one.storage === other.storage || one.value == other.value
  }
}

extension Boxed: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

/// A boxed value is encoded as the value itself.
extension Boxed: Codable where Value: Codable {
  init(from decoder: any Decoder) throws {
    self.init(try Value(from: decoder))
  }

  func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}
