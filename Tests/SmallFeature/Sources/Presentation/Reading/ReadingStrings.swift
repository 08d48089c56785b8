package import KernelApplication
package import KernelDomain
package import KernelPresentation
package import ReadingApplication
package import ReadingDomain

/// The routes of reading's screens, with the command that shows each.
package enum ReadingDestinations {
  package static let log = Destination(Route(path: "reading", "log"), command: ["read"])
}

/// The words of reading, shared by screens and commands.
package struct ReadingStrings {
  let language: Language

  package init(language: Language) { self.language = language }

  var reading: String { language.say(cs: "Čtení", en: "Reading") }

  func count(_ part: ReadingCountPart) -> String {
    "\(language.counted(part.sessions, .readings)), \(language.counted(part.pages, .pagesRead))"
  }

  /// A session in one line: `The Waves, 3 May 2026, 25 pages`.
  package func line(_ session: ReadingSession) -> String {
    "\(session.title), \(language.date(session.day)), \(pages(session))"
  }

  func pages(_ session: ReadingSession) -> String {
    session.pages.map { language.counted($0, .pagesRead) } ?? language.say(cs: "kolik stran?", en: "how many pages?")
  }
}

extension Noun {
  fileprivate static let pagesRead = Noun(cs: "strana", "strany", "stran", en: "page", "pages")
  fileprivate static let readings = Noun(cs: "čtení", "čtení", "čtení", en: "session", "sessions")
}

extension ReadingMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .noSuchSession(let name):
      localizer.localized(
        cs: "čtení „\(name)“ neexistuje", en: "there is no session \"\(name)\"",
        hint: localizer.command("read", "list", cs: "Všechna vypíše", en: "List them"))
    case .noTitle: localizer.localized(cs: "kniha nemá název", en: "the book has no title")
    case .noPages: localizer.localized(cs: "stran musí být aspoň 1", en: "at least 1 page has to be read")
    case .noDay:
      localizer.localized(
        cs: "soubor neříká den", en: "the file does not tell the day",
        hint: localizer.say(
          cs: "Druhý řádek je den, třeba 2026-05-03.", en: "Its second line is a day, such as 2026-05-03."))
    case .notUTF8: localizer.localized(cs: "text není v UTF-8", en: "the text is not in UTF-8")
    case .pagesUnreadable(let text):
      localizer.localized(cs: "„\(text)“ není počet stran", en: "\"\(text)\" is no number of pages")
    }
  }
}
