import KernelApplication

/// A value in a JSON text that is known to be valid. Decodes the value, and records which of its members or elements
/// have been read.
final class EncodedValue {
  let document: UnsafeRawBufferPointer
  /// The byte offset of the value's first byte in the JSON text.
  let offset: Int
  private let rules: DecodingRules
  /// The value that contains this one; nil if this value is the whole JSON text. It is safe to use `unowned`, because
  /// the caller retains the parent while this value is decoded.
  private unowned let parent: EncodedValue?
  private let key: (any CodingKey)?
  private var members: Members?
  private var elements: Elements?
  private var parts: [EncodedValue] = []
  private var isSingle = false

  /// Creates an `EncodedValue` for a whole JSON text.
  convenience init(_ document: UnsafeRawBufferPointer, _ rules: DecodingRules) {
    self.init(document, offset: 0, rules, parent: nil, key: nil)
  }

  private init(
    _ document: UnsafeRawBufferPointer, offset: Int, _ rules: DecodingRules, parent: EncodedValue?,
    key: (any CodingKey)?
  ) {
    self.document = document
    self.offset = offset
    self.rules = rules
    self.parent = parent
    self.key = key
  }

  var codingPath: [any CodingKey] {
    (parent?.codingPath ?? []) + (key.map { [$0] } ?? [])
  }

  func part(_ key: any CodingKey, offset: Int) -> EncodedValue {
    EncodedValue(document, offset: offset, rules, parent: self, key: key)
  }

  /// Returns a part of this value, such as a member, for the caller to decode step by step through a container.
  /// `finish` checks that part together with this value.
  /// - Parameter offset: the byte offset, in the JSON text, of the part's first byte.
  func openPart(_ key: any CodingKey, offset: Int) -> EncodedValue {
    let part = part(key, offset: offset)
    parts.append(part)
    return part
  }

  /// Decodes the value as a type. Fails if any member or element has not been read.
  func decode<Value: Decodable>(_ type: Value.Type) throws(JSONError) -> Value {
    do {
      let value = try Value(from: ValueDecoder(value: self))
      try finish()
      return value
    } catch let error as JSONError {
      throw translated(error, type)
    } catch let error as DecodingError {
      throw translated(error, type)
    } catch {
      throw failure(.json(.refused(detail: "\(error)")))
    }
  }

  /// Reads this value with `body`. If `key` and `offset` are given, reads only the part of this value that they
  /// identify, without creating an `EncodedValue` for that part.
  func read<Value>(
    _ key: (any CodingKey)? = nil, offset: Int? = nil, _ body: (inout JSONReader) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    isSingle = true
    var reader = JSONReader(document, at: offset ?? self.offset)
    do {
      return try body(&reader)
    } catch {
      var error = error
      error.path = JSONDocument.path(codingPath + (key.map { [$0] } ?? [])) + error.path
      throw error
    }
  }

  /// Reads this value as a string. If `key` and `offset` are given, reads only the part of this value that they
  /// identify. Fails if the string is longer than the rules allow.
  func string(_ key: (any CodingKey)? = nil, offset: Int? = nil) throws(JSONError) -> String {
    try read(key, offset: offset) { (reader) throws(JSONError) in
      let text = try reader.text()
      // An escape is at most six times as long as the UTF-8 of its character.
      let mayFit = text.count <= rules.longestText || text.hasEscapes && text.count / 6 <= rules.longestText
      let string = mayFit ? text.string : ""
      guard mayFit, string.utf8.count <= rules.longestText else {
        throw reader.failure(.json(.textTooLong(bytes: text.count, most: rules.longestText)))
      }
      return string
    }
  }

  func failure(_ problem: Message, valid: [String] = []) -> JSONError {
    JSONError(offset: offset, path: JSONDocument.path(codingPath), problem: problem, valid: valid)
  }

  func object() throws(JSONError) -> Members {
    if let members { return members }
    let found = try read { (reader) throws(JSONError) in try Members(&reader, longestName: rules.longestText) }
    members = found
    return found
  }

  func array() throws(JSONError) -> Elements {
    if let elements { return elements }
    let found = try read { (reader) throws(JSONError) in try Elements(&reader) }
    elements = found
    return found
  }

  /// Fails if any member or element of the value has not been read.
  private func finish() throws(JSONError) {
    // A type without properties reads nothing, and is encoded as an object without members.
    if members == nil, elements == nil, !isSingle { _ = try object() }
    if let members, let unknown = members.unknown, rules.unknownMembers == .refused {
      throw part(unknown.key, offset: unknown.offset).failure(
        .json(members.known.isEmpty ? .noMembers : .noSuchMember), valid: members.known)
    }
    if let elements, elements.taken < elements.offsets.count {
      throw failure(.json(.elements(expected: elements.taken, found: elements.offsets.count)))
    }
    for part in parts { try part.finish() }
  }
}

/// Rules that make decoding reject certain values, although they are valid JSON of the right type.
struct DecodingRules {
  var unknownMembers = JSONDocument.UnknownMembers.refused
  /// The maximum length of a string, in bytes.
  var longestText = Int.max
}
