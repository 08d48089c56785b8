import JSONCoding
import KernelApplication
import Testing

struct JSONStringTests {
  @Test(arguments: [
    ("\"\"", ""), ("\"freestyle\"", "freestyle"), ("\"Příliš žluťoučký kůň\"", "Příliš žluťoučký kůň"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0000\u001f\u00e9\u20AC""#, "\0\u{1F}é€"),
    (#""\ud83c\udfca\uD83C\uDFCA""#, "🏊🏊"), (#""\uD800\uDC00\udbff\udfff""#, "\u{10000}\u{10FFFF}"),
    (#""\ud7ff\ue000\uffff""#, "\u{D7FF}\u{E000}\u{FFFF}"), ("\"\u{7F}\"", "\u{7F}"), ("\"🏊\"", "🏊"),
    ("\"exactly8\"", "exactly8"), (#""1234567\n""#, "1234567\n"), (#""12345678\n""#, "12345678\n"),
  ])
  func reads(text: String, value: String) throws {
    #expect(try string(text) == value)
    #expect(try string(text + "         ") == value)
  }

  @Test(arguments: [
    (#"""#, 1), (#""abc"#, 4), (#""\""#, 3), (#""\"#, 1), (#""\x""#, 1), (#""\u""#, 1), (#""\u12""#, 1),
    (#""\u12G4""#, 1), (#""\U0041""#, 1), (#""\ud800""#, 1), (#""\udc00""#, 1), (#""\ud800\n""#, 1),
    (#""\ud800\ud800""#, 1), (#""a\ud800\u0041""#, 2), ("\"\n\"", 1), ("\"a\u{0}\"", 2), ("\"12345678\u{1F}\"", 9),
    ("'a'", 0), ("7", 0),
  ])
  func refuses(text: String, offset: Int) {
    for text in [text, text + "          "] {
      do throws(JSONError) {
        _ = try string(text)
        Issue.record("accepted \(text)")
      } catch {
        let isAtEnd = error.problem == .json(.expectedAtEnd(what: .closingQuote)) && error.offset == text.utf8.count
        #expect(error.offset == offset || isAtEnd)
      }
    }
  }

  /// Wherever an escape, a character beyond ASCII or the end falls among eight bytes that are looked at together.
  @Test func readsWhatLiesAtAnyPlace() throws {
    for (written, read) in [(#"\""#, "\""), ("ř", "ř"), (#"\u00e9"#, "é"), (#"\ud83c\udfca"#, "🏊"), ("🏊", "🏊")] {
      for before in 0...17 {
        for between in 0...17 {
          let (start, middle) = (String(repeating: "a", count: before), String(repeating: "b", count: between))
          let text = "\"\(start)\(written)\(middle)\(written)c\""
          #expect(try string(text) == start + read + middle + read + "c")
          #expect(!accepts(String(text.dropLast())) && !accepts(text.dropLast() + "\n\""))
        }
      }
    }
  }

  /// Unicode Standard, table 3-7, at its edges.
  @Test func refusesWhatIsNoUTF8() {
    let malformed: [[UInt8]] = [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x7F], [0xC2, 0xC0], [0xE0, 0x9F, 0xBF],
      [0xE0, 0xA0], [0xE1, 0x80, 0x7F], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xEF, 0xBF, 0xC0],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x90, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80],
    ]
    for bytes in malformed {
      for padding in ["", "12345678"] {
        let document = [0x22] + Array(padding.utf8) + bytes + [0x22] + Array(repeating: 0x20, count: 9)
        #expect(!accepts(document), "\(bytes)")
      }
    }
    let wellFormed: [[UInt8]] = [
      [0xC2, 0x80], [0xDF, 0xBF], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF], [0xEE, 0x80, 0x80], [0xEF, 0xBF, 0xBF],
      [0xF0, 0x90, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF],
    ]
    for bytes in wellFormed { #expect(accepts([0x22] + bytes + [0x22])) }
  }
}

func accepts(_ document: [UInt8]) -> Bool {
  document.withUnsafeBytes { JSONReader.accepts($0) }
}

func accepts(_ document: String) -> Bool {
  accepts(Array(document.utf8))
}
