import Composition
import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingPresentation

/// What a command works with: the book, the language, and where its words go. Commands reach the book only through
/// `call`, whoever answers it.
struct Session: Sendable {
  let options: GlobalOptions
  let terminal: Terminal

  init(_ options: GlobalOptions) {
    self.options = options
    terminal = Terminal(isPlain: options.plain)
  }

  /// The same in a book of its own.
  func inStore(_ path: String) -> Session {
    var options = options
    options.store = path
    return Session(options)
  }

  // MARK: The book

  func call<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, progress: any ProgressSink = NoProgress()
  ) throws(CommandError) -> Case.Output {
    do throws(Failure) {
      return try app().catalog.call(type, input, progress: progress)
    } catch {
      throw .failed(error)
    }
  }

  /// By the method's name, with parameters and result as JSON.
  func call(method: String, json: [UInt8], progress: any ProgressSink) throws(CommandError) -> [UInt8] {
    do throws(Failure) {
      return try app().call(method: method, json: json, progress: progress)
    } catch {
      throw .failed(error)
    }
  }

  /// Every use case, by name.
  func useCases() throws(CommandError) -> [UseCaseCatalog.Entry] {
    do throws(Failure) {
      let catalog = try app().catalog
      return catalog.methods.compactMap { catalog[$0] }
    } catch {
      throw .failed(error)
    }
  }

  /// Opening reads nothing: a new one for each call costs next to nothing.
  private func app() throws(Failure) -> App {
    try App(App.Configuration(store: options.store, language: options.language))
  }

  // MARK: What is said

  /// That asked for, else that of the settings, else that of the environment; the last also where the settings can't
  /// be read, since the words are then about just that.
  var language: Language {
    if let language = options.language { return language }
    let settings = try? call(UpdateSettings.self, UpdateSettings.Input())
    return settings?.language.language ?? Terminal.language
  }

  /// Calls a use case, and prints its output: as JSON where asked for, else in words.
  func report<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, _ words: (Case.Output, Language) -> String
  ) throws(CommandError) -> ExitStatus {
    try report(call(type, input), words)
  }

  func report<Output: Encodable>(
    _ output: Output, _ words: (Output, Language) -> String
  ) throws(CommandError) -> ExitStatus {
    try options.json ? writeJSON(output) : write(words(output, language))
    return .success
  }

  /// Shows a screen; where JSON is asked for, the output of the use case that the screen is made of.
  func show<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, at route: Route
  ) throws(CommandError) -> ExitStatus {
    if options.json {
      try writeJSON(call(type, input))
    } else {
      try write(screen(route.description))
    }
    return .success
  }

  /// As a page where one is asked for, else as text.
  func write(_ screen: Screen) throws(CommandError) {
    guard options.html else { return try write(text(of: screen)) }
    let settings = try call(UpdateSettings.self, UpdateSettings.Input())
    let theme = DesignTheme(settings.design).adding(meanings: Hue.strokes)
    try write(PageRenderer(theme: theme, mode: settings.theme.mode, drawings: App.drawings).page(screen))
  }

  func screen(_ route: String) throws(CommandError) -> Screen {
    try call(ShowScreen.self, ShowScreen.Input(route: route, language: options.language))
  }

  func text(of screen: Screen) -> String {
    TextRenderer(
      width: terminal.columns, palette: terminal.hasColor ? .swimming : nil, depth: terminal.depth,
      drawsCharts: !options.plain
    )
    .render(screen)
  }

  // MARK: Where it goes

  func write(_ text: String) throws(CommandError) {
    try write(Array(text.utf8))
  }

  func writeJSON(_ output: some Encodable) throws(CommandError) {
    let json: [UInt8]
    do throws(Failure) {
      json = try app().json(output)
    } catch {
      throw .failed(error)
    }
    try write(json + [UInt8(ascii: "\n")])
  }

  func write(_ bytes: [UInt8]) throws(CommandError) {
    do throws(OutputError) {
      try terminal.write(bytes)
    } catch {
      throw .unwritable(error)
    }
  }

  func complain(_ problem: String, hint: String?) {
    terminal.complain("recordbook: \(problem)\n" + (hint.map { $0 + "\n" } ?? ""))
  }
}
