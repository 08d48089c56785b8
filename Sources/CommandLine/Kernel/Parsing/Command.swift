import KernelDomain

/// A command of the command line, represented as a value. Parsing, help, completion and the manual page are derived
/// from it.
package struct Command: Sendable {
  /// The name of the command. If the command is a verb of a feature, the name begins with the feature's noun: `swim
  /// records`, `access grant`.
  package let name: String
  /// A summary of the command in one line, without a full stop.
  package let summary: LocalizedText
  /// A longer description of the command in whole sentences; nil if there is none.
  package let details: LocalizedText?
  /// Whether the command shows a screen, which the option `--html` prints as a page.
  package let showsScreen: Bool
  /// Whether help omits the command, because only programs such as completion scripts use it.
  package let isHidden: Bool
  /// The method of the use case that the command calls with the user's words as input; nil for a command that does
  /// more than call one use case.
  package let method: String?
  package let run: Run
  // These parts are created on demand: creating those of all commands would take a seventh of a short command's time.
  private let makeParameters: Made<Parameter>
  private let makeOptions: Made<Option>
  private let makeExamples: Made<Example>
  private let makeSubcommands: Made<Command>

  package typealias Made<Part> = @Sendable () -> [Part]
  package typealias Run = @Sendable (Arguments, Session) throws(CommandError) -> ExitStatus

  package struct Example: Sendable {
    /// The words of the example, without `recordbook` at the beginning.
    package let line: String
    package let help: LocalizedText

    package init(_ line: String, cs: String, en: String) {
      self.line = line
      help = LocalizedText(cs: cs, en: en)
    }
  }

  /// Creates a command.
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
  /// The subcommands. The user selects one by typing its word after this command's name.
  package var subcommands: [Command] { makeSubcommands() }

  /// The last word of the command's name. Typing this word selects the subcommand.
  package var word: String {
    name.split(separator: " ").last.map(String.init) ?? name
  }

  /// The usage in one line, such as `history STYLE DISTANCE [--course COURSE]`.
  package var synopsis: String {
    ([name] + parameters.map(\.synopsis) + options.map(\.synopsis)).joined(separator: " ")
  }

  /// Returns the name of the argument that sets a member of the use case's input: `STYLE` for `style`, `--laps` for
  /// `laps[0]`, `running.heart-rate.resting` for the setting `running.heartRate.resting`. Nil if no argument sets this
  /// member.
  package func typed(_ field: String) -> String? {
    let whole = field.kebabCased
    for case .pairs(let named) in parameters.map(\.kind) where named.contains(where: { $0.name == whole }) {
      return whole
    }
    let name = field.prefix { $0 != "[" && $0 != "." }
    if let place = parameters.first(where: { ($0.field ?? $0.name.lowercased()) == name }) { return place.name }
    let typed = String(name).kebabCased
    let option = options.first { $0.parameter?.field.map { $0 == name } ?? ($0.name == typed) }
    return option.map { "--" + $0.name }
  }

  /// Returns the option whose value a word seems to be, although the word is given without the option: a day, a time,
  /// a number, or a word that only this option accepts. Nil if there is none, or more than one.
  package func option(for word: String) -> Option? {
    let isNumber = ASCII.integer(Array(word.utf8)) != nil
    let found = options.filter { option in
      switch option.parameter?.kind {
      case .choice(let words): words.contains(word)
      case .name where option.parameter?.name == "COURSE":
        ["lcm", "scm", "scy", "25m", "50m", "25yd"].contains(word.lowercased())
      case .text:
        switch option.parameter?.name {
        case "DAY": option.name == "day" && DayWords.isDays(word) && !DayWords.isSpan(word)
        case "MONTH": DayWords.isSpan(word)
        case "TIME": ClockWords.time(word) != nil
        case "MINUTES": isNumber
        case "NUMBER": isNumber && word.utf8.count <= 3
        default: false
        }
      default: false
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The command itself and its visible subcommands, in the order of the help text.
  package var forms: [Command] {
    [self] + subcommands.filter { !$0.isHidden }
  }
}
