/// The edits that one numbered change of the book consists of.
package struct NumberedEdits<Edit: Hashable & Sendable>: Hashable, Sendable {
  /// The number of the change; the undo command takes it.
  package let number: Int
  package let edits: [Edit]

  package init(number: Int, edits: [Edit]) {
    self.number = number
    self.edits = edits
  }
}
