import KernelDomain
import KernelPresentation

/// Writes the help texts, from the table of commands.
struct HelpText {
  let language: Language
  /// The width of the text, in columns.
  private let width: Int
  private let program: Program

  init(_ session: Session) {
    self.init(language: session.language, columns: session.terminal.columns, program: session.program)
  }

  /// Creates help texts for a terminal. Their width is the terminal's, but at most 80 columns, since wider text is
  /// hard to read, and at least 24.
  /// - Parameter program: the program's name with which the commands in the text begin.
  init(language: Language, columns: Int = 80, program: Program = .usual) {
    self.language = language
    self.program = program
    width = min(max(columns, 24), 80)
  }

  func overview(_ table: CommandTable) -> String {
    let width = table.all.map(\.name.count).max() ?? 0
    let groups = table.groups.map { group in
      heading(group.title) + group.commands.filter { !$0.isHidden }.map { line($0.name, $0.summary, width) }.joined()
    }
    let title = LocalizedText(
      cs: "recordbook: vaše soukromá kniha tréninkových rekordů",
      en: "recordbook: your private book of training records")
    return spelled(
      paragraph(title(language)) + "\n"
        + usage("recordbook [\(language.say(cs: "VOLBY", en: "OPTIONS"))] \(commandWord)") + "\n"
        + groups.joined(separator: "\n") + "\n"
        + topics(table.topics) + "\n"
        + heading(LocalizedText(cs: "Volby u každého příkazu", en: "Options of every command"))
        + options(GlobalOptions.all) + "\n"
        + offer(language.say(cs: "Začněte", en: "Start with"), "demo")
        + offer(language.say(cs: "Víc k příkazu", en: "More about a command"), "help", placeholder: commandWord)
        + offer(language.say(cs: "Téma příručky", en: "A topic of the manual"), "help", placeholder: topicWord))
  }

  private func spelled(_ text: String) -> String { Spelling.shown(text, language) }

  /// Returns the list of the manual's chapters.
  private func topics(_ topics: [Topic]) -> String {
    let width = topics.map(\.name.count).max() ?? 0
    return heading(LocalizedText(cs: "Témata příručky (anglicky)", en: "Topics of the manual"))
      + topics.map { line($0.name, $0.summary, width) }.joined()
  }

  private var commandWord: String { language.say(cs: "PŘÍKAZ", en: "COMMAND") }
  private var topicWord: String { language.say(cs: "TÉMA", en: "TOPIC") }
  private var verbWord: String { language.say(cs: "PODPŘÍKAZ", en: "VERB") }

  /// Returns a line that suggests a command.
  /// - Parameters:
  ///   - words: the words that introduce the command.
  ///   - placeholder: a word after the command that the user has to replace; empty for none.
  private func offer(_ words: String, _ command: String..., placeholder: String = "") -> String {
    let line = program.command(command) + (placeholder.isEmpty ? "" : " " + placeholder)
    let isShort = displayWidth(words) + 2 + displayWidth(line) <= width
    return isShort ? "\(words): \(line)\n" : paragraph(words + ":") + "  \(line)\n"
  }

  func text(of command: Command, _ table: CommandTable) -> String {
    let text = table.nouns.contains { $0.name == command.name } ? text(ofNoun: command) : text(of: command)
    guard let topic = table.topic(of: command) else { return spelled(text) }
    return spelled(text) + "\n" + offer(language.say(cs: "Příručka", en: "In the manual"), "help", topic.name)
  }

  /// Returns the help for a feature's command. It lists the subcommands (verbs), each of which has a separate help
  /// text.
  private func text(ofNoun command: Command) -> String {
    let verbs = command.forms.dropFirst()
    let width = verbs.map(\.name.count).max() ?? 0
    return paragraph("recordbook \(command.name): \(command.summary(language))") + "\n"
      + usage("recordbook \(command.name)") + usage("recordbook \(command.name) \(verbWord)") + "\n"
      + verbs.map { line($0.name, $0.summary, width) }.joined()
      + (command.details.map { "\n" + paragraph($0(language)) } ?? "")
      + "\n"
      + offer(language.say(cs: "Víc k jednomu", en: "More about one"), "help", command.name, placeholder: verbWord)
  }

