/// A row of a CSV document, to be looked at while it is handed over.
package struct CSVRow {
  @usableFromInline let bytes: UnsafeRawBufferPointer
  @usableFromInline let fields: UnsafeBufferPointer<CSVField>
  /// The line on which it begins, from 1.
  package let line: Int

  init(_ bytes: UnsafeRawBufferPointer, _ fields: UnsafeBufferPointer<CSVField>, line: Int) {
    self.bytes = bytes
    self.fields = fields
    self.line = line
  }

  @inlinable package var count: Int { fields.count }

  /// The bytes of a field as they stand between its quotes: in them each quote is still doubled.
  @inlinable @inline(__always) package subscript(column: Int) -> UnsafeRawBufferPointer {
    let field = fields[column]
    return UnsafeRawBufferPointer(start: bytes.baseAddress.map { $0 + field.start }, count: field.end - field.start)
  }

  /// What a field says.
  package func text(_ column: Int) -> String {
    let text = self[column].text
    return fields[column].hasQuotes ? text.replacing("\"\"", with: "\"") : text
  }
}

/// Where in the bytes a field stands, without the quotes around it.
@usableFromInline struct CSVField {
  @usableFromInline let start: Int
  @usableFromInline let end: Int
  /// Whether it holds doubled quotes.
  let hasQuotes: Bool
}
