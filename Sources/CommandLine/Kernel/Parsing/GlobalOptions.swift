package import Composition
package import KernelDomain
package import KernelPresentation
import System

/// The options that all commands accept, before or after the command's name.
package struct GlobalOptions: Hashable, Sendable {
  package var store: String?
  package var socket: String?
  package var noService = false
  package var json = false
  package var html = false
  package var language: Language?
  package var plain = false
  package var noPager = false
  package var help = false
  package var version = false

  package static let all: [Option] = [
    Option(
      "store", Parameter("DIR", .folder, cs: "složka", en: "a folder"),
      cs: "Kniha v této složce; jinak $RECORDBOOK_STORE, jinak $XDG_DATA_HOME/recordbook",
      en: "Use the book in this folder (default: $RECORDBOOK_STORE, else $XDG_DATA_HOME/recordbook)"),
    Option("json", cs: "Výsledek jako JSON, nikdy přeložený", en: "Print the result as JSON, never translated"),
    Option(
      "html",
      cs: "Obrazovka jako stránka, s vlastním vzhledem a bez skriptů",
      en: "Print the screen as a page with its style and without scripts"),
    Option(
      "language", Parameter("LANGUAGE", .choice(LanguageTag.allCases.map(\.rawValue)), cs: "jazyk", en: "a language"),
      cs: "Jazyk cs, en nebo en-GB (den první, 24 hodin); jinak podle nastavení, pak podle prostředí",
      en: "Use cs, en or en-GB (day first, 24 hours); default: the settings, then the environment"),
    Option("plain", cs: "Bez barev a průběhu", en: "No colors and no progress bar"),
    Option("no-color", cs: "Totéž jako --plain", en: "Like --plain"),
    Option(
      "no-pager", cs: "Dlouhý výstup nestránkuje ($PAGER, jinak less)",
      en: "Do not show long output page by page ($PAGER, else less)"),
    Option(
      "socket", Parameter("PATH", .path, cs: "cesta", en: "a path"),
      cs: "Přes službu na tomto soketu; jinak na obvyklém místě, když běží",
      en: "Use the service on this socket (default: the usual one, if it runs)"),
    Option(
      "no-service",
      cs: "Bez služby, přímo nad složkou knihy", en: "Work on the book's folder directly, without the service"),
    Option("help", short: "h", cs: "Nápověda, i k příkazu", en: "Show help, also on a command"),
    Option("version", cs: "Verze", en: "Show the version"),
  ]

  /// Sets an option.
  /// - Parameter value: the value that the user gave; empty for an option without a value.
  package mutating func set(_ option: Option, _ value: String) throws(UsageError) {
    switch option.name {
    case "store": store = Path.inHome(value)
    case "json": json = true
    case "html": html = true
    case "language":
      guard let language = LanguageTag(rawValue: value).map({ Language($0) }) else {
        throw .invalid("--language", value, valid: LanguageTag.allCases.map(\.rawValue))
      }
      self.language = language
    case "plain", "no-color": plain = true
    case "no-pager": noPager = true
    case "help": help = true
    case "version": version = true
    case "socket": socket = Path.inHome(value)
    case "no-service": noService = true
    default: break
    }
  }
}

extension GlobalOptions {
  /// The program's name, followed by those global options that hints must repeat so that their commands use the same
  /// book.
  package var program: Program {
    Program(options: (store.map { ["--store", $0] } ?? []) + (socket.map { ["--socket", $0] } ?? []))
  }

  package var configuration: App.Configuration {
    App.Configuration(store: store, language: language)
  }

  /// Which service to use, according to the global options.
  package var service: ServiceChoice {
    if noService { return .none }
    return socket.map { .socket($0) } ?? .usual
  }
}
