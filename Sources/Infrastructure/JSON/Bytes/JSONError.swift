package import KernelApplication

/// Why a document cannot be read, or a value cannot be written.
package struct JSONError: Error, Hashable, Sendable {
  /// The position in the document at which the problem is, in bytes from 0; nil if the problem is a value to be
  /// written.
  package var offset: Int?
  /// The path of the wrong value, such as `days[0].laps[1]`. Empty for the whole document, and for most errors of
  /// `JSONReader`, which does not track paths.
  package var path: String
  /// What is wrong, such as `expected a number, found a string`.
  package var problem: Message
  /// The values that would be valid; empty if they cannot be listed.
  package var valid: [String]
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    /// The bytes are not a JSON document.
    case syntax
    /// The document is JSON, but its content is not what the caller expects.
    case content
  }

  package init(offset: Int?, path: String = "", problem: Message, valid: [String] = [], kind: Kind = .content) {
    self.offset = offset
    self.path = path
    self.problem = problem
    self.valid = valid
    self.kind = kind
  }

  /// The line and column of the error, both counted from 1; a column is a byte. Nil if the error has no offset.
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
