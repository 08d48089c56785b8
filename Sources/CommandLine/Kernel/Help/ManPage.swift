import Composition
import KernelDomain
import KernelPresentation

/// Writes the manual page in the format mdoc(7), from the table of commands.
struct ManPage {
  let groups: [CommandTable.Group]
  let language: Language

  var text: String {
    """
    .Dd \(date)
    .Dt RECORDBOOK 1
    .Os
    .Sh \(say("JMÉNO", "NAME"))
    .Nm recordbook
    .Nd \(say("soukromá kniha tréninkových rekordů", "a private book of training records"))
    .Sh \(say("POUŽITÍ", "SYNOPSIS"))
    .Nm
    .Op Ar \(say("volby", "options"))
    .Ar \(say("příkaz", "command"))
    .Op Ar \(say("argument", "argument")) ...
    .Sh \(say("POPIS", "DESCRIPTION"))
    .Nm
    \(introduction)
    .Pp
    \(say("Tyto volby mohou být před každým příkazem i za ním:", "Every command takes these options, before or after it:"))
    \(options(GlobalOptions.all))
    .Sh \(say("PŘÍKAZY", "COMMANDS"))

    """ + groups.map(section).joined() + closing
  }

  func say(_ cs: String, _ en: String) -> String { language.say(cs: cs, en: en) }

  /// The date on which this version was released, in a form that mdoc accepts.
  private var date: String {
    language.say(cs: App.released.description, en: Language.en.spokenDate(App.released))
  }

  private var introduction: String {
    sentences(
      say(
        "vede tréninkové rekordy, spočítané z toho, co zaznamenaly hodinky, na vašem počítači. Čte exporty aplikace "
          + "Zdraví, soubory FIT, TCX, GPX a KML a deníky ze Strong, Hevy a osmi dalších aplikací a nechá vás opravit, "
          + "v čem se hodinky spletly. Každá oprava se hned ukáže všude a jde vzít zpět. Co vede, je v oblastech; "
          + "každá má vlastní příkazy.",
        "keeps training records, computed from what a watch recorded, on your own machine. It reads exports of Apple "
          + "Health, FIT, TCX, GPX and KML files, and logs of Strong, Hevy and eight more apps, and lets you correct "
          + "what the watch got wrong. Every correction takes effect everywhere at once and can be undone. The things "
          + "that the book keeps belong to features, each with commands of its own."))
  }

  private func section(_ group: CommandTable.Group) -> String {
    ".Ss \(escaped(group.title(language)))\n.Bl -tag -width Ds\n"
      + group.commands.filter { !$0.isHidden }.flatMap(\.forms).map(entry).joined() + ".El\n"
  }

  private func entry(_ command: Command) -> String {
    var text = ".It " + synopsis(command) + "\n" + sentence(command.summary(language)) + "\n"
    if let details = command.details { text += sentences(details(language)) + "\n" }
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
      return ".It " + short + usage(option) + "\n" + sentence(option.help(language)) + "\n"
    }
    return ".Bl -tag -width Ds\n" + items.joined() + ".El"
  }

  func sentence(_ text: String) -> String {
    sentences(text + ".")
  }

  /// Starts each sentence on a new line, as mdoc requires, and keeps the lines short.
  func sentences(_ text: String) -> String {
    text.split(separator: ". ").flatMap { part in
      wrapped(String(part) + (text.hasSuffix(part) ? "" : "."), width: 76).map(escaped)
    }.joined(separator: "\n")
  }

  /// Escapes a text for mdoc. Without escaping, a point or apostrophe at the start of a line would begin a request,
  /// and a backslash would begin an escape sequence.
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
}
