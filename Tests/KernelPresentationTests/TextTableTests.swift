import KernelPresentation
import Testing

@Suite struct TextTableTests {
  private var table: TextTable {
    var table = TextTable(rightAligned: [1], commands: 2)
    table.add("Aug 19, 2025", "900 m", "recordbook --store /tmp/a/very/long/path swim segment 20250819T175217Z.1")
    table.add("Aug 9, 2025", "1,000 m", "recordbook")
    return table
  }

  @Test func aRowIsALineWhereNothingTellsTheWidth() {
    #expect(
      table.text() == """
          Aug 19, 2025    900 m  recordbook --store /tmp/a/very/long/path swim segment 20250819T175217Z.1
          Aug 9, 2025   1,000 m  recordbook

        """)
    #expect(table.text(within: 200) == table.text())
  }

  /// A command stands whole on a line of its own, however long it is.
  @Test func aRowThatIsTooWideIsStacked() {
    #expect(
      table.text(within: 36) == """
          Aug 19, 2025  900 m
              recordbook --store /tmp/a/very/long/path swim segment 20250819T175217Z.1
          Aug 9, 2025   1,000 m  recordbook

        """)
    var words = TextTable()
    words.add("1", "style, Backstroke, workout 20250809T174358Z, laps 27–28")
    #expect(
      words.text(within: 40) == """
          1
              style, Backstroke, workout
              20250809T174358Z, laps 27–28

        """)
  }
}
