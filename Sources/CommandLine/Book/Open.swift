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
      Option("no-browser", help: LocalizedText(cs: "Jen vypíše adresu", en: "Only print the address")),
      Option(
        "idle", Parameter("MINUTES", help: LocalizedText(cs: "počet minut", en: "a number of minutes")),
        help: LocalizedText(
          cs: "Skončí, když knihu tak dlouho nikdo nepotřebuje; jinak 30",
          en: "End when nobody has needed the book for so long; else 30")),
    ],
    summary: LocalizedText(cs: "Otevře knihu v prohlížeči", en: "Open the book in the browser"),
    details: LocalizedText(
      cs:
        "Jen na tomto počítači (127.0.0.1) a jen vám: adresa platí pro jedno použití. Všechno, co obrazovky nabízejí, jde "
        + "udělat. Konec: Ctrl-C, což není chyba (stav 0); skončí i se zavřením terminálu.",
      en:
        "On this machine alone (127.0.0.1), and for you alone: the address is good for once. Everything that screens offer "
        + "can be done. End it with Ctrl-C, which is no failure (status 0); it ends with its terminal, too."),
    examples: [
      Example("open", LocalizedText(cs: "v obvyklém prohlížeči", en: "in the usual browser")),
      Example("open --no-browser", LocalizedText(cs: "adresu otevřete sami", en: "you open the address yourself")),
    ]
  ) { arguments, session throws(CommandError) in
    try session.open(
      idleMinutes: arguments["--idle"] == nil ? nil : try arguments.wholeNumber("--idle"),
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
        language.say(cs: "Kniha už je otevřená", en: "The book is open already"), address: address, launches: launches)
      return .success
    case .here(let browser):
      // Who is told that Ctrl-C ends it may press it at once.
      browser.stopAtSignals()
      try say(
        language.say(cs: "Kniha je otevřená; konec: Ctrl-C", en: "The book is open; end it with Ctrl-C"),
        address: browser.address, launches: launches)
      // However many pages are asked for, what changes the book goes first. The browser itself was started before.
      ThisProcess.giveWay()
      if browser.run() {
        complain(language.say(cs: "nikdo knihu nepotřeboval; konec", en: "nobody needed the book; ended"), hint: nil)
      } else if StandardStream.error.isTerminal {
        // What follows stands on a line of its own, not behind the ^C.
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
