import KernelApplication

/// Decodes the members of an object.
struct KeyedDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let value: EncodedValue
  let members: Members

  var codingPath: [any CodingKey] { value.codingPath }
  var allKeys: [Key] { members.names.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool {
    members.offset(key.stringValue) != nil
  }

  private func offset(_ key: some CodingKey) throws -> Int {
    guard let offset = members.offset(key.stringValue) else {
      throw value.part(key, offset: value.offset).failure(.json(.missing))
    }
    return offset
  }

  private func read<Value>(_ key: Key, _ body: (inout JSONReader) throws(JSONError) -> Value) throws -> Value {
    try value.read(key, offset: offset(key), body)
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    try read(key) { reader in reader.takeNull() }
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try read(key) { (reader) throws(JSONError) in try reader.bool() }
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try value.string(key, offset: offset(key))
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try read(key) { (reader) throws(JSONError) in try reader.double() }
  }

  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try read(key) { (reader) throws(JSONError) in try reader.float() }
  }

  func decode<Value: FixedWidthInteger & Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try read(key) { (reader) throws(JSONError) in try reader.integer(type) }
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try value.part(key, offset: offset(key)).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try open(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try open(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try open(NameKey.superclass) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try open(key) }

  private func open(_ key: some CodingKey) throws -> ValueDecoder {
    ValueDecoder(value: value.openPart(key, offset: try offset(key)))
  }
}
