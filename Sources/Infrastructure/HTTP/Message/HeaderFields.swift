/// The fields of a header in order. Names are compared without regard to case.
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

  /// Adds the fields whose names are not there yet.
  mutating func appendMissing(_ others: HeaderFields) {
    fields += others.fields.filter { !contains($0.name) }
  }

  /// All values of that name, in order.
  package func values(_ name: String) -> [String] {
    fields.filter { $0.name.isEqual(ignoringCase: name) }.map(\.value)
  }

  /// The value of the only field of that name; nil if there is none, or more than one.
  package subscript(name: String) -> String? {
    let values = values(name)
    return values.count == 1 ? values[0] : nil
  }

  package func contains(_ name: String) -> Bool {
    fields.contains { $0.name.isEqual(ignoringCase: name) }
  }

  /// The elements of a list in one or several fields, in small letters: `keep-alive, close`.
  func list(_ name: String) -> [String] {
    values(name).flatMap { $0.split(separator: ",") }.map { String($0).trimmingBlanks.lowercased() }
  }

  /// Writes the fields as they are sent, one per line. A byte that would end its line early becomes a space.
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
  /// Whether the texts are equal apart from the case of ASCII letters.
  func isEqual(ignoringCase other: String) -> Bool {
    utf8.count == other.utf8.count
      && zip(utf8, other.utf8).allSatisfy { $0 == $1 || ASCII.lowercased($0) == ASCII.lowercased($1) }
  }

  /// The text without spaces and tabs at both ends (OWS).
  var trimmingBlanks: String {
    String(decoding: ASCII.trimmed(Array(utf8)[...]), as: UTF8.self)
  }
}
