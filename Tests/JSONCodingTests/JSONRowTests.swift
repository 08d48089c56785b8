import JSONCoding
import TestSupport
import Testing

/// Rows are read as the same array read value by value, whatever is around them.
struct JSONRowTests {
  @Test func readsWhatIsWritten() throws {
    var row = JSONRow()
    row.cells[0] = .integer(.min)
    row.cells[1] = .integer(0)
    row.cells[2] = .word("freestyle")
    row.cells[3] = .null
    row.cells[4] = .integer(.max)
    row.count = 5
    var writer = JSONWriter(capacity: 1)
    writer.beginArray()
    writer.row(row)
    writer.row(JSONRow())
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
    "[\"\",\"a\",\"sixteen letters!\",\"seventeen letters\"]", "[\"\\u0041\\n\"]", "[\"Ája\"]", "[null]", "[nul]",
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

  @Test func everyNumberIsRead() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let bits = Int.random(in: 0...63, using: &random)
      let number = Int64.random(in: .min ... .max, using: &random) >> bits
      #expect(try rows("[[\(number),\(number)]\(String(repeating: " ", count: 40))]") == [["\(number)", "\(number)"]])
    }
  }

  /// The rows of a document that is an array of them, each value as text.
  private func rows(_ document: String) throws -> [[String]] {
    try JSONReader.read(Array(document.utf8)) { (reader) throws(JSONError) in
      var rows: [[String]] = []
      var row = JSONRow()
      try reader.beginArray()
      while try reader.nextElement() {
        try reader.row(into: &row)
        rows.append(
          (0..<row.count).map { index in
            switch row.cells[index] {
            case .integer(let value): "\(value)"
            case .text(let text): text.string
            case .word, .null: "null"
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
