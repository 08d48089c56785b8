package import Composition
package import KernelDomain
package import KernelPresentation

/// What may stand before any command, and after it.
package struct GlobalOptions: Hashable, Sendable {
  package var store: String?
  package var socket: String?
  package var noService = false
  package var json = false
  package var html = false
  package var language: Language?
  package var plain = false
  package var help = false
  package var version = false

  package static let all: [Option] = [
    Option(
      "store", Parameter("DIR", .folder, help: LocalizedText(cs: "složka", en: "a folder")),
      help: LocalizedText(
        cs: "Kniha v této složce; jinak $RECORDBOOK_STORE, jinak $XDG_DATA_HOME/recordbook",
        en: "Use the book in this folder; else $RECORDBOOK_STORE, else $XDG_DATA_HOME/recordbook")),
    Option(
      "json",
      help: LocalizedText(cs: "Výsledek jako JSON, nikdy přeložený", en: "Print the result as JSON, never translated")),
    Option(
      "html",
      help: LocalizedText(
        cs: "Obrazovka jako stránka, s vlastním vzhledem a bez skriptů",
        en: "Print the screen as a page, with its style in it and without scripts")),
    Option(
      "language",
      Parameter(
        "LANGUAGE", .choice(LanguageTag.allCases.map(\.rawValue)), help: LocalizedText(cs: "jazyk", en: "a language")),
      help: LocalizedText(
        cs: "Jazyk cs, en nebo en-GB (den první, 24 hodin); jinak podle nastavení, pak podle prostředí",
        en: "Speak cs, en or en-GB (day first, 24 hours); else what the settings say, then the environment")),
    Option("plain", help: LocalizedText(cs: "Bez barev a průběhu", en: "No colours and no progress bar")),
    Option("no-color", help: LocalizedText(cs: "Totéž jako --plain", en: "The same as --plain")),
    Option(
      "socket", Parameter("PATH", .path, help: LocalizedText(cs: "cesta", en: "a path")),
      help: LocalizedText(
        cs: "Přes službu na tomto soketu; jinak na obvyklém místě, když běží",
        en: "Go through the service on this socket; else the usual one, when it runs")),
    Option(
      "no-service",
      help: LocalizedText(
        cs: "Bez služby, přímo nad složkou knihy", en: "Work on the book's folder itself, without the service")),
    Option("help", short: "h", help: LocalizedText(cs: "Nápověda, i k příkazu", en: "Show help, also for a command")),
    Option("version", help: LocalizedText(cs: "Verze", en: "Show the version")),
  ]

  /// - Parameter value: empty for a switch.
  package mutating func set(_ option: Option, _ value: String) throws(UsageError) {
    switch option.name {
    case "store": store = value
    case "json": json = true
    case "html": html = true
    case "language":
      guard let language = LanguageTag(rawValue: value).map({ Language($0) }) else {
        throw .invalid("--language", value, valid: LanguageTag.allCases.map(\.rawValue))
      }
      self.language = language
    case "plain", "no-color": plain = true
    case "help": help = true
    case "version": version = true
    case "socket": socket = value
    case "no-service": noService = true
    default: break
    }
  }
}

extension GlobalOptions {
  /// How the user calls the program for the book that these options name.
  package var program: Program {
    Program(options: (store.map { ["--store", $0] } ?? []) + (socket.map { ["--socket", $0] } ?? []))
  }

  package var configuration: App.Configuration {
    App.Configuration(store: store, language: language)
  }

  /// Where the book is asked for.
  package var service: ServiceChoice {
    if noService { return .none }
    return socket.map { .socket($0) } ?? .usual
  }
}
