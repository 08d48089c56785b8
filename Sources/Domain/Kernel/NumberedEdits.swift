/// The edits that make up one numbered change of the book.
package struct NumberedEdits<Edit: Hashable & Sendable>: Hashable, Sendable {
  /// The number with which the undo command identifies the change.
  package let number: Int
  package let edits: [Edit]

  package init(number: Int, edits: [Edit]) {
    self.number = number
    self.edits = edits
  }
}
