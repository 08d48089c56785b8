import KernelDomain
import KernelPresentation

/// Help for people, from the table of commands.
struct HelpText {
  let language: Language

  func overview(_ commands: [Command]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    let groups = CommandTable.groups.map { group in
      heading(group.title) + group.commands.map { line($0.name, $0.summary, width) }.joined()
    }
    return Phrase(
      cs: "recordbook: vaše soukromá kniha tréninkových rekordů\n\n",
      en: "recordbook: your private book of training records\n\n")(language)
      + usage("recordbook [OPTIONS] COMMAND") + "\n" + groups.joined(separator: "\n") + "\n"
      + heading(Phrase(cs: "Volby u každého příkazu", en: "Options of every command"))
      + options(GlobalOptions.all) + "\n"
      + Phrase(
        cs: "Začněte: recordbook demo\nVíc k příkazu: recordbook help COMMAND\n",
        en: "Begin with: recordbook demo\nMore about a command: recordbook help COMMAND\n")(language)
  }

  func text(of command: Command) -> String {
    var text = "recordbook \(command.name): \(command.summary(language))\n\n"
    text += command.forms.map { usage("recordbook " + $0.synopsis) }.joined()
    if let details = command.details {
      text += "\n" + wrapped(details(language), width: 80).map { $0 + "\n" }.joined()
    }
    for form in command.forms {
      text += words(of: form, isAlone: command.subcommands.isEmpty)
    }
    if !command.examples.isEmpty {
      text += "\n" + heading(Phrase(cs: "Příklady", en: "Examples"))
      text += command.examples.map { "  recordbook \($0.line)\n      \($0.help(language))\n" }.joined()
    }
    return text
  }

  private func words(of form: Command, isAlone: Bool) -> String {
    guard !form.parameters.isEmpty || !form.options.isEmpty || !isAlone && form.name.contains(" ") else { return "" }
    let width = (form.parameters.map(\.name.count) + form.options.map(\.usage.count)).max() ?? 0
    let title = isAlone ? Phrase(cs: "Co zadat", en: "What to give") : Phrase(cs: form.name, en: form.name)
    var text = "\n" + heading(title)
    if !isAlone { text += "  \(form.summary(language))\n" }
    for parameter in form.parameters { text += line(parameter.name, parameter.help, width) }
    for option in form.options { text += line(option.usage, option.help, width) }
    return text
  }

  private func options(_ options: [Option]) -> String {
    let names = options.map { option in (option.short.map { "-\($0), " } ?? "") + option.usage }
    let width = names.map(\.count).max() ?? 0
    return zip(names, options).map { line($0, $1.help, width) }.joined()
  }

  private func heading(_ title: Phrase) -> String {
    title(language) + ":\n"
  }

  private func usage(_ line: String) -> String {
    let title = language.say(cs: "Použití: ", en: "Usage: ")
    let margin = "\n" + String(repeating: " ", count: title.count)
    return title + lines(line, width: 80 - title.count).joined(separator: margin) + "\n"
  }

  /// Broken before brackets, so that an option keeps its value.
  private func lines(_ usage: String, width: Int) -> [String] {
    let glued = usage.split(separator: " ").reduce(into: [String]()) { words, word in
      let isValue = words.last.map { $0.contains("--") && !$0.hasSuffix("]") && !word.hasPrefix("[") } ?? false
      if isValue { words[words.count - 1] += "\u{A0}" + word } else { words.append(String(word)) }
    }
    return wrapped(glued.joined(separator: " "), width: width).map {
      $0.map { $0 == "\u{A0}" ? " " : String($0) }.joined()
    }
  }

  private func line(_ name: String, _ help: Phrase, _ width: Int) -> String {
    let margin = String(repeating: " ", count: width + 4)
    let lines = wrapped(help(language), width: max(80 - width - 4, 30))
    let padding = String(repeating: " ", count: width - name.count + 2)
    return "  " + name + padding + lines.joined(separator: "\n" + margin) + "\n"
  }
}
