import KernelApplication

/// Decodes the elements of an array.
struct UnkeyedDecoder: UnkeyedDecodingContainer {
  let value: EncodedValue
  let elements: Elements
  private(set) var currentIndex = 0

  init(value: EncodedValue, elements: Elements) {
    self.value = value
    self.elements = elements
  }

  var codingPath: [any CodingKey] { value.codingPath }
  var count: Int? { elements.offsets.count }
  var isAtEnd: Bool { currentIndex == elements.offsets.count }

  private var offset: Int {
    get throws {
      guard !isAtEnd else { throw value.failure(.json(.tooFewElements(found: currentIndex))) }
      return elements.offsets[currentIndex]
    }
  }

  private mutating func advance() {
    currentIndex += 1
    elements.taken = max(elements.taken, currentIndex)
  }

  private mutating func read<Value>(_ body: (inout JSONReader) throws(JSONError) -> Value) throws -> Value {
    let found = try value.read(IndexKey(currentIndex), offset: offset, body)
    advance()
    return found
  }

  mutating func decodeNil() throws -> Bool {
    let isNull = try value.read(IndexKey(currentIndex), offset: offset) { reader in reader.takeNull() }
    if isNull { advance() }
    return isNull
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool {
    try read { (reader) throws(JSONError) in try reader.bool() }
  }

  mutating func decode(_ type: String.Type) throws -> String {
    let found = try value.string(IndexKey(currentIndex), offset: offset)
    advance()
    return found
  }

  mutating func decode(_ type: Double.Type) throws -> Double {
    try read { (reader) throws(JSONError) in try reader.double() }
  }

  mutating func decode(_ type: Float.Type) throws -> Float {
    try read { (reader) throws(JSONError) in try reader.float() }
  }

  mutating func decode<Value: FixedWidthInteger & Decodable>(_ type: Value.Type) throws -> Value {
    try read { (reader) throws(JSONError) in try reader.integer(type) }
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let found = try value.part(IndexKey(currentIndex), offset: offset).decode(type)
    advance()
    return found
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try open().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try open().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try open() }

  private mutating func open() throws -> ValueDecoder {
    let part = value.openPart(IndexKey(currentIndex), offset: try offset)
    advance()
    return ValueDecoder(value: part)
  }
}
