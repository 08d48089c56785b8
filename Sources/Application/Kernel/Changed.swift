/// The result of changing a section (one feature's part of the store).
package struct Changed<Value, Book> {
  /// The number that identifies the recorded change; nil if nothing changed.
  package let number: Int?
  /// The additional value that the caller's closure returned when it decided on the change.
  package let value: Value
  /// The section's content after the change.
  package let after: Book

  package init(number: Int?, value: Value, after: Book) {
    self.number = number
    self.value = value
    self.after = after
  }

  /// Returns a copy of this result in which `view` has converted `after` to another value.
  package func map<Other>(_ view: (Book) -> Other) -> Changed<Value, Other> {
    Changed<Value, Other>(number: number, value: value, after: view(after))
  }
}
