package import KernelApplication

/// What is wrong with the content of a file, and at which offset. All readers of file formats throw this error;
/// importers convert it to failures.
package struct FormatProblem: Error, Hashable, Sendable {
  /// The message. It is worded to follow the file's name, as in `is cut: it ends inside a comment`.
  package var message: Message
  /// The offset of the problem in bytes, counted from the start of what was read; nil if the problem has no single
  /// place.
  package var offset: Int64?

  package init(_ message: Message, offset: Int64? = nil) {
    self.message = message
    self.offset = offset
  }

  package init(_ message: FormatMessage, offset: Int64? = nil) {
    self.init(.format(message), offset: offset)
  }
}
