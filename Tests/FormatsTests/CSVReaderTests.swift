import Formats
import KernelApplication
import Libc
import TestSupport
import Testing

struct CSVReaderTests {
  private struct Row: Hashable {
    let line: Int
    let fields: [String]
  }

  private func rows(_ text: String) throws(CSVProblem) -> [[String]] {
    try rows(Array(text.utf8)).map(\.fields)
  }

  private func rows(_ bytes: [UInt8]) throws(CSVProblem) -> [Row] {
    var rows: [Row] = []
    try CSVReader.read(bytes, problem: { $0 }) { row throws(CSVProblem) in
      rows.append(Row(line: row.line, fields: (0..<row.count).map(row.text)))
    }
    return rows
  }

  @Test(arguments: [
    ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
    ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]),
    ("a,b\n1,2", [["a", "b"], ["1", "2"]]),
    ("a,b\n1,2\r", [["a", "b"], ["1", "2"]]),
    ("a,b\n1,", [["a", "b"], ["1", ""]]),
    ("a,b\n\n\r\n1,2\n", [["a", "b"], ["1", "2"]]),
    ("\u{FEFF}a,b\n1,2", [["a", "b"], ["1", "2"]]),
    ("a;b\n1,5;2\n", [["a", "b"], ["1,5", "2"]]),
    ("a,b;c\n1,2;3\n", [["a", "b;c"], ["1", "2;3"]]),
    ("\"a\",\"b\"\n\"1,\"\"2\"\"\",\"\"\n", [["a", "b"], ["1,\"2\"", ""]]),
    ("a,b\n\"two\nlines\r\n\",x\n", [["a", "b"], ["two\nlines\r\n", "x"]]),
    ("a,b\n5\" bar,x\"y\"\n", [["a", "b"], ["5\" bar", "x\"y\""]]),
    ("a\n\"\"\n", [["a"], [""]]),
    ("a,b\r,c\n", [["a", "b\r", "c"]]),
    ("\"a\"", [["a"]]),
    ("\"a\"\r\n", [["a"]]),
    ("\"a\"\r", [["a"]]),
    ("", []),
    ("\n\n", []),
    ("Dřep,žluť\n", [["Dřep", "žluť"]]),
  ])
  func rowsAreRead(text: String, expected: [[String]]) throws {
    #expect(try rows(text) == expected)
  }

  @Test(arguments: [
    ("a,b\n1,\"2", FormatMessage.csvQuoteNeverClosed, 2, 2),
    ("a,b\n1,2\n\"x\ny,z\n", .csvQuoteNeverClosed, 3, 1),
    ("a,b\n\"1\n\"x,2\n", .csvTextAfterQuote, 3, 1),
    ("a,b\n\"1\" ,2\n", .csvTextAfterQuote, 2, 1),
  ])
  func whatIsNoCSVIsToldWithItsPlace(text: String, message: FormatMessage, line: Int, column: Int) {
    #expect(throws: CSVProblem(message, line: line, column: column)) { try rows(text) }
  }

  @Test(
    arguments: [[0xC3], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82]] as [[UInt8]])
  func bytesThatAreNoUTF8AreToldWithTheirPlace(wrong: [UInt8]) {
    let bytes = Array("a,b\n\"x\nč\",\"y\nz".utf8) + wrong + Array("\"\n".utf8)
    #expect(throws: CSVProblem(.notUTF8, line: 4, column: 2)) { try rows(bytes) }
  }

  @Test func aRowOfAMegabyteIsTheLongest() throws {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: CSVReader.longestRow - 1)
    let rest = [UInt8](repeating: UInt8(ascii: "\n"), count: 2 * CSVReader.longestRow)
    #expect(try rows(long + rest).first?.fields.first?.utf8.count == long.count)
    let problem = CSVProblem(.csvLongRow(most: CSVReader.longestRow), line: 2, column: 1)
    #expect(throws: problem) { try rows(Array("a\n".utf8) + long + long + rest) }
  }

  @Test func aRowHasNoMoreThanSoManyFields() throws {
    #expect(try rows(String(repeating: ",", count: 1_023)).first?.count == 1_024)
    #expect(throws: CSVProblem(.csvTooManyColumns(most: 1_024), line: 1, column: 1_025)) {
      try rows(String(repeating: ",", count: 1_024))
    }
  }

  /// A row that begins like the row before is read as it would be alone, and the columns reported as repeated are
  /// equal.
  @Test(arguments: 0..<200)
  func rowsThatRepeatEachOtherAreReadAsEachAlone(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let values = [
      "", "1", "12.5", "\"\"", "\"Bench, flat\"", "\"5\"\" bar\"", "\"two\nlines\"", "Dřep", "\"žluť\"", "5\" bar",
      "2021-02-10 16:46:13", "a longer one that crosses from word to word",
    ]
    var fields = (0..<8).map { _ in values.randomElement(using: &random)! }
    let lines = (0..<60).map { _ in
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        fields[Int.random(in: 0..<8, using: &random)] = values.randomElement(using: &random)!
      }
      return fields.joined(separator: ",") + ["\n", "\r\n", "\n\n"].randomElement(using: &random)!
    }
    let bytes = Array(lines.joined().utf8)
    var read: [[String]] = []
    try CSVReader.read(bytes, problem: { $0 }) { row throws(CSVProblem) in
      let fields = (0..<row.count).map(row.text)
      #expect(row.repeated < fields.count)
      #expect(fields.prefix(row.repeated) == (read.last ?? []).prefix(row.repeated))
      read.append(fields)
    }
    #expect(try read == lines.map { line in try rows(line)[0] })
  }
}
