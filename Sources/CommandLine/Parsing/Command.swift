/// A command as a value: parsing, help, completion and the manual all come from it.
struct Command: Sendable {
  /// With the command it belongs to in front, where there is one: `access grant`.
  let name: String
  /// A line, without a full stop.
  let summary: Phrase
  /// Sentences.
  let details: Phrase?
  let run: Run
  // Made when they are asked for: all commands' together would be a seventh of the time of the one that runs.
  private let makeParameters: Made<Parameter>
  private let makeOptions: Made<Option>
  private let makeExamples: Made<Example>
  private let makeSubcommands: Made<Command>

  typealias Made<Part> = @Sendable () -> [Part]
  typealias Run = @Sendable (Arguments, Session) throws(CommandError) -> ExitStatus

  struct Example: Sendable {
    /// What follows `recordbook`.
    let line: String
    let help: Phrase

    init(_ line: String, _ help: Phrase) {
      self.line = line
      self.help = help
    }
  }

  init(
    _ name: String, _ parameters: @autoclosure @escaping Made<Parameter> = [],
    options: @autoclosure @escaping Made<Option> = [], summary: Phrase, details: Phrase? = nil,
    examples: @autoclosure @escaping Made<Example> = [], subcommands: @autoclosure @escaping Made<Command> = [],
    run: @escaping Run
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.run = run
    makeParameters = parameters
    makeOptions = options
    makeExamples = examples
    makeSubcommands = subcommands
  }

  var parameters: [Parameter] { makeParameters() }
  var options: [Option] { makeOptions() }
  var examples: [Example] { makeExamples() }
  /// Chosen by the word after the command's own.
  var subcommands: [Command] { makeSubcommands() }

  /// The word that chooses it.
  var word: String {
    name.split(separator: " ").last.map(String.init) ?? name
  }

  /// `history STYLE DISTANCE [--course COURSE]`.
  var synopsis: String {
    ([name] + parameters.map(\.synopsis) + options.map(\.synopsis)).joined(separator: " ")
  }

  /// Itself, where it does something alone, and its subcommands.
  var forms: [Command] {
    [self] + subcommands
  }
}
