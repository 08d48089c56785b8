/// Writes CSV (RFC 4180) in UTF-8, with commas between fields and LF at the end of each line.
package struct CSVWriter {
  package private(set) var bytes: [UInt8] = []
  private var isInRow = false

  package init() {}

  /// Adds a field to the current row.
  /// - Parameter isQuoted: whether to put the field in quotation marks even if that is not necessary.
  package mutating func field(_ text: String, isQuoted: Bool = false) {
    if isInRow { bytes.append(UInt8(ascii: ",")) }
    isInRow = true
    let quote = UInt8(ascii: "\"")
    guard isQuoted || text.utf8.contains(where: { $0 == quote || $0 == UInt8(ascii: ",") || $0 < 0x20 }) else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    bytes.append(quote)
    for byte in text.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }

  /// Adds a field whose text the user has written. Always puts it in quotation marks. If a spreadsheet would run the
  /// text as a formula, puts an apostrophe before the text.
  package mutating func words(_ text: String) {
    field(FormulaGuard.guarded(text), isQuoted: true)
  }

  package mutating func endRow() {
    bytes.append(0x0A)
    isInRow = false
  }

  package mutating func row(_ fields: [String]) {
    for text in fields { field(text) }
    endRow()
  }
}
