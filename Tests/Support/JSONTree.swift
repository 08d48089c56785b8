import JSONCoding

/// Any JSON value, for tests to examine.
package indirect enum JSONTree: Equatable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONTree])
  /// An object; it must not repeat a name.
  case object([String: JSONTree])

  package init(_ json: [UInt8]) throws {
    self = try JSONReader.read(json) { (reader) throws(JSONError) in try JSONTree(&reader) }
  }

  private init(_ reader: inout JSONReader) throws(JSONError) {
    switch reader.nextKind() {
    case .object:
      var members: [String: JSONTree] = [:]
      try reader.beginObject()
      while let key = try reader.nextKey()?.string { members[key] = try JSONTree(&reader) }
      self = .object(members)
    case .array:
      var elements: [JSONTree] = []
      try reader.beginArray()
      while try reader.nextElement() { elements.append(try JSONTree(&reader)) }
      self = .list(elements)
    case .string: self = .text(try reader.string())
    case .number: self = .number(try reader.double())
    case .bool: self = .flag(try reader.bool())
    default:
      self = .null
      try reader.skipValue()
    }
  }

  /// A member of an object; nil if there is none.
  package subscript(name: String) -> JSONTree? { members?[name] }

  package var members: [String: JSONTree]? {
    if case .object(let members) = self { members } else { nil }
  }

  package var elements: [JSONTree] {
    if case .list(let elements) = self { elements } else { [] }
  }

  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  package var json: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .flag(let isOn): writer.bool(isOn)
    case .number(let number):
      do { try writer.double(number) } catch { preconditionFailure("\(number) was read, but can't be written") }
    case .text(let text): writer.string(text)
    case .list(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for (name, member) in members.sorted(by: { $0.key < $1.key }) {
        writer.key(name)
        member.write(to: &writer)
      }
      writer.endObject()
    }
  }

  /// The values at a JSON pointer, in which `*` means all elements of an array.
  package func values(at pointer: String) -> [JSONTree] {
    pointer.split(separator: "/").reduce([self]) { found, step in
      step == "*" ? found.flatMap(\.elements) : found.compactMap { $0[String(step)] }
    }
  }
}
