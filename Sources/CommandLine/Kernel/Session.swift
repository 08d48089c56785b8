import Composition
package import KernelApplication
package import KernelDomain
package import KernelPresentation
import Rendering

/// What a command works with: the book, the language, and where its words go. Commands reach the book only through
/// `call`, whoever answers it.
package struct Session {
  package let options: GlobalOptions
  package let terminal: Terminal
  /// Every command, for those that tell of commands.
  package let table: CommandTable
  /// Begins every command offered.
  package let program: Program
  private let book: BookAccess

  package init(_ options: GlobalOptions, _ table: CommandTable) {
    self.options = options
    self.table = table
    let program = options.program
    self.program = program
    let terminal = Terminal(isPlain: options.plain)
    self.terminal = terminal
    var configuration = options.configuration
    // The settings' language would have to be asked for just where nobody answers.
    let language = options.language ?? Terminal.language
    configuration.onWait = { terminal.complain(WaitSummary.text($0, language, program)) }
    book = BookAccess(configuration, options.service)
  }

  /// The same in a book of its own, which no service has yet.
  package func inStore(_ path: String) -> Session {
    var options = options
    (options.store, options.socket) = (path, nil)
    return Session(options, table)
  }

  /// By this process's clock.
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

  /// Calls a use case by the method's name, with parameters and result as JSON.
  package func call(method: String, json: [UInt8], progress: any ProgressSink) throws(CommandError) -> [UInt8] {
    do throws(Failure) {
      return try book.call(method: method, json: json, progress: progress)
    } catch {
      throw .failed(error)
    }
  }

  /// Every use case, by name.
  package func useCases() throws(CommandError) -> [UseCaseEntry] {
    do throws(Failure) {
      return try book.useCases()
    } catch {
      throw .failed(error)
    }
  }

  /// What stands in the book's files for who can read them, as this process tries to; nil where there is no account.
  package func accountKey() throws(CommandError) -> String? {
    do throws(Failure) {
      return try book.accountKey()
    } catch {
      throw .failed(error)
    }
  }

  /// The patterns of the routes of every screen.
  package func screenPatterns() throws(CommandError) -> [RoutePattern] {
    do throws(Failure) {
      return try book.screenPatterns()
    } catch {
      throw .failed(error)
    }
  }

  /// Whether a service answered the last call.
  package var isServed: Bool { book.isServed }

  /// Closes the connection to the service; `watch` opens its own.
  package func disconnect() {
    book.disconnect()
  }

  // MARK: What is said

  /// That asked for, else that of the settings, else that of the environment; the last also where the settings can't
  /// be read, since the words are then about just that.
  package var language: Language {
    language(of: book)
  }

  /// The same, without asking the service: for words about a failure, and about the service itself.
  package var languageWithoutService: Language {
    language(of: BookAccess(options.configuration, .none))
  }

  private func language(of book: BookAccess) -> Language {
    let settings = try? book.call(ShowSettings.self, NoInput())
    return settings?.language(asked: options.language, system: Terminal.language) ?? options.language
      ?? Terminal.language
  }

  /// Calls a use case, and prints its output: as JSON where asked for, else in words. The language is asked for first:
  /// a service still has to do with a change that it has answered.
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

  /// Shows a screen; where JSON is asked for, the output of the use case that the screen is made of.
  package func show<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, at route: Route
  ) throws(CommandError) -> ExitStatus {
    if options.json {
      try writeJSON(type, input)
    } else {
      try showScreen(route.description)
    }
    return .success
  }

  /// Shows a screen as a page where one is asked for, else as text.
  package func showScreen(_ route: String) throws(CommandError) {
    let rendered = try call(RenderScreen.self, renderInput(route))
    try write(rendered.text)
    noteShown(rendered.onShown)
    remarkMissingBook()
  }

  /// What can't be noted, as on a disk that can't be written, is told again the next time.
  private func noteShown(_ action: Action?) {
    guard let action else { return }
    _ = try? call(method: action.method, json: [], progress: NoProgress())
  }

  package func screen(_ route: String) throws(CommandError) -> Screen {
    try call(ShowScreen.self, screenInput(route))
  }

  /// Settings that follow the system mean the one of whoever looks.
  package func screenInput(_ route: String) -> ShowScreen.Input {
    ShowScreen.Input(route: route, language: options.language, system: Terminal.language)
  }

  private func renderInput(_ route: String) -> RenderScreen.Input {
    let isPage = options.html
    return RenderScreen.Input(
      route: route, format: isPage ? .html : nil, language: options.language, system: Terminal.language,
      program: program == .usual ? nil : program.line, columns: isPage ? nil : terminal.columns,
      colors: terminal.hasColor && !isPage ? terminal.depth : nil, charts: isPage ? nil : !options.plain)
  }

  // MARK: Where it goes

  package func write(_ text: String) throws(CommandError) {
    try write(Array(text.utf8))
  }

  /// What a command has to say; the commands that it offers stand whole.
  package func write(words: String) throws(CommandError) {
    try write(terminal.commandsApart(words))
  }

  /// What a use case answers, as it is answered.
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

  /// A line of JSON; the same value in letters that can be shown.
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

  /// A file that came as Base64, which is for programs and files: a terminal is spared it.
  package func write(base64 text: String) throws(CommandError) {
    guard !terminal.isTerminal else {
      throw .usage(
        UsageError(
          LocalizedText(cs: "zvuk není pro terminál", en: "sound is nothing for a terminal"),
          hint: LocalizedText(
            cs: "Uložte ho do souboru (> zvuk.wav), nebo ho pošlete přehrávači.",
            en: "Send it to a file (> sound.wav) or to a player.")))
    }
    guard let bytes = App.bytes(base64: text) else { preconditionFailure("a use case answers in Base64") }
    try write(bytes)
  }

  package func complain(json: [UInt8]) {
    terminal.complain(String(decoding: App.shown(json: json), as: UTF8.self))
  }

  package func complain(_ problem: String, hint: String?) {
    let hint = hint.map { terminal.hint(printable($0)) + "\n" } ?? ""
    terminal.complain(terminal.problem("recordbook: \(printable(problem))") + "\n" + hint)
  }
}
