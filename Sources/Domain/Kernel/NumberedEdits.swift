/// The edits that make up one numbered change of the book.
package struct NumberedEdits<Edit: Hashable & Sendable>: Hashable, Sendable {
  /// The change's number, by which the undo command identifies it.
  package let number: Int
  package let edits: [Edit]

  package init(number: Int, edits: [Edit]) {
    self.number = number
    self.edits = edits
  }
}
