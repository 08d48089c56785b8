import KernelApplication

struct ValueEncoder: Encoder, SingleValueEncodingContainer {
  let output: EncodingOutput
  /// The number of arrays and objects that contain the value.
  let depth: Int

  var codingPath: [any CodingKey] { output.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedEncoder<Key>(output: output, place: output.begin(.object, depth: depth)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    UnkeyedEncoder(output: output, place: output.begin(.array, depth: depth))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() throws {
    try output.scalar { writer in writer.null() }
  }

  func encode(_ value: Bool) throws {
    try output.scalar { writer in writer.bool(value) }
  }

  func encode(_ value: String) throws {
    try output.scalar { writer in writer.string(value) }
  }

  func encode(_ value: Double) throws {
    try output.scalar { (writer) throws(JSONError) in try writer.double(value) }
  }

  func encode(_ value: Float) throws {
    try output.scalar { (writer) throws(JSONError) in try writer.float(value) }
  }

  func encode<Value: FixedWidthInteger & Encodable>(_ value: Value) throws {
    try output.scalar { writer in writer.integer(value) }
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    try output.encode(value)
  }
}

extension ValueEncoder: MessageEncoder {
  func encode(_ message: any MessageContent, words: Message) throws {
    try output.message(message, words: words)
  }
}

/// Encodes the members of an object.
private struct KeyedEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let output: EncodingOutput
  let place: EncodingOutput.Place

  var codingPath: [any CodingKey] { output.codingPath }

  private func value(_ key: some CodingKey) -> ValueEncoder {
    output.step(place, key)
    return ValueEncoder(output: output, depth: place.depth + 1)
  }

  func encodeNil(forKey key: Key) throws { try value(key).encodeNil() }
  func encode(_ value: Bool, forKey key: Key) throws { try self.value(key).encode(value) }
  func encode(_ value: String, forKey key: Key) throws { try self.value(key).encode(value) }
  func encode(_ value: Double, forKey key: Key) throws { try self.value(key).encode(value) }
  func encode(_ value: Float, forKey key: Key) throws { try self.value(key).encode(value) }

  func encode<Value: FixedWidthInteger & Encodable>(_ value: Value, forKey key: Key) throws {
    try self.value(key).encode(value)
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try self.value(key).encode(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    value(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { value(key).unkeyedContainer() }
  func superEncoder() -> any Encoder { value(NameKey.superclass) }
  func superEncoder(forKey key: Key) -> any Encoder { value(key) }
}

/// Encodes the elements of an array.
private struct UnkeyedEncoder: UnkeyedEncodingContainer {
  let output: EncodingOutput
  let place: EncodingOutput.Place
  private(set) var count: Int

  init(output: EncodingOutput, place: EncodingOutput.Place) {
    self.output = output
    self.place = place
    self.count = output.count(place)
  }

  var codingPath: [any CodingKey] { output.codingPath }

  private mutating func next() -> ValueEncoder {
    count += 1
    output.step(place, nil)
    return ValueEncoder(output: output, depth: place.depth + 1)
  }

  mutating func encodeNil() throws { try next().encodeNil() }
  mutating func encode(_ value: Bool) throws { try next().encode(value) }
  mutating func encode(_ value: String) throws { try next().encode(value) }
  mutating func encode(_ value: Double) throws { try next().encode(value) }
  mutating func encode(_ value: Float) throws { try next().encode(value) }
  mutating func encode<Value: FixedWidthInteger & Encodable>(_ value: Value) throws { try next().encode(value) }
  mutating func encode<Value: Encodable>(_ value: Value) throws { try next().encode(value) }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }
  mutating func superEncoder() -> any Encoder { next() }
}
