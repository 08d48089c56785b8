package import KernelApplication

/// The reason why a JSON text cannot be read, or why a value cannot be written as JSON.
package struct JSONError: Error, Hashable, Sendable {
  /// The byte offset of the problem in the JSON text; nil if a value cannot be written.
  package var offset: Int?
  /// The path of the invalid value, such as `days[0].laps[1]`. Empty if the whole JSON text is invalid. Also empty in
  /// most errors of `JSONReader`, which does not track paths.
  package var path: String
  /// What is wrong, such as `expected a number, found a string`.
  package var problem: Message
  /// The values that would be valid; empty if they cannot be listed.
  package var valid: [String]
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    /// The bytes are not valid JSON.
    case syntax
    /// The bytes are valid JSON, but do not have the content that the caller expects.
    case content
  }

  package init(offset: Int?, path: String = "", problem: Message, valid: [String] = [], kind: Kind = .content) {
    self.offset = offset
    self.path = path
    self.problem = problem
    self.valid = valid
    self.kind = kind
  }

  /// Returns the line and the column of the error, both counted from 1. The column counts bytes. Nil if the error has
  /// no offset.
  package func place(in document: some Collection<UInt8>) -> (line: Int, column: Int)? {
    guard let offset else { return nil }
    var line = 1
    var column = 1
    for byte in document.prefix(offset) {
      column += 1
      if byte == Byte.newline {
        line += 1
        column = 1
      }
    }
    return (line, column)
  }
}

extension JSONError: CustomStringConvertible {
  package var description: String {
    var text = path.isEmpty ? "\(problem)" : "\(path): \(problem)"
    if !valid.isEmpty { text += " (valid: \(valid.joined(separator: ", ")))" }
    if let offset { text += ", at byte \(offset)" }
    return text
  }
}
