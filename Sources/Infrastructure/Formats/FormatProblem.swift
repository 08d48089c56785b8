/// What is wrong with the contents of a file, and where: thrown by every reader of a format, translated by the
/// feature's importers at their edge.
package struct FormatProblem: Error, Hashable, Sendable {
  /// Worded to follow the file's name: `is cut: it ends inside a comment`.
  package var problem: String
  /// Bytes from the beginning of what was read; nil where no one place is wrong.
  package var offset: Int64?
  /// What to do next; nil where getting the file anew is all that helps.
  package var hint: String?

  package init(_ problem: String, offset: Int64? = nil, hint: String? = nil) {
    self.problem = problem
    self.offset = offset
    self.hint = hint
  }
}
