/// A command as a value: parsing, help, completion and the manual all come from it.
package struct Command: Sendable {
  /// The name, with the command it belongs to in front where there is one: `swim records`, `access grant`.
  package let name: String
  /// A line, without a full stop.
  package let summary: LocalizedText
  /// Sentences.
  package let details: LocalizedText?
  /// Whether it answers with a screen, which `--html` turns into a page.
  package let showsScreen: Bool
  /// Whether help tells of it; else it is for programs, such as completion.
  package let isHidden: Bool
  package let run: Run
  // Made when they are asked for: all commands' together would be a seventh of the time of the one that runs.
  private let makeParameters: Made<Parameter>
  private let makeOptions: Made<Option>
  private let makeExamples: Made<Example>
  private let makeSubcommands: Made<Command>

  package typealias Made<Part> = @Sendable () -> [Part]
  package typealias Run = @Sendable (Arguments, Session) throws(CommandError) -> ExitStatus

  package struct Example: Sendable {
    /// What follows `recordbook`.
    package let line: String
    package let help: LocalizedText

    package init(_ line: String, _ help: LocalizedText) {
      self.line = line
      self.help = help
    }
  }

  package init(
    _ name: String, _ parameters: @autoclosure @escaping Made<Parameter> = [],
    options: @autoclosure @escaping Made<Option> = [], summary: LocalizedText, details: LocalizedText? = nil,
    examples: @autoclosure @escaping Made<Example> = [], subcommands: @autoclosure @escaping Made<Command> = [],
    showsScreen: Bool = false, isHidden: Bool = false, run: @escaping Run
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.showsScreen = showsScreen
    self.isHidden = isHidden
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

  /// What the user typed for a member of the use case's input: `STYLE` for `style`, `--laps` for `laps[0]`; nil for
  /// what can't have been typed.
  package func typed(_ field: String) -> String? {
    let name = field.prefix { $0 != "[" && $0 != "." }
    if let place = parameters.first(where: { ($0.field ?? $0.name.lowercased()) == name }) { return place.name }
    return options.first { ($0.parameter?.field ?? $0.name) == name }.map { "--" + $0.name }
  }

  /// Itself and its subcommands, as help tells them.
  package var forms: [Command] {
    [self] + subcommands.filter { !$0.isHidden }
  }
}
