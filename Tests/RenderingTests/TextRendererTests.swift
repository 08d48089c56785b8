import DesignSystem
import KernelDomain
import KernelPresentation
import Rendering
import Testing

@Suite struct TextRendererTests {
  @Test(arguments: [
    ("", 0), ("Kraul", 5), ("Motýl", 5), ("Moty\u{301}l", 5), ("水泳", 4), ("🏊", 2), ("👩🏽‍🚀", 2), ("⚠️", 2), ("⚠", 1),
    ("ｆ", 2), ("Kniha rekordů", 13), ("e\u{200D}", 1), ("한국", 4), ("🇨🇿", 2),
  ]) func width(text: String, columns: Int) {
    #expect(displayWidth(text) == columns)
  }

  @Test func rowsStandUnderEachOtherAcrossSections() {
    let text = TextRenderer().render(
      screen([section("Motýl", [row("Moty\u{301}l 50 m", "59,99")]), section("水泳", [row("水泳 1500 m", "1:02:03,40")])]))
    #expect(
      text == """
        Test
        ════

        ▌ Motýl
          Moty\u{301}l 50 m        59,99

        ▌ 水泳
          水泳 1500 m  1:02:03,40

        """)
  }

  @Test func narrowTerminalStacksAndWraps() {
    let text = TextRenderer(width: 20).render(
      screen([
        section("Sekce", [row("Neznámý 1500 m dlouhá", "1:02:03,40")]),
        Element(.warning, "Změní všechny rekordy pro tento úsek"),
      ]))
    #expect(
      text == """
        Test
        ════

        ▌ Sekce
          Neznámý 1500 m dlouhá
              1:02:03,40

        ⚠ Změní všechny
          rekordy pro tento
          úsek

        """)
  }

  /// Cells that do not fit their columns follow each other; one that does not fit the line takes the next.
  @Test(arguments: [("123456", "12345  67890  123456\n"), ("1234567", "12345  67890\n    1234567\n")])
  func stackedCellsShareALineThatHoldsThem(last: String, stacked: String) {
    func row(_ cells: String...) -> Element { Element(.row, children: cells.map { Element(.text, $0) }) }
    let wide = row("12345678901234567890", "1", "1")
    let text = TextRenderer(width: 20).render(screen([wide, row("12345", "67890", last)]))
    #expect(text.hasSuffix(stacked))
  }

  @Test func commandsOfRowsAreToldOnce() {
    let rows = ["recordbook history a", "recordbook history b"].map { command in
      Element(.row, hint: "Shows all", command: command, children: row("A", "1").children)
    }
    let text = TextRenderer().render(screen(rows))
    #expect(text.hasSuffix("\n\nShows all   recordbook history a\n"))
  }

  @Test func controlCharactersNeverReachTheTerminal() {
    let text = TextRenderer().render(screen([Element(.text, "a\u{1B}[31m\u{9B}b\rc")]))
    #expect(text.hasSuffix("a\u{FFFD}[31m\u{FFFD}b\u{FFFD}c\n"))
  }

  @Test func colorsOnlyWithAPalette() {
    let screen = screen([section("A", [row("A", "1")], fill: Hue.accent.fill)])
    #expect(!TextRenderer().render(screen).contains("\u{1B}"))
    let colored = TextRenderer(palette: DesignTheme.recordsBook.palette).render(screen)
    #expect(colored.contains("\u{1B}[38;2;0;104;235m▌ \u{1B}[0m\u{1B}[1mA\u{1B}[0m"))
  }

  @Test func noLineEndsWithSpace() {
    let text = TextRenderer().render(screen([row("A", ""), row("long enough", "x")]))
    #expect(!text.contains(" \n"))
  }

  private func screen(_ content: [Element]) -> Screen {
    Screen(
      route: Route(path: "test"), language: .cs, title: "Test", presentation: .root, header: Header(.standard),
      layout: Layout(.form, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.content, .xl), spacing: .md),
      content: content)
  }

  private func section(_ title: String, _ rows: [Element], fill: ColorToken = Hue.label.fill) -> Element {
    Element(.section, title, fill: fill, children: rows)
  }

  private func row(_ name: String, _ number: String) -> Element {
    Element(
      .row,
      children: [
        Element(.text, name, placement: .leading, type: .body),
        Element(.text, number, placement: .center, type: .number),
      ])
  }
}
