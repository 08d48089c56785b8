/// Why bytes are no FIT file that can be trusted.
package struct FITError: Error, Hashable, Sendable {
  /// What is wrong, as the end of "the file …".
  package let problem: String
  /// Bytes from the start of all the bytes read, chained files included.
  package let offset: Int

  package init(_ problem: String, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}
