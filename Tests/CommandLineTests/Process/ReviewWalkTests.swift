import Testing

/// The walk through what awaits judgement, at a terminal, over the sample that the project brings along.
@Suite struct ReviewWalkTests {
  private let sandbox = Sandbox()
  private let terminal: PseudoTerminal

  private static let export =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/Fixtures/AppleHealth/export.zip"

  init() throws {
    terminal = try PseudoTerminal()
    let imported = Program(sandbox: sandbox)("import", ReviewWalkTests.export)
    #expect(imported.status == 0, "\(imported.words)")
  }

  private var program: Program { Program(sandbox: sandbox) }

  /// The walk on the terminal; it goes on beside the test.
  private func walk(_ options: String...) -> Int32 {
    terminal.start(program, options + ["swim", "review"])
  }

  /// The question that stands there when a key is awaited.
  private func question() -> String { terminal.text(to: "] ? ") }

  @Test func everythingIsSettled() {
    let before = program("--json", "swim", "records").output
    #expect(program("review").output.contains("Suspicious: 6 laps"))
    let process = walk()
    let first = question()
    #expect(
      first == """

        May 4, 2025  20250504T061521Z.2  lap 19  Freestyle  11.21  too short  (10 left)
             17  22.74  Freestyle
             18  22.69  Freestyle
          >  19  11.21  Freestyle  too short
             20  11.68  Freestyle  too short
             21  22.97  Freestyle
          y  the time is right
             Freestyle 50 m   25 m pool    33.91  4.59 faster
             Freestyle 100 m  25 m pool  1:19.25  4.94 faster
             Freestyle 200 m  25 m pool  2:48.70  6.57 faster
          m  it was one length with the next lap
             Freestyle 300 m  25 m pool  4:31.35  4.28 faster
             Freestyle 400 m  25 m pool  6:03.37  6.53 faster
          b  it was one length with the lap before: no record changes
          x  it was not swimming: no record changes
          n  decide later
          q  stop
        [y,m,b,x,n,q] ? \("")
        """)
    terminal.press("m")
    // A correction settles, at times, more than was asked: eight are left, not nine.
    let others = [
      ("20240930T175119Z.2  lap 9", "8 left", "m"), ("20240224T061707Z.3  lap 13", "6 left", "m"),
      ("20250221T061552Z.9  lap 32", "4 left", "s"), ("20240717T175309Z.6  lap 15", "3 left", "y"),
      ("20231216T174132Z.5  lap 15", "2 left", "s"), ("20240901T175005Z  Old & Trusty Watch", "1 left", "r"),
    ]
    for (name, left, key) in others {
      let asked = question()
      #expect(asked.contains(name) && asked.contains(left), "\(asked)")
      terminal.press(key)
    }
    #expect(terminal.text(to: "decide.\n").hasSuffix("undo 8\nNothing to decide.\n"))
    #expect(Program.wait(for: process) == 0)
    #expect(program("review").output == "Nothing to decide.\n")
    #expect(program("--json", "swim", "records").output != before)
    for change in (2...8).reversed() { #expect(program("undo", String(change)).status == 0) }
    #expect(program("--json", "swim", "records").output == before)
  }

  /// Nothing changes by a key that is no choice, nor by deciding later.
  @Test func whatIsNotDecidedStays() {
    let files = Sandbox.contents(of: sandbox.store)
    let process = walk("--language", "cs")
    #expect(question().contains("Zbývá 10"))
    terminal.press("k")
    #expect(question() == "k\n[y,m,b,x,n,q] ? ")
    terminal.press("n")
    let next = question()
    #expect(next.contains("20250504T061521Z.2  délka 20") && next.contains("Zbývá 9"), "\(next)")
    terminal.press("q")
    #expect(terminal.text(to: "zbývá 10.\n").hasSuffix("Rozhodnuto 0, zbývá 10.\n"))
    #expect(Program.wait(for: process) == 0)
    #expect(Sandbox.contents(of: sandbox.store) == files)
  }

  /// Ctrl-C and a terminal that is closed end the walk; what was decided stays decided.
  @Test(arguments: ["\u{3}", "\u{4}"]) func theWalkMayBeLeft(key: String) {
    let process = walk()
    _ = question()
    terminal.press("m")
    _ = question()
    terminal.press(key)
    #expect([0, 130].contains(Program.wait(for: process)))
    #expect(program("review").output.contains("Suspicious: 4 laps"))
  }
}
