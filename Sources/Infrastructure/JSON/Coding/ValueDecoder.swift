import KernelApplication

struct ValueDecoder: Decoder, SingleValueDecodingContainer {
  let value: EncodedValue

  var codingPath: [any CodingKey] { value.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(KeyedDecoder<Key>(value: value, members: try value.object()))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    UnkeyedDecoder(value: value, elements: try value.array())
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool {
    let isNull = try? value.read { reader in reader.takeNull() }
    return isNull ?? false
  }

  func decode(_ type: Bool.Type) throws -> Bool {
    try value.read { (reader) throws(JSONError) in try reader.bool() }
  }

  func decode(_ type: String.Type) throws -> String {
    try value.string()
  }

  func decode(_ type: Double.Type) throws -> Double {
    try value.read { (reader) throws(JSONError) in try reader.double() }
  }

  func decode(_ type: Float.Type) throws -> Float {
    try value.read { (reader) throws(JSONError) in try reader.float() }
  }

  func decode<Value: FixedWidthInteger & Decodable>(_ type: Value.Type) throws -> Value {
    try value.read { (reader) throws(JSONError) in try reader.integer(type) }
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try value.decode(type)
  }
}

extension ValueDecoder: PartDecoder {
  func part() throws -> any EncodedPart {
    try value.read { (reader) throws(JSONError) in JSONPart(bytes: try reader.rawBytes()) }
  }
}

extension ValueDecoder: QuadsDecoder {
  func quads(
    _ count: Int, _ use: (_ row: Int, _ numbers: InlineArray<4, Double>) -> (column: Int, problem: Message)?
  ) throws {
    try value.read { (reader) throws(JSONError) in try reader.quads(count, use) }
  }
}

extension ValueDecoder: RowsDecoder {
  func rows(
    text: StaticString, numbers: [StaticString], whole: [StaticString],
    _ use: (_ text: String, _ numbers: [Double?], _ whole: [Int?]) -> Bool
  ) -> Bool {
    let isAllRows = try? value.read { (reader) throws(JSONError) in
      try reader.rows(text: text, numbers: numbers, whole: whole, use)
    }
    return isAllRows ?? false
  }
}

/// A part of a use case's output, encoded as JSON.
private struct JSONPart: EncodedPart {
  let bytes: [UInt8]

  func decoded<Value: Decodable>(as type: Value.Type) -> Value? {
    try? JSONDocument.decode(type, from: bytes, unknownMembers: .passedOver)
  }

  func decoded<Value: Decodable>(as type: Value.Type, ofCase name: String) -> Value? {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key(name)
    writer.raw(bytes)
    writer.endObject()
    return try? JSONDocument.decode(type, from: writer.bytes, unknownMembers: .passedOver)
  }

  func encode(to encoder: any Encoder) throws {
    guard let encoder = encoder as? ValueEncoder else {
      throw EncodingError.invalidValue(
        bytes, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "it is JSON already"))
    }
    try encoder.output.scalar { writer in writer.raw(bytes) }
  }
}
