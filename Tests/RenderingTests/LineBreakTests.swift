import KernelDomain
import Testing

@testable import Rendering

/// Where lines of a page may end.
struct LineBreakTests {
  /// What is written, with a full stop in the middle for each no-break space.
  private func written(_ words: String) -> String {
    var html = HTMLText()
    html.text(words)
    return String(decoding: html.bytes, as: UTF8.self).replacing("\u{A0}", with: "·")
  }

  @Test(arguments: [
    ("Kraul 200 m", "Kraul 200·m"), ("33,33 m", "33,33·m"), ("200 metrů", "200 metrů"), ("12 %", "12·%"),
    ("1 h 21 min", "1·h 21·min"), ("8:24 AM", "8:24·AM"), ("3 300 m", "3·300·m"), ("1 234 567", "1·234·567"),
    ("2025 16:35", "2025 16:35"), ("100 200:30", "100 200:30"), ("5 12", "5 12"), ("19. 8.", "19.·8."),
    ("2. 5. 2025", "2.·5.·2025"), ("2. května 2025", "2.·května 2025"), ("lap 2. The next", "lap 2. The next"),
    ("May 2, 2025, 4:35 PM", "May·2,·2025, 4:35·PM"), ("38, 39", "38, 39"), ("1, 2025", "1,·2025"),
    ("SWOLF 41", "SWOLF·41"), ("SWOLF x", "SWOLF x"), ("Set 41", "Set 41"), ("to Aug 19", "to Aug·19"),
    ("Mayo 2", "Mayo 2"), ("XMay 2", "XMay 2"),
    ("90 kg × 5", "90·kg ×·5"), ("Press - Wide", "Press·- Wide"), ("Q2 2025", "Q2·2025"),
    ("(Q4 2024 → Q1 2025)", "(Q4·2024 → Q1·2025)"), ("FAQ2 2025", "FAQ2 2025"),
  ]) func numbersStayWhole(_ words: String, _ expected: String) {
    #expect(written(words) == expected)
  }

  @Test(arguments: [
    ("v bazénu", "v·bazénu"), ("V otevřené vodě", "V·otevřené vodě"), ("a i o k", "a·i·o·k"),
    ("plavání v bazénu: délky (a časy)", "plavání v·bazénu: délky (a·časy)"), ("krok s nohama", "krok s·nohama"),
    ("ať z něj", "ať z·něj"), ("ší v", "ší v"), ("á v b", "á v·b"), ("a swim", "a·swim"), ("Lap a", "Lap a"),
  ]) func aWordOfOneLetterIsNotLastOnALine(_ words: String, _ expected: String) {
    #expect(written(words) == expected)
  }

  @Test func aDotThatPartsEndsALine() {
    #expect(written("Kraul 200 m \u{B7} 25 m") == "Kraul 200·m·\u{B7} 25·m")
    #expect(written("a \u{C1}") == "a·\u{C1}")
  }

  @Test(arguments: ["", " ", "  ", "1 ", " m", "a ", "1  m", "ě š", "\u{A0} m"])
  func edgesAreLeftAlone(_ words: String) {
    #expect(written(words) == words.replacing("\u{A0}", with: "·"))
  }

  /// Also beside markup, and behind what was written before.
  @Test func markupAroundDoesNotMatter() {
    var html = HTMLText(capacity: 16)
    html.raw("<p>1")
    html.text(" m < 5 m & 19. 8.")
    html.attribute("title", "5 m")
    html.open("code")
    html.verbatim("show v 5 m")
    html.close("code")
    #expect(
      String(decoding: html.bytes, as: UTF8.self)
        == "<p>1 m &lt; 5\u{A0}m &amp; 19.\u{A0}8. title=\"5 m\"<code>show v 5 m</code>")
  }

  /// As many as there are, in text that outgrows its memory.
  @Test func anyNumberOfThemFits() {
    var html = HTMLText(capacity: 16)
    html.text(String(repeating: "5 m, ", count: 1_000))
    #expect(String(decoding: html.bytes, as: UTF8.self) == String(repeating: "5\u{A0}m, ", count: 1_000))
  }
}
