/// A decoder that has nothing to decode: it makes values up, and tells its tracer what was asked for.
struct TracingDecoder: Decoder, SingleValueDecodingContainer {
  let tracer: SchemaTracer
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    tracer.beginObject()
    return KeyedDecodingContainer(TracingObject<Key>(tracer: tracer))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    tracer.note(.array(.any))
    return TracingArray(tracer: tracer)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { false }

  func decode(_ type: Bool.Type) -> Bool {
    tracer.note(.boolean)
    return true
  }

  func decode(_ type: String.Type) -> String {
    tracer.note(.string)
    return tracer.example
  }

  func decode(_ type: Double.Type) -> Double {
    tracer.note(.number)
    return 25
  }

  func decode(_ type: Float.Type) -> Float {
    tracer.note(.number)
    return 25
  }

  func decode<Value: FixedWidthInteger & Decodable>(_ type: Value.Type) -> Value {
    tracer.note(.integer)
    return 1
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let part = tracer.part()
    defer { tracer.note(part.schema) }
    return try TracingDecoder.value(type, part)
  }

  /// A part's value, of whatever type.
  static func value<Value: Decodable>(_ type: Value.Type, _ tracer: SchemaTracer) throws -> Value {
    let plain = TracingDecoder(tracer: tracer)
    let made: Any? =
      switch type {
      case is Bool.Type: plain.decode(Bool.self)
      case is String.Type: plain.decode(String.self)
      case is Double.Type: plain.decode(Double.self)
      case is Int.Type: plain.decode(Int.self)
      case is Int64.Type: plain.decode(Int64.self)
      case is Int32.Type: plain.decode(Int32.self)
      default: nil
      }
    if let value = made as? Value { return value }
    return try tracer.trace(type)
  }
}

private struct TracingObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let tracer: SchemaTracer
  var codingPath: [any CodingKey] { [] }

  var allKeys: [Key] {
    tracer.noteOthers()
    return []
  }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decode(type, key, isRequired: true)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try? decode(type, key, isRequired: false)
  }

  // Without these the protocol's own take over, for which all are required.
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try? decode(type, key, isRequired: false) }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try? decode(type, key, isRequired: false)
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try? decode(type, key, isRequired: false)
  }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try? decode(type, key, isRequired: false) }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try? decode(type, key, isRequired: false)
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ key: Key, isRequired: Bool) throws -> Value {
    let part = tracer.part()
    defer { tracer.note(key.stringValue, part.schema, isRequired: isRequired) }
    return try TracingDecoder.value(type, part)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    throw SchemaTracer.Untraceable()
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw SchemaTracer.Untraceable()
  }
  func superDecoder() throws -> any Decoder { throw SchemaTracer.Untraceable() }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw SchemaTracer.Untraceable() }
}

private struct TracingArray: UnkeyedDecodingContainer {
  let tracer: SchemaTracer
  var codingPath: [any CodingKey] { [] }
  var count: Int? { nil }
  private(set) var currentIndex = 0
  /// One element shows what all are.
  var isAtEnd: Bool { currentIndex > 0 }

  init(tracer: SchemaTracer) {
    self.tracer = tracer
  }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    currentIndex += 1
    let part = tracer.part()
    defer { tracer.noteElement(part.schema) }
    return try TracingDecoder.value(type, part)
  }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
    throw SchemaTracer.Untraceable()
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw SchemaTracer.Untraceable() }
  mutating func superDecoder() throws -> any Decoder { throw SchemaTracer.Untraceable() }
}
