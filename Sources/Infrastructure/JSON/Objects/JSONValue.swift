import KernelApplication
package import KernelDomain

/// A type whose values can be members of a `JSONObject`.
package protocol JSONValue {
  static func read(_ reader: inout JSONReader) throws(JSONError) -> Self
  func write(_ writer: inout JSONWriter)
  /// The value to use for a member that the object lacks; nil if the member is required.
  static var absent: Self? { get }
  /// Whether a member with this value is omitted when its object is written.
  var isAbsent: Bool { get }
}

extension JSONValue {
  package static var absent: Self? { nil }
  package var isAbsent: Bool { false }

  /// The value as JSON text.
  package var json: [UInt8] {
    var writer = JSONWriter()
    write(&writer)
    return writer.bytes
  }

  /// Parses a value from a whole JSON text.
  package init(json document: [UInt8]) throws(JSONError) {
    self = try JSONReader.read(document) { (reader) throws(JSONError) in try Self.read(&reader) }
  }
}

extension Optional: JSONValue where Wrapped: JSONValue {
  package static func read(_ reader: inout JSONReader) throws(JSONError) -> Wrapped? { try Wrapped.read(&reader) }
  package func write(_ writer: inout JSONWriter) { self?.write(&writer) }
  package static var absent: Wrapped?? { .some(nil) }
  package var isAbsent: Bool { self == nil }
}

extension Array: JSONValue where Element: JSONValue {
  package static func read(_ reader: inout JSONReader) throws(JSONError) -> [Element] {
    var elements: [Element] = []
    try reader.beginArray()
    while try reader.nextElement() { elements.append(try Element.read(&reader)) }
    return elements
  }

  package func write(_ writer: inout JSONWriter) {
    writer.beginArray()
    for element in self { element.write(&writer) }
    writer.endArray()
  }
}

// MARK: Texts

extension JSONValue where Self: LosslessStringConvertible {
  package static func read(_ reader: inout JSONReader) throws(JSONError) -> Self {
    let text = try reader.text()
    guard let value = Self(text.string) else { throw reader.failure(.json(.noSuchValue(text: text.string)), at: text) }
    return value
  }

  package func write(_ writer: inout JSONWriter) { writer.string(description) }
}

extension JSONValue where Self: RawRepresentable, RawValue == String {
  package static func read(_ reader: inout JSONReader) throws(JSONError) -> Self {
    let text = try reader.text()
    guard let value = Self(rawValue: text.string) else {
      throw reader.failure(.json(.noSuchValue(text: text.string)), at: text)
    }
    return value
  }

  package func write(_ writer: inout JSONWriter) { writer.string(rawValue) }
}

extension String: JSONValue {
  package static func read(_ reader: inout JSONReader) throws(JSONError) -> String { try reader.string() }
  package func write(_ writer: inout JSONWriter) { writer.string(self) }
}

extension CivilDay: JSONValue {}

/// Encodes a timestamp as ISO 8601 in UTC.
extension Timestamp: JSONValue {}

// MARK: Numbers and flags

extension JSONValue where Self: FixedWidthInteger {
  package static func read(_ reader: inout JSONReader) throws(JSONError) -> Self { try reader.integer(Self.self) }
  package func write(_ writer: inout JSONWriter) { writer.integer(self) }
}

extension Int: JSONValue {}
extension Int32: JSONValue {}
extension Int64: JSONValue {}
extension UInt8: JSONValue {}
extension UInt32: JSONValue {}

extension Double: JSONValue {
  package static func read(_ reader: inout JSONReader) throws(JSONError) -> Double { try reader.double() }

  package func write(_ writer: inout JSONWriter) {
    do throws(JSONError) {
      try writer.double(self)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension Bool: JSONValue {
  package static func read(_ reader: inout JSONReader) throws(JSONError) -> Bool { try reader.bool() }
  package func write(_ writer: inout JSONWriter) { writer.bool(self) }
}

// MARK: What objects are written without

extension Bool {
  /// `true`, or nil if this value is `false`. Used for a member that an object contains only if it is true.
  package var ifTrue: Bool? { self ? true : nil }
}

extension Collection {
  /// This value, or nil if it is empty. Used for a member that an object contains only if the value is not empty.
  package var ifNotEmpty: Self? { isEmpty ? nil : self }
}

extension Equatable {
  /// Returns this value, or nil if it equals `usual`. Used for a member that an object contains only if the value
  /// differs from `usual`.
  package func unless(_ usual: Self?) -> Self? { self == usual ? nil : self }
}
