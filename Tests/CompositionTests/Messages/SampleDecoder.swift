import KernelApplication
import KernelDomain

/// A decoder with nothing to decode: it makes up samples of messages, since what decodes itself says what it is made of.
struct SampleDecoder: Decoder, SingleValueDecodingContainer {
  /// The names of each enum's cases.
  let cases: [String: [String]]
  /// Which case of enums within the message is taken.
  var variant: Int
  /// The case that is wanted of the value to be decoded.
  var name: String?
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// A value of any type that messages are made of.
  func sample<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let message = Message.json(.missing) as? Value { return message }
    if let day = CivilDay("2026-11-22") as? Value { return day }
    if let instant = Timestamp(seconds: 1_763_786_460) as? Value { return instant }
    if let instant = ZonedInstant("2026-11-22T05:41:00+01:00") as? Value { return instant }
    if let list = type as? any SampleList.Type, let value = try list.sample(self) as? Value { return value }
    if let type = type as? any CaseIterable.Type, let value = element(of: type) as? Value { return value }
    var inner = self
    inner.name = cases["\(type)"].map { $0[variant % $0.count] }
    // A message may hold another of its kind.
    inner.variant += 1
    return try Value(from: inner)
  }

  private func element<Value: CaseIterable>(of type: Value.Type) -> Value {
    let all = Array(type.allCases)
    return all[variant % all.count]
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SampleObject<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Unknown() }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { false }
  func decode(_ type: Bool.Type) -> Bool { true }
  func decode(_ type: String.Type) -> String { "text" }
  func decode(_ type: Double.Type) -> Double { 7 }
  func decode(_ type: Float.Type) -> Float { 7 }
  func decode<Value: FixedWidthInteger & Decodable>(_ type: Value.Type) -> Value { 7 }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try sample(type) }
}

/// A list of something that messages are made of.
private protocol SampleList {
  static func sample(_ decoder: SampleDecoder) throws -> Self
}

extension Array: SampleList where Element: Decodable {
  fileprivate static func sample(_ decoder: SampleDecoder) throws -> [Element] { [try decoder.sample(Element.self)] }
}

/// A message is made of something that can't be made up.
struct Unknown: Error {}

private struct SampleObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: SampleDecoder
  var codingPath: [any CodingKey] { [] }

  var allKeys: [Key] { decoder.name.flatMap(Key.init).map { [$0] } ?? [] }
  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    let made: Any? =
      switch type {
      case is String.Type: "\(key.stringValue)7"
      case is [String].Type: ["freestyle", "mix"]
      case is [Int].Type: [5, 7]
      case is Int.Type: 7
      case is Int64.Type: Int64(7)
      case is Int32.Type: Int32(7)
      case is UInt32.Type: UInt32(7)
      case is Bool.Type: true
      default: nil
      }
    return try made as? Value ?? decoder.sample(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    var inner = decoder
    inner.name = nil
    return KeyedDecodingContainer(SampleObject<Nested>(decoder: inner))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw Unknown() }
  func superDecoder() throws -> any Decoder { throw Unknown() }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw Unknown() }
}
