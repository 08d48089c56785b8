package import KernelApplication

/// What is wrong with the contents of a file, and where: thrown by every reader of a format, translated by the
/// feature's importers at their edge.
package struct FormatProblem: Error, Hashable, Sendable {
  /// Worded to follow the file's name: `is cut: it ends inside a comment`.
  package var message: Message
  /// The position in bytes from the beginning of what was read; nil where no one place is wrong.
  package var offset: Int64?

  package init(_ message: Message, offset: Int64? = nil) {
    self.message = message
    self.offset = offset
  }

  package init(_ message: FormatMessage, offset: Int64? = nil) {
    self.init(.format(message), offset: offset)
  }
}
