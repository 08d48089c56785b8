import Glibc
import TestSupport
import Testing

@testable import KernelCommandLine
@testable import recordbook

/// `names`: what completion offers where a segment or a swim has to be named.
@Suite struct NamesTests {
  @Test func theLatestAreListed() {
    let book = SampleBook()
    #expect(book.program("swim", "names", "segments").output == "20230605T060000Z.2\n20230605T060000Z.1\n")
    #expect(book.program("swim", "names", "swims").output == "20230605T060000Z\n")
    #expect(
      book.program("--json", "swim", "names", "segments").output == #"["20230605T060000Z.2","20230605T060000Z.1"]"#
        + "\n")
    let refused = book.program("swim", "names", "laps")
    #expect(refused.status == 2 && refused.words.contains("segments, swims"))
  }

  @Test func whatWasRemovedHasNoSegmentsToCorrect() {
    let book = SampleBook()
    #expect(book.program("swim", "remove", SampleBook.swim).status == 0)
    #expect(book.program("swim", "names", "segments").output.isEmpty)
    #expect(book.program("swim", "names", "swims").output == "20230605T060000Z\n")
  }

  @Test func anEmptyBookHasNone() {
    let program = Program(sandbox: Sandbox())
    let listed = program("swim", "names", "swims")
    #expect(listed.status == 0 && listed.output.isEmpty && listed.words.isEmpty)
  }

  /// Sixty lengths with a rest after each.
  @Test func noMoreAreListedThanCanBeOffered() {
    let program = Program(sandbox: Sandbox())
    var export = AppleExportBuilder()
    export.swim((0..<60).map { AppleExportBuilder.lap($0 * 60, "30") }.joined())
    #expect(program("import", program.sandbox.write(export.bytes, to: "export.xml")).status == 0)
    let names = program("swim", "names", "segments").output.split(separator: "\n")
    #expect(names == (11...60).reversed().map { "20230605T060000Z.\($0)" })
  }

  @Test(
    .enabled(if: Program.has("bash")),
    arguments: [
      ("swim segment", SampleBook.segment), ("swim edit-style", SampleBook.segment), ("swim merge", SampleBook.segment),
      ("swim exclude", SampleBook.segment), ("swim remove", SampleBook.swim), ("swim set-pool", SampleBook.swim),
      ("swim records --course", "scm"),
      ("call", "swimming.showRecordsBook"),
    ]) func bashOffersThem(command: String, name: String)
  {
    let program = owner
    let script = program.sandbox.write(
      Array(CompletionShell.bash.script(CommandTable.recordbook.all, GlobalOptions.all).utf8), to: "bash")
    let words = "COMP_WORDS=(recordbook \(command) '\(name.prefix(2))'); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))"
    let offered = program.launch(["bash", "-c", "source \(script); \(words); _recordbook; echo \"${COMPREPLY[@]}\""])
    #expect(offered.output.split(whereSeparator: \.isWhitespace).contains(Substring(name)), "\(offered)")
    #expect(offered.words.isEmpty)
  }

  /// Of the book that the line names.
  @Test(.enabled(if: Program.has("bash"))) func bashOffersThoseOfTheBookNamed() {
    let book = SampleBook()
    let program = Program(sandbox: Sandbox())
    let script = program.sandbox.write(
      Array(CompletionShell.bash.script(CommandTable.recordbook.all, GlobalOptions.all).utf8), to: "bash")
    for option in ["--store \(book.sandbox.store)", "--store = \(book.sandbox.store)"] {
      let words = "COMP_WORDS=(\(Program.path) \(option) swim segment ''); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))"
      let offered = program.launch(["bash", "-c", "source \(script); \(words); _recordbook; echo \"${COMPREPLY[@]}\""])
      #expect(offered.output == "20230605T060000Z.2 20230605T060000Z.1\n", "\(offered)")
    }
  }

  @Test(.enabled(if: Program.has("fish"))) func fishOffersThem() {
    let program = owner
    let script = program.sandbox.write(
      Array(CompletionShell.fish.script(CommandTable.recordbook.all, GlobalOptions.all).utf8), to: "fish")
    let offered = program.launch([
      "fish", "-N", "-c",
      "source \(script); complete -C 'recordbook swim segment '; complete -C 'recordbook swim remove '",
    ])
    #expect(offered.output == "20230605T060000Z.2\n20230605T060000Z.1\n20230605T060000Z\n", "\(offered)")
  }

  /// One whose usual book has the sample in it, and who has the program at hand.
  private var owner: Program {
    var program = Program(sandbox: Sandbox())
    let sandbox = program.sandbox
    let export = sandbox.write(AppleHealthSample.xml, to: "export.xml")
    precondition(program.launch([Program.path, "import", export]).status == 0)
    precondition(symlink(Program.path, sandbox.makeFolder("bin") + "/recordbook") == 0)
    program.environment["PATH"] = sandbox.path + "/bin:/usr/local/bin:/usr/bin:/bin"
    return program
  }
}
