package import KernelApplication

/// What is wrong with the content of a file, and where. Every reader of a format throws it; the importers of features
/// turn it into their own errors.
package struct FormatProblem: Error, Hashable, Sendable {
  /// Worded to follow the name of the file: `is cut: it ends inside a comment`.
  package var message: Message
  /// The position in bytes from the start of what was read; nil if there is no single wrong place.
  package var offset: Int64?

  package init(_ message: Message, offset: Int64? = nil) {
    self.message = message
    self.offset = offset
  }

  package init(_ message: FormatMessage, offset: Int64? = nil) {
    self.init(.format(message), offset: offset)
  }
}
