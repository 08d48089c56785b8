/// The edits of a single change of the book, together with the number that identifies the change.
package struct NumberedEdits<Edit: Hashable & Sendable>: Hashable, Sendable {
  /// The number that identifies the change in the undo command.
  package let number: Int
  package let edits: [Edit]

  package init(number: Int, edits: [Edit]) {
    self.number = number
    self.edits = edits
  }
}
