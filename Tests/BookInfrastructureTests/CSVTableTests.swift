import BookInfrastructure
import Testing

/// Cells of tables, as a spreadsheet takes them.
@Suite struct CSVTableTests {
  private func line(_ cells: String..., delimiter: Unicode.Scalar = ",") -> String {
    var table = CSVTable("a", delimiter: delimiter)
    table.add(cells)
    return String(decoding: table.bytes.dropFirst(3).dropLast(2), as: UTF8.self)
  }

  @Test(arguments: ["=1+1", "=\u{200D}1+1", "=\u{338}1+1", "@\u{301}A1", "+\u{20E3}1"])
  func formulasAreText(_ text: String) {
    #expect(line(text).unicodeScalars.elementsEqual(("'" + text).unicodeScalars))
  }

  @Test func numbersStay() {
    #expect(line("-5", "+0.25", "12") == "-5,+0.25,12")
    #expect(line("-0,25", delimiter: ";") == "-0,25")
  }

  /// A mark with an accent behind it ends a cell as one without does.
  @Test(arguments: ["a,b", "a,\u{301}b", "a\"b", "a\"\u{338}b", "\"\u{200D}"])
  func marksStandInQuotes(_ text: String) {
    let doubled = text.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
    #expect(line(text, "c").unicodeScalars.elementsEqual("\"\(doubled)\",c".unicodeScalars))
    #expect(line("a;\u{301}b", delimiter: ";").unicodeScalars.elementsEqual("\"a;\u{301}b\"".unicodeScalars))
  }
}
