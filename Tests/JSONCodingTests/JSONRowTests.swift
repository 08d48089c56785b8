import JSONCoding
import KernelApplication
import TestSupport
import Testing

/// Rows are read as the same array read value by value, whatever is around them.
struct JSONRowTests {
  private static let words = JSONWords(["freestyle", "mix", "sixlet", "sevenle", "eightlet", "fourteenletter"])

  @Test func readsWhatIsWritten() throws {
    var row = JSONRow(JSONRowTests.words)
    row.values[0] = .min
    row.values[4] = .max
    row.form = 0x1_1231
    var writer = JSONWriter(capacity: 1)
    writer.beginArray()
    writer.row(row)
    writer.row(JSONRow(JSONRowTests.words))
    writer.row(row)
    writer.endArray()
    let one = "[-9223372036854775808,0,\"freestyle\",null,9223372036854775807]"
    #expect(writer.bytes == Array("[\(one),[],\(one)]".utf8))
    #expect(
      try rows("[\(one),[],\(one)]") == [
        ["-9223372036854775808", "0", "freestyle", "null", "9223372036854775807"], [],
        ["-9223372036854775808", "0", "freestyle", "null", "9223372036854775807"],
      ])
  }

  /// What is far from the end is read otherwise than what is near it.
  @Test(arguments: [
    "[]", "[1]", "[ 1 , 2 ]", "[0,-0,12345678,1234567,-1234567]", "[123456789012345678901]", "[1.0,1e2]", "[1.5]",
    "[\"mix\",\"sixlet\",\"sevenle\",\"eightlet\",\"fourteenletter\"]", "[\"m\\u0069x\"]", "[\"Ája\"]", "[null]",
    "[nul]",
    "[\"mi\"]", "[\"mixx\"]", "[\"mix]", "[\"\"]", "[\"fourteenletters\"]", "[\"fourteenlettex\"]", "[\"mix\"\"mix\"]",
    "[true]",
    "[[1]]", "[{}]", "[1,]", "[,1]", "[1 2]", "[01]", "[-]", "[-01]", "[1,2,3,4,5,6,7,8]", "[1,2,3,4,5,6,7,8,9]", "[1",
    "[1,", "[\"", "[\"a", "[\"\u{1}\"]", "{}", "1", "", "[1}", "[nullx]", "[1x]", "[\"a\"b]", "[9999999]", "[99999999]",
    "[/]", "[:]", "[1/]", "[1:]",
  ])
  func isTheSameFarFromTheEndAndNearIt(row: String) {
    let near = try? rows("[\(row)]")
    #expect((try? rows("[\(row)\(String(repeating: " ", count: 200))]")) == near)
    #expect((try? rows("[ \(row) ]")) == near)
    #expect(JSONReader.accepts("[\(row)]") || near == nil)
  }

  @Test func namesTheWordItDoesNotKnow() {
    #expect {
      try rows("[[1,\"crawl\"]]")
    } throws: { error in
      let error = error as? JSONError
      return error?.offset == 5 && error?.valid == JSONRowTests.words.words
        && error?.problem == .json(.noSuchValue(text: "crawl"))
    }
  }

  @Test func everyNumberIsWrittenAndRead() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let bits = Int.random(in: 0...63, using: &random)
      let number = Int64.random(in: .min ... .max, using: &random) >> bits
      var row = JSONRow(JSONRowTests.words)
      row.values[0] = number
      row.form = 0x1
      var writer = JSONWriter()
      writer.row(row)
      writer.integer(number)
      #expect(writer.bytes == Array("[\(number)],\(number)".utf8))
      #expect(try rows("[[\(number),\(number)]\(String(repeating: " ", count: 40))]") == [["\(number)", "\(number)"]])
    }
  }

  /// Rows of whole numbers are read as the same array read number by number, whatever is around them.
  @Test(arguments: [
    "[]", "[1]", "[ 1 , 2 ]", "[0,-0,12345678,1234567,-1234567]", "[123456789012345678901]", "[1.0,1e2]", "[1.5]",
    "[1E2]",
    "[null]", "[\"mix\"]", "[[1]]", "[1,]", "[,1]", "[1 2]", "[01]", "[-]", "[--1]", "[-01]", "[1", "[1,", "[1}",
    "[1x]",
    "[9999999]", "[99999999]", "[/]", "[1/]", "[1:]",
    "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24]",
    "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25]", "[9223372036854775807,-9223372036854775808]",
  ])
  func numbersAreTheSameFarFromTheEndAndNearIt(row: String) {
    let near = try? numbers("[\(row),\(row)]")
    #expect((try? numbers("[\(row),\(row)\(String(repeating: " ", count: 300))]")) == near)
    #expect((try? numbers("[ \(row) , \(row) ]")) == near)
    let single = try? JSONReader.read(Array(row.utf8)) { (reader) throws(JSONError) in
      var numbers: [Int] = []
      try reader.beginArray()
      while try reader.nextElement() { numbers.append(try reader.int()) }
      return numbers
    }
    #expect(near == single.flatMap { $0.count > JSONNumbers.longest ? nil : [$0, $0] })
  }

  private func numbers(_ document: String) throws -> [[Int]] {
    try JSONReader.read(Array(document.utf8)) { (reader) throws(JSONError) in
      var rows: [[Int]] = []
      var row = JSONNumbers()
      try reader.beginArray()
      while try reader.nextRow(&row) { rows.append((0..<row.count).map { row[$0] }) }
      return rows
    }
  }

  /// The rows of a document that is an array of them, each value as text.
  private func rows(_ document: String) throws -> [[String]] {
    try JSONReader.read(Array(document.utf8)) { (reader) throws(JSONError) in
      var rows: [[String]] = []
      var row = JSONRow(JSONRowTests.words)
      try reader.beginArray()
      while try reader.nextRow(&row) {
        rows.append(
          (0..<row.count).map { index in
            switch row.kind(index) {
            case .number: "\(row.values[index])"
            case .word: JSONRowTests.words.words[Int(row.values[index])]
            case .null: "null"
            case nil: "nothing"
            }
          })
      }
      return rows
    }
  }
}

extension JSONReader {
  fileprivate static func accepts(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBytes { accepts($0) }
  }
}
