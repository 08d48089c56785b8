import KernelDomain

/// What may stand before any command, and after it.
struct GlobalOptions: Hashable, Sendable {
  var store: String?
  var json = false
  var html = false
  var language: Language?
  var plain = false
  var help = false
  var version = false

  static let all: [Option] = [
    Option(
      "store", Parameter("DIR", .folder, help: Phrase(cs: "složka", en: "a folder")),
      help: Phrase(
        cs: "Kniha v této složce; jinak $XDG_DATA_HOME/recordbook",
        en: "Use the book in this folder; else $XDG_DATA_HOME/recordbook")),
    Option(
      "json", help: Phrase(cs: "Výsledek jako JSON, nikdy přeložený", en: "Print the result as JSON, never translated")),
    Option(
      "html",
      help: Phrase(
        cs: "Obrazovka jako stránka, s vlastním vzhledem a bez skriptů",
        en: "Print the screen as a page, with its style in it and without scripts")),
    Option(
      "language",
      Parameter("LANGUAGE", .choice(Language.allCases.map(\.rawValue)), help: Phrase(cs: "jazyk", en: "a language")),
      help: Phrase(
        cs: "Jazyk cs nebo en; jinak podle nastavení, pak podle LC_ALL a LANG",
        en: "Speak cs or en; else what the settings say, then LC_ALL and LANG")),
    Option("plain", help: Phrase(cs: "Bez barev a průběhu", en: "No colours and no progress bar")),
    Option("no-color", help: Phrase(cs: "Totéž jako --plain", en: "The same as --plain")),
    Option(
      "socket", Parameter("PATH", .path, help: Phrase(cs: "cesta", en: "a path")),
      help: Phrase(
        cs: "Soket služby; tato verze službu ještě nemá", en: "The service's socket; this version has no service yet")),
    Option(
      "no-service",
      help: Phrase(
        cs: "Bez služby, přímo nad složkou knihy; tak je to zatím vždy",
        en: "Work on the book's folder itself, as this version always does")),
    Option("help", short: "h", help: Phrase(cs: "Nápověda, i k příkazu", en: "Show help, also for a command")),
    Option("version", help: Phrase(cs: "Verze", en: "Show the version")),
  ]

  /// - Parameter value: empty for a switch.
  mutating func set(_ option: Option, _ value: String) throws(UsageError) {
    switch option.name {
    case "store": store = value
    case "json": json = true
    case "html": html = true
    case "language":
      guard let language = Language(rawValue: value) else {
        throw .invalid("--language", value, valid: Language.allCases.map(\.rawValue))
      }
      self.language = language
    case "plain", "no-color": plain = true
    case "help": help = true
    case "version": version = true
    case "socket":
      throw UsageError(
        Phrase(cs: "--socket: služba v této verzi ještě není", en: "--socket: this version has no service yet"),
        hint: Phrase(
          cs: "Vynechte --socket: příkazy pracují přímo s knihou.",
          en: "Leave --socket out: commands work on the book directly."))
    default: break
    }
  }
}
