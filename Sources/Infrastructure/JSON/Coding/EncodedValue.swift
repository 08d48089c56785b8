import KernelApplication

/// A value in a document known to be valid JSON. It decodes the value, and records which members and elements were
/// asked for.
final class EncodedValue {
  let document: UnsafeRawBufferPointer
  /// The position of the value's first byte in the document.
  let offset: Int
  private let rules: DecodingRules
  /// The value that contains this one; nil for the whole document. It stays alive while this one is decoded, because
  /// its caller holds it, and it in turn holds its open parts.
  private unowned let parent: EncodedValue?
  private let key: (any CodingKey)?
  private var members: Members?
  private var elements: Elements?
  private var parts: [EncodedValue] = []
  private var isSingle = false

  /// The value of a whole document.
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

  /// A part of the value that the caller decodes piece by piece through a container; `finish` checks it together with
  /// this value.
  func openPart(_ key: any CodingKey, offset: Int) -> EncodedValue {
    let part = part(key, offset: offset)
    parts.append(part)
    return part
  }

  /// Decodes the value as the type, and fails if a member or element was left unread.
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

  /// Reads the value with `body`, or a part of it if `key` and `offset` are given, without making a decoder for the
  /// part.
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

  /// Reads a string: the value, or a part of it if `key` and `offset` are given. Fails if it is longer than the rules
  /// allow.
  func string(_ key: (any CodingKey)? = nil, offset: Int? = nil) throws(JSONError) -> String {
    try read(key, offset: offset) { (reader) throws(JSONError) in
      let text = try reader.text()
      // An escape is at most six times as long as its character in UTF-8.
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

  /// Fails if a member or element of the value was not asked for.
  private func finish() throws(JSONError) {
    // A type that asks for nothing is encoded as an object without members.
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

/// What is refused although it is valid JSON of the right type.
struct DecodingRules {
  var unknownMembers = JSONDocument.UnknownMembers.refused
  /// The greatest length of a string, in bytes.
  var longestText = Int.max
}
