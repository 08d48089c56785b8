/// A command as a value: parsing, help, completion and the manual all come from it.
struct Command: Sendable {
  /// With the command it belongs to in front, where there is one: `access grant`.
  let name: String
  let parameters: [Parameter]
  let options: [Option]
  /// A line, without a full stop.
  let summary: Phrase
  /// Sentences.
  let details: Phrase?
  let examples: [Example]
  /// Chosen by the word after the command's own.
  let subcommands: [Command]
  let run: Run

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
    _ name: String, _ parameters: [Parameter] = [], options: [Option] = [], summary: Phrase, details: Phrase? = nil,
    examples: [Example] = [], subcommands: [Command] = [], run: @escaping Run
  ) {
    self.name = name
    self.parameters = parameters
    self.options = options
    self.summary = summary
    self.details = details
    self.examples = examples
    self.subcommands = subcommands
    self.run = run
  }

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
