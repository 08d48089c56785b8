/// A row of a CSV document, to be looked at while it is handed over.
package struct CSVRow {
  /// Where it begins.
  package let start: UnsafeRawPointer
  package let fields: UnsafeBufferPointer<CSVField>
  /// The line on which it begins, from 1.
  package let line: Int
  /// How many of its first fields are known to be those of the row before; there may be more.
  package let repeated: Int

  init(_ start: UnsafeRawPointer, _ fields: UnsafeBufferPointer<CSVField>, line: Int, repeated: Int) {
    self.start = start
    self.fields = fields
    self.line = line
    self.repeated = repeated
  }

  package var count: Int { fields.count }

  /// The bytes of a field as they stand between its quotes: in them each quote is still doubled.
  package subscript(column: Int) -> UnsafeRawBufferPointer {
    let field = fields[column]
    return UnsafeRawBufferPointer(start: start + Int(field.start), count: Int(field.end &- field.start))
  }

  /// What a field says.
  package func text(_ column: Int) -> String {
    let text = self[column].text
    return fields[column].hasQuotes ? text.replacing("\"\"", with: "\"") : text
  }
}

/// Where in its row a field stands, without the quotes around it.
package struct CSVField {
  package let start: Int32
  package let end: Int32
  /// Behind the delimiter that ends it; of a row's last field no more than `end`.
  let after: Int32
  /// Whether it holds doubled quotes.
  let hasQuotes: Bool

  @inline(__always)
  init(start: Int, end: Int, after: Int, hasQuotes: Bool) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
    self.after = Int32(truncatingIfNeeded: after)
    self.hasQuotes = hasQuotes
  }
}
