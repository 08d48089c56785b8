/// A row of a CSV document. It is only valid during the call that receives it.
package struct CSVRow {
  /// The first byte of the row.
  package let start: UnsafeRawPointer
  package let fields: UnsafeBufferPointer<CSVField>
  /// The line on which it begins, from 1.
  package let line: Int
  /// How many of its first fields are known to equal those of the row before; there may be more.
  package let repeated: Int

  init(_ start: UnsafeRawPointer, _ fields: UnsafeBufferPointer<CSVField>, line: Int, repeated: Int) {
    self.start = start
    self.fields = fields
    self.line = line
    self.repeated = repeated
  }

  package var count: Int { fields.count }

  /// The bytes of a field, without the quotes around it. Quotes within it are still doubled.
  package subscript(column: Int) -> UnsafeRawBufferPointer {
    let field = fields[column]
    return UnsafeRawBufferPointer(start: start + Int(field.start), count: Int(field.end &- field.start))
  }

  /// The text of a field.
  package func text(_ column: Int) -> String {
    let text = self[column].text
    return fields[column].hasQuotes ? text.replacing("\"\"", with: "\"") : text
  }
}

/// The position of a field in its row, without quotes around it.
package struct CSVField {
  package let start: Int32
  package let end: Int32
  /// The position after the delimiter that ends it; for the last field of a row, equal to `end`.
  let after: Int32
  /// Whether it has doubled quotes.
  let hasQuotes: Bool

  @inline(__always)
  init(start: Int, end: Int, after: Int, hasQuotes: Bool) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
    self.after = Int32(truncatingIfNeeded: after)
    self.hasQuotes = hasQuotes
  }
}
