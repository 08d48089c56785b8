package import KernelApplication

/// What is wrong with the content of a file, and where. All readers of file formats throw this error; importers convert
/// it to failures.
package struct FormatProblem: Error, Hashable, Sendable {
  /// The message about the problem. It is worded so that it can follow the file's name, such as `is cut: it ends inside
  /// a comment`.
  package var message: Message
  /// The byte offset of the problem, counted from the start of what was read; nil if the problem is not in a single
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
