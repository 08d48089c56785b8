import KernelDomain
import Testing

@Suite struct PrintableTests {
  @Test(arguments: ["", "plain", "Šárka – 25 m · 1:12,45", "水泳 🏊‍♀️", "Khmer\u{200B}word", "caf\u{301}e", "\u{200E}a"])
  func ordinaryTextStays(text: String) {
    #expect(printable(text) == text)
  }

  @Test func whatIsHiddenIsReplaced() {
    for value in UInt32(0)...0x1_0FFF {
      guard let scalar = Unicode.Scalar(value), Printable.isHidden(scalar) else { continue }
      let text = "a\(Character(scalar))é"
      #expect(
        printable(text).unicodeScalars.elementsEqual("a\u{FFFD}é".unicodeScalars), "U+\(String(value, radix: 16))")
      Array(text.utf8).withUnsafeBufferPointer { #expect(Printable.mayNeedCare($0, at: 1)) }
    }
    for value: UInt32 in [0x1B, 0x0A, 0x7F, 0x85, 0x9B, 0x2028, 0x2029, 0x202E, 0x2066, 0x2067, 0xFEFF] {
      #expect(Printable.isHidden(Unicode.Scalar(value)!))
    }
  }

  @Test(arguments: [
    ("שעון", "\u{2068}שעון\u{2069}"), ("„שעון של דנה 7“: 3", "„\u{2068}שעון של דנה\u{2069} 7“: 3"),
    ("\u{200F}Apple Watch של דנה", "\u{2068}\u{200F}Apple Watch של דנה\u{2069}"),
    ("a ساعة b", "a \u{2068}ساعة\u{2069} b"),
  ]) func rightToLeftIsIsolated(text: String, shown: String) {
    #expect(printable(text).unicodeScalars.elementsEqual(shown.unicodeScalars))
    #expect(printable(text, isolating: false) == text)
  }

  /// What is put together of shown names can be made fit to be shown as a whole.
  @Test(arguments: ["\u{2068}שעון\u{2069}: 3", "\u{2068}שעון\u{2069}, \u{2068}a\u{2069}", "a\u{FFFD}b"])
  func twiceIsOnce(text: String) {
    #expect(printable(text).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: [
    ("\u{2068}a", "\u{FFFD}a"), ("a\u{2069}", "a\u{FFFD}"), ("\u{2069}\u{2068}", "\u{FFFD}\u{FFFD}"),
    ("\u{2068}\u{2068}a\u{2069}\u{2069}", "\u{2068}\u{FFFD}a\u{2069}\u{FFFD}"),
    ("\u{2067}a\u{2069}", "\u{FFFD}a\u{FFFD}"),
  ]) func isolatesThatAreNotClosedAreReplaced(text: String, shown: String) {
    #expect(printable(text).unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  /// Every text that is cut of such letters is fit to be shown after once.
  @Test func anyTextIsFitAfterOnce() {
    let letters: [Unicode.Scalar] = ["\u{2068}", "\u{2069}", "\u{202E}", "ש", "a", "\n"]
    for number in 0..<7776 {
      var (rest, text) = (number, String.UnicodeScalarView())
      for _ in 0..<5 {
        text.append(letters[rest % 6])
        rest /= 6
      }
      let shown = printable(String(text))
      #expect(printable(shown).unicodeScalars.elementsEqual(shown.unicodeScalars))
      var depth = 0
      for scalar in shown.unicodeScalars {
        depth += scalar == "\u{2068}" ? 1 : scalar == "\u{2069}" ? -1 : 0
        #expect((0...1).contains(depth) && scalar != "\n" && scalar != "\u{202E}" && (scalar != "ש" || depth == 1))
      }
      #expect(depth == 0)
    }
  }
}
