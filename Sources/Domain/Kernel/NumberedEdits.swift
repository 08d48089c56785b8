/// The edits of one change of the book.
package struct NumberedEdits<Edit: Hashable & Sendable>: Hashable, Sendable {
  /// The number of the change, by which it can be undone.
  package let number: Int
  package let edits: [Edit]

  package init(number: Int, edits: [Edit]) {
    self.number = number
    self.edits = edits
  }
}
