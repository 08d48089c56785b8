/// A row of a CSV text. It is valid only during the call to which it is passed.
package struct CSVRow {
  /// The address of the first byte of the row.
  package let start: UnsafeRawPointer
  package let fields: UnsafeBufferPointer<CSVField>
  /// The number of the line on which the row starts, counted from 1.
  package let line: Int
  /// The number of fields at the start of the row that are known to equal those of the previous row. There may be more
  /// equal fields.
  package let repeated: Int

  init(_ start: UnsafeRawPointer, _ fields: UnsafeBufferPointer<CSVField>, line: Int, repeated: Int) {
    self.start = start
    self.fields = fields
    self.line = line
    self.repeated = repeated
  }

  package var count: Int { fields.count }

  /// Whether all fields are empty, as in the rows that spreadsheets add at the end of a table.
  package var isEmpty: Bool { (0..<count).allSatisfy { self[$0].isEmpty } }

  /// Calls `use` with a copy of the row in which the fields in `range`, including the delimiters between them, form a
  /// single field.
  package func withFieldsJoined<Value>(_ range: ClosedRange<Int>, _ use: (CSVRow) -> Value) -> Value {
    var joined = Array(fields)
    let (first, last) = (fields[range.lowerBound], fields[range.upperBound])
    let field = CSVField(
      start: Int(first.start), end: Int(last.end), after: Int(last.after), hasQuotes: first.hasQuotes || last.hasQuotes)
    joined.replaceSubrange(range, with: CollectionOfOne(field))
    return withFields(joined, use)
  }

  /// Calls `use` with a row that consists of only `fields`, which must be ranges of this row.
  package func withFields<Value>(_ fields: [CSVField], _ use: (CSVRow) -> Value) -> Value {
    fields.withUnsafeBufferPointer { use(CSVRow(start, $0, line: line, repeated: 0)) }
  }

  /// The bytes of the field in a column (counted from 0), without the quotation marks around it. A quotation mark
  /// within the field is still doubled.
  package subscript(column: Int) -> UnsafeRawBufferPointer {
    let field = fields[column]
    return UnsafeRawBufferPointer(start: start + Int(field.start), count: Int(field.end &- field.start))
  }

  /// Returns the text of the field in a column (counted from 0), with doubled quotation marks replaced with single
  /// ones.
  package func text(_ column: Int) -> String {
    let text = self[column].text
    return fields[column].hasQuotes ? text.replacing("\"\"", with: "\"") : text
  }
}

/// The range of a field within its row, without the quotation marks around it.
package struct CSVField {
  package let start: Int32
  package let end: Int32
  /// The byte offset after the delimiter that ends the field. For the last field of a row, it equals `end` if the field
  /// is not in quotation marks.
  let after: Int32
  /// Whether the field contains doubled quotation marks.
  let hasQuotes: Bool

  @inline(__always)
  init(start: Int, end: Int, after: Int, hasQuotes: Bool) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
    self.after = Int32(truncatingIfNeeded: after)
    self.hasQuotes = hasQuotes
  }
}
