package import KernelApplication
package import ReadingDomain

/// Lists all sessions, and those whose number of pages is still unknown.
package struct ListSessions: UseCase {
  package static let method = "reading.listSessions"
  package static let summary = "Every session of reading, newest first."
  package static let kind = UseCaseKind.query
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .reading)
  }

  package typealias Input = NoInput

  package struct Output: Codable, Hashable, Sendable {
    package var sessions: [ReadingSession]
    package var pages: Int
  }

  let repository: any ReadingRepository

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let log = try repository.log()
    return Output(sessions: log.sessions, pages: log.pages)
  }
}

extension ListSessions.Output {
  package static var schema: Schema {
    Schema(
      "The sessions.",
      [
        .init("sessions", .list(ReadingSession.schema), "Newest first."),
        .init("pages", .integer, "How many were read in all of them.", unit: .of("pages")),
      ])
  }
}
