import KernelPresentation

/// The manual, in mdoc(7), from the table of commands.
struct ManPage {
  let groups: [CommandTable.Group]

  var text: String {
    """
    .Dd November 21, 2026
    .Dt RECORDBOOK 1
    .Os
    .Sh NAME
    .Nm recordbook
    .Nd a private book of training records
    .Sh SYNOPSIS
    .Nm
    .Op Ar options
    .Ar command
    .Op Ar argument ...
    .Sh DESCRIPTION
    .Nm
    keeps the best times of a swimmer, worked out from what her watch recorded, on
    her own machine.
    It reads exports of Apple Health, FIT and TCX files, finds the fastest swims of
    each style and distance in every pool, and lets her correct what the watch got
    wrong; every correction shows everywhere at once and can be taken back.
    .Pp
    These options may stand before and after any command:
    \(options(GlobalOptions.all))
    .Sh COMMANDS

    """ + groups.map(section).joined() + Self.closing
  }

  private func section(_ group: CommandTable.Group) -> String {
    ".Ss \(escaped(group.title.en))\n.Bl -tag -width Ds\n"
      + group.commands.filter { !$0.isHidden }.flatMap(\.forms).map(entry).joined() + ".El\n"
  }

  private func entry(_ command: Command) -> String {
    var text = ".It " + synopsis(command) + "\n" + sentence(command.summary.en) + "\n"
    if let details = command.details { text += sentences(details.en) + "\n" }
    if !command.options.isEmpty { text += options(command.options) + "\n" }
    return text
  }

  private func synopsis(_ command: Command) -> String {
    var words = ["Cm " + command.name]
    for parameter in command.parameters {
      let name = "Ar " + parameter.name + (parameter.isRepeated ? " ..." : "")
      words.append(parameter.isRequired ? name : "Oo \(name) Oc")
    }
    for option in command.options where option.isRequired { words.append(usage(option)) }
    return words.joined(separator: " ")
  }

  private func usage(_ option: Option) -> String {
    "Fl \\-" + option.name + (option.parameter.map { " Ar " + $0.name } ?? "")
  }

  private func options(_ options: [Option]) -> String {
    let items = options.map { option in
      let short = option.short.map { "Fl \($0) , " } ?? ""
      return ".It " + short + usage(option) + "\n" + sentence(option.help.en) + "\n"
    }
    return ".Bl -tag -width Ds\n" + items.joined() + ".El"
  }

  private func sentence(_ text: String) -> String {
    sentences(text + ".")
  }

  /// In mdoc a sentence ends its line, and lines are short.
  private func sentences(_ text: String) -> String {
    text.split(separator: ". ").flatMap { part in
      wrapped(String(part) + (text.hasSuffix(part) ? "" : "."), width: 76).map(escaped)
    }.joined(separator: "\n")
  }

  /// A line that begins with a dot or quote would be a request; a backslash begins an escape.
  private func escaped(_ text: String) -> String {
    let text = text.reduce(into: "") { text, character in
      switch character {
      case "\\": text += "\\e"
      case "⅓": text += "1/3"
      case "…": text += "..."
      default: text.append(character)
      }
    }
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  private static let closing = """
    .Sh ENVIRONMENT
    .Bl -tag -width Ds
    .It Ev XDG_DATA_HOME
    The book is in the folder
    .Pa recordbook
    below it, where
    .Fl \\-store
    says nothing else;
    .Pa ~/.local/share
    where it is not set.
    .It Ev LC_ALL , Ev LANG
    The language, where neither
    .Fl \\-language
    nor the settings say it: Czech for cs, else English.
    .It Ev NO_COLOR
    No colours when set.
    .El
    .Sh EXIT STATUS
    0 when done, 1 when it failed, 2 for bad usage or input, 130 when interrupted.
    .Sh EXAMPLES
    .Dl recordbook import export.zip
    .Dl recordbook swim records
    .Dl recordbook swim history freestyle 200
    .Dl recordbook swim edit-style 20230604T230559Z.13 backstroke
    .Dl recordbook undo

    """
}