  func text(of command: Command) -> String {
    var text = paragraph("recordbook \(command.name): \(command.summary(language))") + "\n"
    text += command.forms.map { usage("recordbook " + $0.synopsis) }.joined()
    if let details = command.details {
      text += "\n" + paragraph(details(language))
    }
    for form in command.forms {
      text += words(of: form, isAlone: command.subcommands.isEmpty)
    }
    if !command.examples.isEmpty {
      text += "\n" + heading(LocalizedText(cs: "Příklady", en: "Examples"))
      for example in command.examples {
        text += "  recordbook \(example.line)\n"
        text += paragraph(example.help(language), indent: 6)
      }
    }
    return text
  }

  private func words(of form: Command, isAlone: Bool) -> String {
    guard !form.parameters.isEmpty || !form.options.isEmpty || !isAlone && form.name.contains(" ") else { return "" }
    let width = (form.parameters.map(\.name.count) + form.options.map(\.usage.count)).max() ?? 0
    let title =
      isAlone ? LocalizedText(cs: "Co zadat", en: "Arguments") : LocalizedText(cs: form.name, en: form.name)
    var text = "\n" + heading(title)
    if !isAlone { text += paragraph(form.summary(language), indent: 2) }
    for parameter in form.parameters { text += line(parameter.name, parameter.help, width) }
    for option in form.options { text += line(option.usage, option.help, width) }
    return text
  }

  private func options(_ options: [Option]) -> String {
    let names = options.map { option in (option.short.map { "-\($0), " } ?? "") + option.usage }
    let width = names.map(\.count).max() ?? 0
    return zip(names, options).map { line($0, $1.help, width) }.joined()
  }

  private func heading(_ title: LocalizedText) -> String {
    title(language) + ":\n"
  }

  private func usage(_ line: String) -> String {
    let title = language.say(cs: "Použití: ", en: "Usage: ")
    let margin = "\n" + String(repeating: " ", count: title.count)
    return title + lines(line, width: width - title.count).joined(separator: margin) + "\n"
  }

  /// Wraps a synopsis to a width. Each option stays on the same line as its value.
  private func lines(_ usage: String, width: Int) -> [String] {
    let glued = usage.split(separator: " ").reduce(into: [String]()) { words, word in
      let isValue = words.last.map { $0.contains("--") && !$0.hasSuffix("]") && !word.hasPrefix("[") } ?? false
      if isValue { words[words.count - 1] += "\u{A0}" + String(word) } else { words.append(String(word)) }
    }
    return wrapped(glued.joined(separator: " "), width: width).map {
      $0.map { $0 == "\u{A0}" ? " " : String($0) }.joined()
    }
  }

  /// Returns a name with its description. The description is beside the name or, if fewer than 30 columns are left
  /// there, below it.
  /// - Parameter names: the width of the column of names.
  private func line(_ name: String, _ help: LocalizedText, _ names: Int) -> String {
    let rest = width - names - 4
    guard rest >= 30 else {
      return paragraph(name, indent: 2, hanging: 4) + paragraph(help(language), indent: 6)
    }
    let margin = String(repeating: " ", count: names + 4)
    let padding = String(repeating: " ", count: names - name.count + 2)
    return "  " + name + padding + wrapped(help(language), width: rest).joined(separator: "\n" + margin) + "\n"
  }

  /// Wraps a paragraph.
  /// - Parameters:
  ///   - indent: the indentation of all lines, in columns.
  ///   - hanging: the additional indentation of the lines after the first, in columns.
  private func paragraph(_ text: String, indent: Int = 0, hanging: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    let next = "\n" + String(repeating: " ", count: indent + hanging)
    return margin + wrapped(text, width: width - indent - hanging).joined(separator: next) + "\n"
  }
}
