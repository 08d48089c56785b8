import Libc
import TestSupport
import Testing

/// The account from a terminal and from scripts, and the lock in the same process and through a service.
@Suite struct AccountCommandTests {
  @Test func aWordOfACommandIsNeverAPassword() {
    let book = SampleBook()
    for words in [
      ["account", "log-in", "a@b.cz", "secret"], ["account", "sign-up", "a@b.cz", "--password", "secret"],
    ] {
      #expect(book.program.run(words).status == 2)
    }
    // Nor is it waited for where nobody can type it.
    let result = book.program("account", "log-in", "a@b.cz")
    #expect(result.status == 2)
    #expect(result.words.contains("--password-stdin"))
    #expect(LockedBook().program("account", "delete").words.contains("--yes"))
  }

  @Test func withoutAnAccountNoneIsAskedAbout() {
    let book = SampleBook()
    for words in [["account", "delete"], ["account", "delete", "--yes"]] {
      let result = book.program.run(words)
      #expect(result.status == 1, "\(result)")
      #expect(result.words.contains("has no account") && !result.words.contains("--yes"), "\(result)")
    }
  }

  @Test(arguments: [false, true]) func theLockHoldsForEveryCommand(served: Bool) throws {
    let locked = LockedBook()
    let program = locked.program
    if served { #expect(program("service", "start").status == 0) }
    defer { if served { _ = program("service", "stop") } }
    #expect(locked.logOut().output == "The book is locked\n")
    let before = locked.book.files
    let refused: [[String]] = [
      ["swim", "records"], ["--html", "swim", "records"], ["review"], ["changes"], ["undo"],
      ["settings"], ["settings", "set", "theme", "dark"], ["profile"], ["access"], ["sync"],
      ["import", locked.book.export],
      ["export", "--format", "json", locked.book.sandbox.path + "/a.json"],
      ["export", "--format", "csv", locked.book.sandbox.path + "/csv"],
      ["export", "--format", "html", locked.book.sandbox.path + "/html"],
      ["show", "recordbook://"], ["show", "recordbook://settings"], ["call", "swimming.listSwims"],
      ["call", "book.exportBook", #"{"path":"\#(locked.book.sandbox.path)/b.json"}"#], ["check"], ["repair"],
      ["prayer", "today"], ["--no-service", "swim", "records"],
    ]
    for words in refused where !(served && words.first == "--no-service" && words.contains("repair")) {
      let result = program.run(words)
      #expect(result.status == 1, "\(words) \(result)")
      #expect(result.output.isEmpty, "\(words) \(result)")
      #expect(
        result.words == "recordbook: The book is locked\nLog in: \(program.line) account log-in EMAIL\n", "\(words)")
    }
    #expect(locked.book.files == before)
    #expect(
      program("--language", "cs", "swim", "records").words
        == "recordbook: Kniha je zamčená\nPřihlaste se: \(program.line) account log-in EMAIL\n")
    let json = program("--json", "swim", "records").words
    #expect(json.contains(#""code":-32014"#) && json.contains(#""id":"account.locked""#))
    for words in [["account"], ["help"], ["--version"], ["completion", "bash"], ["help", "swim"], ["--help"]] {
      #expect(program.run(words).status == 0, "\(words)")
    }
    // Completion gets no names from a locked book, and no error message, which would appear while the user types.
    #expect(program("swim", "names", "segments").output.isEmpty)
    #expect(program("show", "recordbook://login").status == 0)
    #expect(locked.logIn().status == 0)
    #expect(program("swim", "records").status == 0)
    #expect(program("--no-service", "swim", "records").status == 0)
  }

