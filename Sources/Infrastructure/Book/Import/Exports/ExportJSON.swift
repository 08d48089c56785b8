package import Formats
import JSONCoding
import KernelApplication

/// A JSON value in a service's export. Only the kinds of values that imports need are represented.
package enum ExportJSON: Sendable {
  case object([String: ExportJSON])
  case array([ExportJSON])
  case number(Double)
  case text(String)
  case nothing

  /// Parses a JSON text, which may begin with a byte order mark; nil if the bytes are not valid JSON.
  package init?(_ bytes: [UInt8]) {
    do throws(FormatProblem) {
      try self.init(document: bytes)
    } catch {
      return nil
    }
  }

  /// Parses a JSON text, which may begin with a byte order mark. Fails if the bytes are not valid JSON.
  package init(document bytes: [UInt8]) throws(FormatProblem) {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    do throws(JSONError) {
      self = try JSONReader.read(mark == 0 ? bytes : Array(bytes.dropFirst(mark))) { (reader) throws(JSONError) in
        try ExportJSON(&reader)
      }
    } catch {
      throw FormatProblem(error.problem, offset: error.offset.map { Int64($0 + mark) })
    }
  }

  private init(_ reader: inout JSONReader) throws(JSONError) {
    switch reader.nextKind() {
    case .object:
      var members: [String: ExportJSON] = [:]
      try reader.beginObject()
      while let key = try reader.nextKey() {
        let name = key.string
        members[name] = try ExportJSON(&reader)
      }
      self = .object(members)
    case .array:
      var elements: [ExportJSON] = []
      try reader.beginArray()
      while try reader.nextElement() { elements.append(try ExportJSON(&reader)) }
      self = .array(elements)
    case .number: self = .number(try reader.double())
    case .string: self = .text(try reader.string())
    default:
      try reader.skipValue()
      self = .nothing
    }
  }

  package subscript(name: String) -> ExportJSON? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The elements of an array; empty for other kinds of values.
  package var elements: [ExportJSON] { if case .array(let elements) = self { elements } else { [] } }
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// Returns the number multiplied by `factor`, rounded to the nearest. Nil for any other kind of value, and if the
  /// result is 1e15 or greater.
  package func scaled(by factor: Double = 1) -> Int64? {
    guard case .number(let number) = self, abs(number * factor) < 1e15 else { return nil }
    return Int64((number * factor).rounded())
  }
}
