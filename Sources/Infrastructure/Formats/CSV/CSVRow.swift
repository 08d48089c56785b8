/// A row of a CSV document, to be looked at while it is handed over.
package struct CSVRow {
  /// What the places of its fields are counted from.
  package let start: UnsafeRawPointer
  package let fields: UnsafeBufferPointer<CSVField>
  /// The line on which it begins, from 1.
  package let line: Int

  init(_ start: UnsafeRawPointer, _ fields: UnsafeBufferPointer<CSVField>, line: Int) {
    self.start = start
    self.fields = fields
    self.line = line
  }

  package var count: Int { fields.count }

  /// The bytes of a field as they stand between its quotes: in them each quote is still doubled.
  package subscript(column: Int) -> UnsafeRawBufferPointer {
    let field = fields[column]
    return UnsafeRawBufferPointer(start: start + field.start, count: field.end &- field.start)
  }

  /// What a field says.
  package func text(_ column: Int) -> String {
    let text = self[column].text
    return fields[column].hasQuotes ? text.replacing("\"\"", with: "\"") : text
  }
}

/// Where in the bytes a field stands, without the quotes around it.
package struct CSVField {
  package let start: Int
  package let end: Int
  /// Whether it holds doubled quotes.
  let hasQuotes: Bool
}
