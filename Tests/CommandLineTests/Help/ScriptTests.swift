import KernelDomain
import Libc
import Testing

@testable import KernelCommandLine
@testable import recordbook

/// What other programs read: completion and the manual.
@Suite struct ScriptTests {
  private let sandbox = Sandbox()
  private var program: Program { Program(sandbox: sandbox) }

  @Test(arguments: CompletionShell.allCases) func completionNamesEveryCommand(shell: CompletionShell) {
    let script = shell.script(.recordbook, GlobalOptions.all)
    for command in CommandTable.recordbook.all { #expect(script.contains(command.name)) }
    for topic in CommandTable.recordbook.topics { #expect(script.contains(topic.name)) }
    for option in CommandTable.recordbook.all.flatMap(\.forms).flatMap(\.options) {
      #expect(script.contains(option.name))
    }
  }

  @Test(arguments: CompletionShell.allCases.filter { Program.has($0.rawValue) })
  func shellsReadTheirCompletion(shell: CompletionShell) {
    let script = program("completion", shell.rawValue)
    #expect(script.status == 0)
    let path = sandbox.write(Array(script.output.utf8), to: "completion")
    let checked = program.launch([shell.rawValue, "-n", path])
    #expect(checked.status == 0, "\(checked.words)")
    #expect(checked.words.isEmpty)
  }

  /// zsh ends an action at a colon.
  @Test func zshTakesItsActionsWhole() {
    let script = CompletionShell.zsh.script(.recordbook, GlobalOptions.all)
    let actions = script.split(separator: "{compadd").dropFirst().map { $0.prefix { $0 != "'" } }
    #expect(!actions.isEmpty)
    for action in actions { #expect(!action.contains(":"), "\(action)") }
  }

  @Test(
    .enabled(if: Program.has("bash")),
    arguments: [
      ("recordbook ''", "swim"), ("recordbook sw", "swim"), ("recordbook swim hi", "history"),
      ("recordbook swim history ''", "freestyle"),
      ("recordbook swim history freestyle ''", "200"),
      ("recordbook access ''", "grant"), ("recordbook settings set --theme ''", "dark"),
      ("recordbook --language ''", "cs"), ("recordbook --json swim rec", "records"), ("recordbook completion z", "zsh"),
      ("recordbook help sw", "swimming"),
      ("recordbook swim edit-style x ''", "butterfly"), ("recordbook swim edit-style x dr", "drill"),
      ("recordbook settings set theme ''", "dark"), ("recordbook settings set theme dark lang", "language"),
      ("recordbook settings set book.overview ''", "swimming"), ("recordbook settings set book", "book.overview"),
      ("recordbook profile set avatar go", "goggles"), ("recordbook export --format =", "json"),
      ("recordbook export --format = h", "html"), ("recordbook swim records --c", "--course"),
    ]) func bashOffers(line: String, word: String)
  {
    let script = sandbox.write(
      Array(BashCompletion(table: .recordbook, options: GlobalOptions.all).script.utf8), to: "bash")
    let words = "COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))"
    let offered = program.launch(["bash", "-c", "source \(script); \(words); _recordbook; echo \"${COMPREPLY[@]}\""])
    #expect(offered.output.split(whereSeparator: \.isWhitespace).contains(Substring(word)), "\(offered)")
    #expect(offered.words.isEmpty)
  }

  @Test(
    .enabled(if: Program.has("bash")),
    arguments: [("New", #"New\ York"#), (#"'New\ Y'"#, #"New\ York"#), (#"'"New'"#, "New York")])
  func bashOffersNamesWithSpaces(typed: String, offer: String) {
    let script = sandbox.write(
      Array(BashCompletion(table: .recordbook, options: GlobalOptions.all).script.utf8), to: "bash")
    let book = sandbox.write(Array("#!/bin/sh\necho 'New York'\n".utf8), to: "book")
    chmod(book, 0o755)
    let words = "COMP_WORDS=(\(book) prayer place \(typed)); COMP_CWORD=3"
    let offered = program.launch(["bash", "-c", "source \(script); \(words); _recordbook; echo \"${COMPREPLY[0]}\""])
    #expect(offered.output == offer + "\n", "\(offered)")
  }

  @Test(.enabled(if: Program.has("bash"))) func bashOffersFiles() {
    let script = sandbox.write(
      Array(BashCompletion(table: .recordbook, options: GlobalOptions.all).script.utf8), to: "bash")
    let words = "COMP_WORDS=(recordbook import \(sandbox.path)/ba); COMP_CWORD=2"
    let offered = program.launch(["bash", "-c", "source \(script); \(words); _recordbook; echo \"${COMPREPLY[@]}\""])
    #expect(offered.output == "\(sandbox.path)/bash\n")
  }

  @Test(arguments: Language.allCases) func manualNamesEveryCommand(language: Language) {
    let text = ManPage(groups: CommandTable.recordbook.groups, language: language).text
    for name in ["RECORDBOOK_STORE", "XDG_RUNTIME_DIR", "XDG_STATE_HOME", "COLUMNS"] {
      #expect(text.contains(".It Ev \(name)\n"))
    }
    for path in [
      "~/.local/share/recordbook", "$XDG_RUNTIME_DIR/recordbook/sock", "~/.local/state/recordbook/service.log",
    ] {
      #expect(text.contains(".It Pa \(path)\n"))
    }
    #expect(text.contains("keeps training records") == (language != .cs))
    let words = text.split(whereSeparator: \.isWhitespace)
    for status in ["0", "1", "2", "3", "130", "141"] { #expect(words.contains(Substring(status)), "\(status)") }
    #expect(text.contains("podezřel") || text.contains("Podezřel") || text.contains("suspicious lap"))
    for form in CommandTable.recordbook.all.flatMap(\.forms) { #expect(text.contains(".It Cm \(form.name)")) }
    for noun in CommandTable.recordbook.nouns { #expect(text.contains("\n.Dl recordbook \(noun.name)\n")) }
  }

  @Test(.enabled(if: Program.has("mandoc")), arguments: Language.allCases) func manualPassesLint(language: Language) {
    let manual = program("--language", language.tag.rawValue, "help", "--man")
    #expect(manual.status == 0)
    #expect(manual.output.hasPrefix(".Dd " + (language == .cs ? "2026-11-22\n" : "November 22, 2026\n")))
    let path = sandbox.write(Array(manual.output.utf8), to: "recordbook.1")
    // What it says of style and headings knows English pages alone.
    let lint = program.launch(["mandoc", "-T", "lint", "-W", language == .cs ? "error" : "base", path])
    #expect(lint.output.isEmpty, "\(lint.output)")
    #expect(lint.status == 0)
  }
}
