import Composition
package import KernelApplication
package import KernelDomain
package import KernelPresentation
import Rendering
import System

/// Everything that a command works with: the book, the language and the output. Commands access the book only through
/// `call`, which either asks a service or works within this process.
package struct Session {
  package let options: GlobalOptions
  package let terminal: Terminal
  /// All commands of the program, for commands such as `help` that describe them.
  package let table: CommandTable
  /// The program's name, with which the commands in hints begin.
  package let program: Program
  /// Returns the current day in the time zone that applies to the command, or nil if it is this machine's. Nil, too, if
  /// this machine's always applies.
  package var localDay: LocalDay?
  private let book: BookAccess

  package typealias LocalDay = @Sendable (Session) throws(CommandError) -> CivilDay?

  package init(_ options: GlobalOptions, _ table: CommandTable) {
    self.options = options
    self.table = table
    let program = options.program
    self.program = program
    let terminal = Terminal(isPlain: options.plain)
    self.terminal = terminal
    var configuration = options.configuration
    // The language of the settings is not used here: asking for it would mean waiting for the same service.
    let language = options.language ?? Terminal.language
    configuration.onWait = { terminal.complain(WaitSummary.text($0, language, program)) }
    book = BookAccess(configuration, options.service)
  }

  /// Returns a session for the book at another path, which is assumed to have no service yet.
  package func inStore(_ path: String) -> Session {
    var options = options
    (options.store, options.socket) = (path, nil)
    return Session(options, table)
  }

  /// Returns the current time by the configured clock.
  package func now() throws(CommandError) -> Timestamp {
    do throws(Failure) {
      return try options.configuration.now()
    } catch {
      throw .failed(error)
    }
  }

  // MARK: The book

  package func call<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, progress: (any ProgressSink)? = nil
  ) throws(CommandError) -> Case.Output {
    do throws(Failure) {
      return try book.call(type, input, progress: progress)
    } catch {
      throw .failed(error)
    }
  }

  /// Calls a use case by its method name, with input and output as JSON.
  package func call(method: String, json: [UInt8], progress: any ProgressSink) throws(CommandError) -> [UInt8] {
    do throws(Failure) {
      return try book.call(method: method, json: json, progress: progress)
    } catch {
      throw .failed(error)
    }
  }

  /// Returns all use cases, sorted by name.
  package func useCases() throws(CommandError) -> [UseCaseEntry] {
    do throws(Failure) {
      return try book.useCases()
    } catch {
      throw .failed(error)
    }
  }

  /// Returns the account's key, read from the book's files, which this process must have permission to read; nil if
  /// there is no account.
  package func accountKey() throws(CommandError) -> String? {
    do throws(Failure) {
      return try book.accountKey()
    } catch {
      throw .failed(error)
    }
  }

  package func screenPatterns() throws(CommandError) -> [RoutePattern] {
    do throws(Failure) {
      return try book.screenPatterns()
    } catch {
      throw .failed(error)
    }
  }

  /// Whether the most recent call was made through a service.
  package var isServed: Bool { book.isServed }

  /// Closes the connection to the service. It is called by commands that open a connection of their own.
  package func disconnect() {
    book.disconnect()
  }

  // MARK: Output

  /// The language that the user chose on the command line. If there is none, it is the language in the settings or, if
  /// none is set, the language of the environment. Settings that cannot be read are ignored, since that failure itself
  /// must be reported in some language.
  package var language: Language {
    language(of: book)
  }

  /// The language, determined without asking the service. Messages about failures and about the service itself use it.
  package var languageWithoutService: Language {
    language(of: BookAccess(options.configuration, .none))
  }

  private func language(of book: BookAccess) -> Language {
    let settings = try? book.call(ShowSettings.self, NoInput())
    return settings?.language(asked: options.language, system: Terminal.language) ?? options.language
      ?? Terminal.language
  }

  /// Calls a use case and prints its output: as JSON if the user requested it, otherwise in words. The language is
  /// determined before the call, because the service may be busy for a while after a change.
  package func report<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, _ words: (Case.Output, Language, Program) -> String
  ) throws(CommandError) -> ExitStatus {
    if options.json {
      try writeJSON(type, input)
    } else {
      let language = language
      try write(words: words(call(type, input), language, program))
      remarkMissingBook()
    }
    return .success
  }

  package func report<Output: Encodable>(
    _ output: Output, _ words: (Output, Language, Program) -> String
  ) throws(CommandError) -> ExitStatus {
    try options.json ? writeJSON(output) : write(words: words(output, language, program))
    return .success
  }

  /// Shows a screen. If the user requested JSON, prints the output of the use case that the screen presents instead.
  package func show<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, at destination: Destination
  ) throws(CommandError) -> ExitStatus {
    if options.json {
      try writeJSON(type, input)
    } else {
      try showScreen(destination.route.description)
    }
    return .success
  }

  /// Shows a screen: as an HTML page if the user requested it, otherwise as text.
  package func showScreen(_ route: String) throws(CommandError) {
    let rendered = try call(RenderScreen.self, renderInput(route))
    try options.html ? write(rendered.text) : write(pages: rendered.text)
    noteShown(rendered.onShown)
    remarkMissingBook()
  }

  /// Returns a picture of a screen's most important figures, as SVG.
  package func picture(of route: String) throws(CommandError) -> String {
    let input = RenderScreen.Input(
      route: route, format: .picture, language: options.language, system: Terminal.language)
    return try call(RenderScreen.self, input).text
  }

  /// Calls the action that records that the user has seen a screen; does nothing if the screen has no such action. If
  /// the call fails, for example because the disk is read-only, content that should be shown only once will be shown
  /// again.
  private func noteShown(_ action: Action?) {
    guard let action else { return }
    _ = try? call(method: action.method, json: [], progress: NoProgress())
  }

  package func screen(_ route: String) throws(CommandError) -> Screen {
    try call(ShowScreen.self, screenInput(route))
  }

  /// Returns the input for showing a screen. If the settings say that the language follows the system, it is the
  /// language of this process's environment, not of the service's.
  package func screenInput(_ route: String) -> ShowScreen.Input {
    ShowScreen.Input(route: route, language: options.language, system: Terminal.language)
  }

  private func renderInput(_ route: String) -> RenderScreen.Input {
    let isPage = options.html
    return RenderScreen.Input(
      route: route, format: isPage ? .html : nil, language: options.language, system: Terminal.language,
      program: program == .usual ? nil : program.line, columns: isPage ? nil : terminal.columns,
      colors: terminal.hasColor && !isPage ? terminal.depth : nil,
      charts: isPage ? nil : !options.plain && !SimpleLines.areWanted)
  }

  // MARK: Where it goes

  package func write(_ text: String) throws(CommandError) {
    try write(Array(text.utf8))
  }

  /// Prints text, wrapped so that each command in it stays on one line.
  package func write(words: String) throws(CommandError) {
    try write(pages: terminal.commandsApart(words))
  }

  /// Prints text. If it is longer than the terminal, shows it in a pager.
  package func write(pages text: String) throws(CommandError) {
    let bytes = Array(SimpleLines.text(text).utf8)
    let pager = terminal.isTerminal ? Pager(isWanted: !options.noPager) : nil
    if let pager, pager.show(bytes, rows: StandardStream.output.rows) { return }
    try write(bytes)
  }

  /// Calls a use case and prints its output as JSON.
  package func writeJSON<Case: UseCase>(_ type: Case.Type, _ input: Case.Input) throws(CommandError) {
    let json: [UInt8]
    do throws(Failure) {
      json = try book.json(type, input)
    } catch {
      throw .failed(error)
    }
    try write(json: json)
  }

  package func writeJSON(_ output: some Encodable) throws(CommandError) {
    let json: [UInt8]
    do throws(Failure) {
      json = try App.json(output)
    } catch {
      throw .failed(error)
    }
    try write(json: json)
  }

  /// Prints a line of JSON. Characters that must not appear on a terminal are escaped.
  package func write(json: [UInt8]) throws(CommandError) {
    try write(App.shown(json: json) + [UInt8(ascii: "\n")])
  }

  package func write(_ bytes: [UInt8]) throws(CommandError) {
    do throws(OutputError) {
      try terminal.write(bytes)
    } catch {
      throw .unwritable(error)
    }
  }

  /// Decodes a file from Base64 and prints its bytes. Fails if standard output is a terminal, which cannot show them.
  package func write(base64 text: String) throws(CommandError) {
    guard !terminal.isTerminal else {
      throw .usage(
        cs: "zvuk není pro terminál", en: "sound can't be shown in a terminal",
        hint: LocalizedText(
          cs: "Uložte ho do souboru (> zvuk.wav), nebo ho pošlete přehrávači.",
          en: "Redirect it to a file (> sound.wav), or pipe it to a player."))
    }
    guard let bytes = App.bytes(base64: text) else { preconditionFailure("a use case answers in Base64") }
    try write(bytes)
  }

  package func complain(json: [UInt8]) {
    terminal.complain(String(decoding: App.shown(json: json), as: UTF8.self))
  }

  /// Reports a problem on standard error.
  /// - Parameters:
  ///   - lines: a list to show below the problem.
  ///   - hint: what the user can do next; nil for none.
  package func complain(_ problem: String, _ lines: [String] = [], hint: String?) {
    let hint = hint.map { terminal.hint(printable($0)) + "\n" } ?? ""
    let list = lines.map { terminal.problem("  " + printable($0)) + "\n" }.joined()
    terminal.complain(terminal.problem("recordbook: \(printable(problem))") + "\n" + list + hint)
  }
}
