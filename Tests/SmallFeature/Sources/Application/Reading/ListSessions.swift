package import KernelApplication
package import ReadingDomain

/// Lists all sessions, and those whose number of pages is still unknown.
package struct ListSessions: UseCase {
  package static let method = "reading.listSessions"
  package static let summary = "List all sessions of reading, newest first."
  package static let kind = UseCaseKind.query

  package struct Output: Described {
    package var sessions: [ReadingSession]
    package var pages: Int

    package static let schema = Schema(
      "The sessions.",
      [
        .init("sessions", .list(ReadingSession.schema), "Newest first."),
        .init("pages", .integer, "How many pages were read in all of them.", unit: .of("pages")),
      ])
  }

  let repository: any ReadingRepository

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let log = try repository.log()
    return Output(sessions: log.sessions, pages: log.pages)
  }
}