  @Test func sixWrongPasswords() {
    let locked = LockedBook()
    _ = locked.logOut()
    for _ in 0..<5 {
      let result = locked.logIn("wrong horse")
      #expect(result.status == 2)
      #expect(
        result.words.split(separator: "\n").map(String.init) == [
          "recordbook: The email or the password is wrong",
          "If you forgot the password, use a one-time code: \(locked.program.line) account reset-password",
        ])
    }
    // Where the machine is slow a wait may be over before the next word, which makes the one after it longer.
    let waiting = (0..<9).lazy.map { _ in locked.logIn("wrong horse") }.first { $0.status == 1 }
    #expect(waiting?.words.wholeMatch(of: /recordbook: Try again in \d+ s\n/) != nil)
    // Another process, another language, the same wait.
    let czech = (0..<9).lazy.map { _ in
      locked.program.given("wrong horse")(
        "--language", "cs", "account", "log-in", LockedBook.email, "--password-stdin")
    }.first { $0.status == 1 }
    #expect(czech?.words.wholeMatch(of: /recordbook: Zkuste znovu za \d+ s\n/) != nil)
    #expect(eventually { locked.logIn().status == 0 })
  }

  @Test func aCodeIsGoodForOnce() {
    let locked = LockedBook()
    _ = locked.logOut()
    let code = locked.codes[2]
    func reset(_ password: String) -> Program.Result {
      locked.program.given(code, password)("account", "reset-password", "--password-stdin")
    }
    #expect(reset("short").words == "recordbook: password: At least 8 characters\n")
    #expect(reset("another horse").output.hasSuffix("7 one-time codes are left\n"))
    let again = reset("another horse")
    #expect(again.status == 2)
    #expect(again.words.contains("The code is wrong, or already used"))
    #expect(locked.logIn().status == 2)
    #expect(locked.logIn("another horse").status == 0)
    let codes = locked.program.given("another horse")("account", "new-codes", "--password-stdin")
    #expect(codes.output.split(separator: "\n").count == 10)
    #expect(!codes.output.contains(locked.codes[0]))
  }

  @Test func anEmailThatIsNone() {
    let book = SampleBook()
    let result = book.program.given("correct horse")("account", "sign-up", "jana", "--password-stdin")
    #expect(result.status == 2)
    #expect(result.words == "recordbook: EMAIL: Enter an email such as jana@example.org\n")
  }

  // MARK: At a terminal

  @Test func theTerminalShowsNothingOfAPassword() throws {
    let locked = LockedBook()
    _ = locked.logOut()
    let terminal = try PseudoTerminal()
    let (status, shown) = terminal.run(
      locked.program, ["account", "log-in", LockedBook.email],
      typing: [
        ("Password: ", "correcX\u{7F}t horse batteryé\u{7F}\n")
      ])
    #expect(status == 0)
    #expect(shown.isEmpty)
    #expect(terminal.echoes)
    #expect(locked.program("swim", "records").status == 0)
  }

  @Test func ctrlCLeavesTheTerminalAsItWas() throws {
    let locked = LockedBook()
    let terminal = try PseudoTerminal()
    let (status, _) = terminal.run(
      locked.program, ["account", "new-codes"], typing: [("Password: ", "correct\u{3}")])
    #expect(status == 130)
    #expect(terminal.echoes)
  }

  @Test func twoPasswordsThatDiffer() throws {
    let book = SampleBook()
    let terminal = try PseudoTerminal()
    let (status, _) = terminal.run(
      book.program, ["account", "sign-up", "a@b.cz"],
      typing: [("New password: ", "correct horse\n"), ("once more: ", "correct house\n")])
    #expect(status == 2)
    #expect(book.program("account").output == "The book has no account: it is unlocked\n")
  }

  @Test(arguments: [false, true]) func whoReadsTheFilesRemovesTheAccount(served: Bool) throws {
    let locked = LockedBook()
    _ = locked.logOut()
    if served { #expect(locked.program("service", "start").status == 0) }
    defer { if served { _ = locked.program("service", "stop") } }
    let terminal = try PseudoTerminal()
    #expect(terminal.run(locked.program, ["account", "delete"], typing: [("Type yes: ", "no\n")]).status == 130)
    #expect(locked.program("swim", "records").status == 1)
    #expect(terminal.run(locked.program, ["account", "delete"], typing: [("Type yes: ", "yes\n")]).status == 0)
    #expect(locked.program("swim", "records").status == 0)
    #expect(locked.program("account").output == "The book has no account: it is unlocked\n")
  }
}
