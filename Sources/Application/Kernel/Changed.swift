/// What a change of a section came to.
package struct Changed<Value, Book> {
  /// The number of the change; nil if nothing changed.
  package let number: Int?
  /// What was returned beside the decision.
  package let value: Value
  /// The section after the change.
  package let after: Book

  package init(number: Int?, value: Value, after: Book) {
    self.number = number
    self.value = value
    self.after = after
  }

  /// The same change with another view of the section.
  package func map<Other>(_ view: (Book) -> Other) -> Changed<Value, Other> {
    Changed<Value, Other>(number: number, value: value, after: view(after))
  }
}
