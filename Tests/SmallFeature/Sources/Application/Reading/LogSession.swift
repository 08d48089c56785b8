package import KernelApplication
package import KernelDomain
package import ReadingDomain

/// Records how many pages of a book were read on a day.
package struct LogSession: UseCase {
  package static let method = "reading.logSession"
  package static let event = "reading.sessionLogged"
  package static let summary = "Say how many pages of a book were read in a day."
  package static let kind = UseCaseKind.change

  package struct Input: Described {
    package var title: String
    package var day: CivilDay
    package var pages: Int

    package static let schema = Schema(
      "The pages of a book that were read in a day.",
      [
        .init("title", .text, "Of the book.", examples: [#""The Waves""#]),
        .init("day", CivilDay.schema, "When they were read."),
        .init("pages", Schema(.integer(1...100_000)), "How many.", unit: .of("pages")),
      ])

    package init(title: String, day: CivilDay, pages: Int) {
      (self.title, self.day, self.pages) = (title, day, pages)
    }
  }

  package struct Output: Described {
    /// The number of the change; nil if the same session with the same number of pages was recorded already.
    package var change: Int?
    package var session: ReadingSession

    package static let schema = Schema(
      "The recorded session.",
      [
        .optional("change", .ordinal, "The number of the change; left out if the session was recorded already."),
        .init("session", ReadingSession.schema, "The session."),
      ])
  }

  let repository: any ReadingRepository

  /// Fails with `invalidInput` if the title is empty or there is less than one page.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    if input.title.isEmpty { throw .invalidInput(field: "title", problem: .reading(.noTitle)) }
    if input.pages < 1 { throw .invalidInput(field: "pages", problem: .reading(.noPages)) }
    let session = ReadingSession(day: input.day, title: input.title, pages: input.pages)
    return Output(change: try repository.log(session), session: session)
  }
}

extension LogSession.Output: Announcing {
  package static let announced = [
    EventDescription(LogSession.event, ReadingSession.schema, "Pages of a book were read.")
  ]

  package func events(changed: Bool) -> [BookEvent] {
    changed && change != nil ? [BookEvent(LogSession.event, session)] : []
  }
}
