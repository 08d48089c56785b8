import JSONCoding
import TestSupport

extension FuzzTarget {
  /// The reader accepts exactly what a plain one does, and what it accepts can be written and read back the same.
  static let json = FuzzTarget(
    "json", seeds: jsonSeeds,
    dictionary: [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u00", "\\ud83d", "\\ude00", "true", "false", "null", "-", "0",
      "1e400",
      "1E-7", ".5", "9223372036854775808", "0.1", "\u{FEFF}", "\u{7F}", " ", "\n", "[[[[[[[[", "\"a\":",
    ],
    accepts: { input in
      let isAccepted = input.withUnsafeBytes { JSONReader.accepts($0) }
      precondition(isAccepted == SlowJSONValidator.accepts(input), "the two readers disagree")
      if isAccepted, let tree = JSONTree.read(input) {
        let written = tree.written()
        precondition(JSONTree.read(written) == tree, "reads back as something else")
        precondition(JSONTree.read(written)?.written() == written, "is written differently the second time")
      }
      return isAccepted
    })

  private static let jsonSeeds =
    [
      """
      {"course":"scm","courses":["scm"],"records":[{"style":"freestyle","distance":50,"unit":"m","hundredths":7961,
      "day":"2023-06-05","laps":[16,17],"ties":[]}],"x":null,"y":[true,false,-0.5e-3,1.25E+10],"š\\n\\u0161\\ud83d\\ude00":{}}
      """, "[[[[]]],{\"a\":{\"b\":[1,-2,3.0e1]}}]", " \"\\\"\\\\\\/\\b\\f\\n\\r\\t\" ", "12",
    ].map { Array($0.utf8) } + [[UInt8](repeating: 0x5B, count: 520)]
}

/// A whole document in memory.
private indirect enum JSONTree: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([Member])

  struct Member: Equatable {
    var name: String
    var value: JSONTree
  }

  /// Nil where a number is beyond a double.
  static func read(_ bytes: [UInt8]) -> JSONTree? {
    try? JSONReader.read(bytes) { reader throws(JSONError) in try JSONTree(&reader) }
  }

  private init(_ reader: inout JSONReader) throws(JSONError) {
    switch reader.nextKind() {
    case .null where reader.takeNull(): self = .null
    case .bool: self = .bool(try reader.bool())
    case .number: self = .number(try reader.double())
    case .string: self = .string(try reader.string())
    case .array: self = .array(try JSONTree.elements(&reader))
    default: self = .object(try JSONTree.members(&reader))
    }
  }

  private static func elements(_ reader: inout JSONReader) throws(JSONError) -> [JSONTree] {
    var elements: [JSONTree] = []
    try reader.beginArray()
    while try reader.nextElement() { elements.append(try JSONTree(&reader)) }
    return elements
  }

  private static func members(_ reader: inout JSONReader) throws(JSONError) -> [Member] {
    var members: [Member] = []
    try reader.beginObject()
    while let name = try reader.nextKey()?.string {
      members.append(Member(name: name, value: try JSONTree(&reader)))
    }
    return members
  }

  func written() -> [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .number(let value):
      do { try writer.double(value) } catch { preconditionFailure("\(value) was read, but can't be written") }
    case .string(let value): writer.string(value)
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(member.name)
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
  }
}
