/// A command as a value: parsing, help, completion and the manual all come from it.
package struct Command: Sendable {
  /// The name, after the command it belongs to, if any: `swim records`, `access grant`.
  package let name: String
  /// A line, without a full stop.
  package let summary: LocalizedText
  /// Whole sentences.
  package let details: LocalizedText?
  /// Whether it shows a screen, which `--html` turns into a page.
  package let showsScreen: Bool
  /// Whether help leaves it out, because it is for programs such as completion.
  package let isHidden: Bool
  /// The method of the use case whose input is the command's words; nil for commands that do more.
  package let method: String?
  package let run: Run
  // Made when asked for: making those of all commands would take a seventh of a short command's time.
  private let makeParameters: Made<Parameter>
  private let makeOptions: Made<Option>
  private let makeExamples: Made<Example>
  private let makeSubcommands: Made<Command>

  package typealias Made<Part> = @Sendable () -> [Part]
  package typealias Run = @Sendable (Arguments, Session) throws(CommandError) -> ExitStatus

  package struct Example: Sendable {
    /// The words after `recordbook`.
    package let line: String
    package let help: LocalizedText

    package init(_ line: String, cs: String, en: String) {
      self.line = line
      help = LocalizedText(cs: cs, en: en)
    }
  }

  /// - Parameters:
  ///   - cs: the summary in Czech.
  ///   - en: the summary in English.
  package init(
    _ name: String, _ parameters: @autoclosure @escaping Made<Parameter> = [],
    options: @autoclosure @escaping Made<Option> = [], cs: String, en: String, details: LocalizedText? = nil,
    examples: @autoclosure @escaping Made<Example> = [], subcommands: @autoclosure @escaping Made<Command> = [],
    showsScreen: Bool = false, isHidden: Bool = false, method: String? = nil, run: @escaping Run
  ) {
    self.name = name
    summary = LocalizedText(cs: cs, en: en)
    self.details = details
    self.showsScreen = showsScreen
    self.isHidden = isHidden
    self.method = method
    self.run = run
    makeParameters = parameters
    makeOptions = options
    makeExamples = examples
    makeSubcommands = subcommands
  }

  package var parameters: [Parameter] { makeParameters() }
  package var options: [Option] { makeOptions() }
  package var examples: [Example] { makeExamples() }
  /// Chosen by the word after the command's own.
  package var subcommands: [Command] { makeSubcommands() }

  /// The word that chooses it.
  package var word: String {
    name.split(separator: " ").last.map(String.init) ?? name
  }

  /// `history STYLE DISTANCE [--course COURSE]`.
  package var synopsis: String {
    ([name] + parameters.map(\.synopsis) + options.map(\.synopsis)).joined(separator: " ")
  }

  /// What the user typed for a member of the use case's input: `STYLE` for `style`, `--laps` for `laps[0]`; nil if the
  /// user can't have typed it.
  package func typed(_ field: String) -> String? {
    let name = field.prefix { $0 != "[" && $0 != "." }
    if let place = parameters.first(where: { ($0.field ?? $0.name.lowercased()) == name }) { return place.name }
    return options.first { ($0.parameter?.field ?? $0.name) == name }.map { "--" + $0.name }
  }

  /// Itself and its subcommands, in the order of help.
  package var forms: [Command] {
    [self] + subcommands.filter { !$0.isHidden }
  }
}
