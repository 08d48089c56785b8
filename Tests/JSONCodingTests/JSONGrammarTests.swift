import JSONCoding
import KernelApplication
import Testing

struct JSONGrammarTests {
  @Test(arguments: [
    "0", "[]", "{}", "\"\"", "null", " \t\r\n[ 1 , 2 ]\n", "{\"a\":{\"b\":[{}]}}", "{\"\":0}", "{\"a\":1,\"a\":2}",
    "[-0,1e5,1E-5,0.5,-1.25e+2]", "[[],[[]],{}]", "[true,false,null]", "\"\\u0000\"",
  ])
  func accepted(text: String) {
    #expect(accepts(text))
  }

  @Test(arguments: [
    "", " ", "[", "]", "{", "}", "[1,]", "[,1]", "[,]", "[1 2]", "[1,,2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}",
    "{,}", "{\"a\" 1}", "{\"a\"::1}", "{a:1}", "{1:1}", "{\"a\":1 \"b\":2}", "{null:1}", "[1}", "{\"a\":1]", "[1]]",
    "[1]x", "1 2", "tru", "trueE", "True", "nul", "nulll", "falsey", "NaN", "Infinity", "-Infinity", "0x1", "1_000",
    "--1", "+1",
    "-", "01", "-01", "1.", ".1", "1.e1", "1e", "1e+", "1e1.5", "\u{FEFF}[]", "[]\u{0}", "\u{0}", "[\u{C}]", "[\u{A0}]",
    "// c\n1", "1 /* c */", "'a'", "\"a", "\"\t\"", "[\"a\",\n\"b\" \"c\"]", "[1:2]", "#", "[\u{2060}]",
  ])
  func refused(text: String) {
    #expect(!accepts(text))
  }

  @Test func truncationsAreRefused() {
    let document = Array("{\"é\":[1.5e-3,\"\\ud83c\\udfca\",true,null,{\"b\":[]}]}".utf8)
    #expect(accepts(document))
    for length in 0..<document.count { #expect(!accepts(Array(document.prefix(length)))) }
  }

  @Test func nestingHasALimit() {
    let limit = JSONReader.deepestNesting
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(accepts(nested(limit)))
    #expect(!accepts(nested(limit + 1)))
    #expect(!accepts(String(repeating: "[", count: 100_000)))
    #expect(!accepts(String(repeating: "{\"a\":", count: 100_000)))
    #expect(accepts("[" + String(repeating: "[],", count: limit * 2) + "[]]"))
  }

  @Test func errorsTellWhereAndWhat() {
    let document = "{\n  \"a\": 1,\n  \"b\": x\n}"
    do throws(JSONError) {
      try read(document) { (reader) throws(JSONError) in try reader.skipValue() }
      Issue.record("accepted")
    } catch {
      #expect(error == JSONError(offset: 19, problem: .json(.expectedAt(what: .value, byte: "\"x\"")), kind: .syntax))
      #expect(error.place(in: Array(document.utf8)).map { [$0.line, $0.column] } == [3, 8])
      #expect(error.description.hasSuffix(", at byte 19"))
    }
  }
}
