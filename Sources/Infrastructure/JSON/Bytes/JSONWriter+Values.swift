import KernelApplication

extension JSONWriter {
  package mutating func null() {
    word("null")
  }

  package mutating func bool(_ value: Bool) {
    word(value ? "true" : "false")
  }

  // Overloads for callers in other modules. For these, the generic function would not be specialised, and would be
  // several times slower.
  package mutating func integer(_ value: Int) {
    int64(Int64(value))
  }

  package mutating func integer(_ value: Int32) {
    int64(Int64(value))
  }

  package mutating func integer(_ value: Int64) {
    int64(value)
  }

  @inline(__always)
  package mutating func integer(_ value: some FixedWidthInteger) {
    if let value = Int64(exactly: value) {
      int64(value)
    } else {
      startValue(reserving: 40)
      wide(value.description)
    }
  }

  mutating func int64(_ value: Int64) {
    startValue(reserving: 20)
    if value < 0 { put(Byte.minus) }
    count += Word.write(value.magnitude, buffer + count)
  }

  /// Writes the shortest decimal number that is read back as exactly the same value. Whole numbers are written without
  /// a fraction, such as `50`.
  /// - Throws: `JSONError` for infinities and NaN, which JSON cannot represent.
  package mutating func double(_ value: Double) throws(JSONError) {
    guard value.isFinite else { throw JSONError(offset: nil, problem: .json(.refused(detail: "\(value)"))) }
    number(value.description)
  }

  package mutating func float(_ value: Float) throws(JSONError) {
    guard value.isFinite else { throw JSONError(offset: nil, problem: .json(.refused(detail: "\(value)"))) }
    number(value.description)
  }

  /// Writes a value that is already JSON, without checking it.
  package mutating func raw(_ json: UnsafeRawBufferPointer) {
    startValue(reserving: json.count)
    guard let bytes = json.baseAddress else { preconditionFailure("no JSON value is empty") }
    put(bytes.assumingMemoryBound(to: UInt8.self), json.count)
  }

  /// Writes a value that is already JSON, without checking it.
  package mutating func raw(_ json: [UInt8]) {
    json.withUnsafeBytes { raw($0) }
  }

  private mutating func number(_ description: String) {
    startValue(reserving: 32)
    wide(description.hasSuffix(".0") ? String(description.dropLast(2)) : description)
  }

  @inline(never)
  mutating func wide(_ text: String) {
    reserve(text.utf8.count)
    for byte in text.utf8 { put(byte) }
  }

  @inline(__always)
  mutating func word(_ word: StaticString) {
    startValue(reserving: 5)
    put(word.utf8Start, word.utf8CodeUnitCount)
  }
}

// Members of objects.
extension JSONWriter {
  /// Begins an array that is a member of the object.
  package mutating func beginArray(_ name: StaticString) {
    key(name)
    beginArray()
  }

  /// Begins an object that is a member of the object.
  package mutating func beginObject(_ name: StaticString) {
    key(name)
    beginObject()
  }

  package mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    bool(value)
  }

  package mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    integer(value)
  }

  package mutating func member(_ name: StaticString, _ value: Int64) {
    key(name)
    integer(value)
  }

  package mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    string(text)
  }
}
