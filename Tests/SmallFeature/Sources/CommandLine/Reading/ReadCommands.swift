import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation
import ReadingApplication
import ReadingDomain
import ReadingPresentation

extension FeatureCommands {
  package static let reading = FeatureCommands(
    .read, importOptions: { [.pages] }, sample: { _ throws(CommandError) in },
    tryNext: { _, _, _ throws(CommandError) in [] })
}

extension Command {
  static let read = Command(
    "read", cs: "Čtení: kolik stran kdy", en: "Reading: how many pages, and when",
    subcommands: [log, list, notes], showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ListSessions.self, NoInput(), at: ReadingDestinations.log)
  }

  private static let log = Command(
    "read log", LogSession.self, LogSession.Input.init,
    [
      Parameter("TITLE", cs: "název knihy", en: "the title of the book"), .day(),
      Parameter("PAGES", cs: "kolik stran", en: "how many pages"),
    ],
    cs: "Zapíše, kolik se přečetlo", en: "Log how much was read",
    reply: .words { output, language, _ in ReadingStrings(language: language).line(output.session) + "\n" })

  private static let list = Command(
    "read list", ListSessions.self, NoInput.init, cs: "Vypíše každé čtení", en: "List every session",
    reply: .words { output, language, _ in
      output.sessions.map { "\($0.id)  \(ReadingStrings(language: language).line($0))\n" }.joined()
    })

  private static let notes = Command(
    "read notes", ShowNotes.self, ShowNotes.Input.init,
    [Parameter("SESSION", cs: "označení čtení", en: "a session, as list names it")],
    cs: "Ukáže poznámky", en: "Show the notes", reply: .words { output, _, _ in output.notes ?? "" })
}

extension Option {
  fileprivate static let pages = Option(
    "pages", Parameter("PAGES", cs: "počet stran", en: "a number of pages"),
    cs: "Počet stran pro soubory, které ho neudávají", en: "Pages, for files that do not say them")
}
