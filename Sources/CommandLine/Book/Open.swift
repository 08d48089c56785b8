import Composition
import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation
import System

extension Command {
  package static let open = Command(
    "open",
    options: [
      Option("no-browser", cs: "Jen vypíše adresu", en: "Only print the address"),
      Option(
        "idle", Parameter("MINUTES", cs: "počet minut", en: "a number of minutes"),
        cs: "Skončí, když knihu tak dlouho nikdo nepotřebuje; jinak 30",
        en: "Stop after this long without use (default: 30)"),
    ],
    cs: "Otevře knihu v prohlížeči", en: "Open the book in the browser",
    details: LocalizedText(
      cs:
        "Jen na tomto počítači (127.0.0.1) a jen vám: adresa platí pro jedno použití. Všechno, co obrazovky nabízejí, jde "
        + "udělat. Konec: Ctrl-C, což není chyba (stav 0); skončí i se zavřením terminálu.",
      en:
        "Only on this machine (127.0.0.1) and only for you: the address works once. Everything that screens offer "
        + "can be done there. Stop it with Ctrl-C (status 0); it also stops with its terminal."),
    examples: [
      Example("open", cs: "v obvyklém prohlížeči", en: "in the usual browser"),
      Example("open --no-browser", cs: "adresu otevřete sami", en: "open the address yourself"),
    ]
  ) { arguments, session throws(CommandError) in
    try session.open(
      idleMinutes: try arguments.value("--idle", session) as Int?,
      launches: !arguments.has("no-browser"))
  }
}

extension Session {
  fileprivate func open(idleMinutes: Int?, launches: Bool) throws(CommandError) -> ExitStatus {
    if let idleMinutes, !(1...10_000).contains(idleMinutes) {
      throw .failed(.invalidInput(field: "--idle", problem: .input(.settingIsNumber(least: 1, most: 10_000))))
    }
    remarkMissingBook()
    let language = language
    disconnect()
    var choices = BookBrowser.Options()
    (choices.service, choices.language, choices.program) = (options.service, options.language, program)
    choices.system = Terminal.language
    if let idleMinutes { choices.idle = Int64(idleMinutes) * 60 }
    let opening: BookBrowser.Opening
    do throws(Failure) {
      opening = try BookBrowser.open(options.configuration, choices)
    } catch {
      throw .failed(error)
    }
    switch opening {
    case .already(let address):
      try say(
        language.say(cs: "Kniha už je otevřená", en: "The book is already open"), address: address, launches: launches)
      return .success
    case .here(let browser):
      // Signals are handled before anything is printed, since the user may press Ctrl-C as soon as the hint appears.
      browser.stopAtSignals()
      try say(
        language.say(cs: "Kniha je otevřená; konec: Ctrl-C", en: "The book is open; stop it with Ctrl-C"),
        address: browser.address, launches: launches)
      // Lowers the priority of this process, so that many pages that only read cannot delay those that change the book.
      // The browser was started before, so it keeps its priority.
      ThisProcess.giveWay()
      if browser.run() {
        complain(
          language.say(cs: "nikdo knihu nepotřeboval; konec", en: "stopped, because nobody used the book"), hint: nil)
      } else if StandardStream.error.isTerminal {
        // Starts a new line after `^C`, which the terminal shows when the user presses Ctrl-C.
        terminal.complain("\n")
      }
      return .success
    }
  }

  private func say(_ words: String, address: String?, launches: Bool) throws(CommandError) {
    if options.json {
      try writeJSON(["address": address])
    } else {
      try write(words + (address.map { ": " + $0 } ?? "") + "\n")
    }
    if launches, let address { WebBrowser.show(address) }
  }
}
