/// The fields of a header, in order. Field names are compared without regard to case.
package struct HeaderFields: Hashable, Sendable {
  private var fields: [Field] = []

  private struct Field: Hashable {
    var name: String
    var value: String
  }

  package init() {}

  package var count: Int { fields.count }

  package mutating func append(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// Adds the fields of `others` whose names do not occur among these fields.
  mutating func appendMissing(_ others: HeaderFields) {
    fields += others.fields.filter { !contains($0.name) }
  }

  /// Returns the values of all header fields with this name, in order.
  package func values(_ name: String) -> [String] {
    fields.filter { $0.name.isEqual(ignoringCase: name) }.map(\.value)
  }

  /// The value of the header field with this name; nil if there is no such field, or more than one.
  package subscript(name: String) -> String? {
    let values = values(name)
    return values.count == 1 ? values[0] : nil
  }

  package func contains(_ name: String) -> Bool {
    fields.contains { $0.name.isEqual(ignoringCase: name) }
  }

  /// Returns, in lower case, the elements of the comma-separated list in the fields with this name, such as
  /// `keep-alive, close`. The list may be spread over several such fields.
  func list(_ name: String) -> [String] {
    values(name).flatMap { $0.split(separator: ",") }.map { String($0).trimmingBlanks.lowercased() }
  }

  /// Writes the fields in the form in which they are sent, one per line. Replaces line breaks in a value with spaces,
  /// so that the value cannot forge a field.
  func write(to bytes: inout [UInt8]) {
    for field in fields {
      bytes += field.name.utf8
      bytes += ": ".utf8
      bytes += field.value.utf8.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }
      bytes += "\r\n".utf8
    }
  }
}

extension String {
  /// Whether two texts are equal, ignoring the case of ASCII letters.
  func isEqual(ignoringCase other: String) -> Bool {
    utf8.count == other.utf8.count
      && zip(utf8, other.utf8).allSatisfy { $0 == $1 || ASCII.lowercased($0) == ASCII.lowercased($1) }
  }

  /// The text without leading and trailing spaces and tabs.
  var trimmingBlanks: String {
    String(decoding: ASCII.trimmed(Array(utf8)[...]), as: UTF8.self)
  }
}
