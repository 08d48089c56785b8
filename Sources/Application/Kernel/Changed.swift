/// The result of changing a section (a feature's part of the store).
package struct Changed<Value, Book> {
  /// The change's number; nil if nothing changed.
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

  /// Returns the same result, except that `after` is replaced by the value that `view` computes from it.
  package func map<Other>(_ view: (Book) -> Other) -> Changed<Value, Other> {
    Changed<Value, Other>(number: number, value: value, after: view(after))
  }
}
