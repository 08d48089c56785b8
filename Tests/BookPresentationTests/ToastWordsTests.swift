import KernelDomain
import KernelPresentation
import Testing

@testable import BookPresentation

@Suite struct ToastWordsTests {
  /// The words of a machine whose clock is two hours ahead of UTC.
  private func words(_ language: Language) -> ToastWords {
    ToastWords(language) { CivilDateTime($0, offset: 7_200) }
  }

  @Test(arguments: [
    ("trim, 0:30 – 5:00, run r20261128T201405Z", "trim, 0:30 – 5:00, run of Nov 28, 2026"),
    ("style, swim 20250809T233000Z, laps 1–4", "style, swim of Aug 10, 2025, laps 1–4"),
    ("removal, workout s20261128T233000", "removal, workout of Nov 28, 2026"),
    ("run r20261128T201405Z-b; run 7", "run of Nov 28, 2026; run 7"),
    ("name, \"20261399T990000Z\"", "name, \"20261399T990000Z\""),
  ])
  func aDayStandsForAnId(text: String, shown: String) {
    #expect(words(.en).line(text) == shown)
  }

  @Test func inCzech() {
    #expect(words(.cs).line("vyřazení, běh r20261128T201405Z") == "vyřazení, běh z 28. 11. 2026")
  }

  @Test func columnsAreNotAligned() {
    #expect(words(.en).lines("Records changed:\n  Fajr   5:41  →  5:45\n") == ["Records changed:", "Fajr 5:41 → 5:45"])
  }

  @Test func manyLinesAreCounted() {
    let text = (1...9).map { "line \($0)\n" }.joined()
    #expect(words(.en).lines(text) == ["Line 1", "Line 2", "Line 3", "Line 4", "and 5 more"])
    #expect(words(.cs).lines(text).last == "a další: 5")
  }
}
