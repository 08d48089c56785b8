package import KernelApplication
import ReadingDomain

/// Returns the notes on a session. They may be long, so nothing else waits for them.
package struct ShowNotes: UseCase {
  package static let method = "reading.showNotes"
  package static let summary = "Show the notes on a session."
  package static let kind = UseCaseKind.examination
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described {
    package var session: String

    package static let schema = Schema(
      "The session.", [.init("session", .text, "Its id: day and book.", examples: [#""20260503-8c7b6a59""#])])

    package init(session: String) { self.session = session }
  }

  package struct Output: Described {
    package var notes: String?

    package static let schema = Schema(
      "The notes.", [.optional("notes", .text, "As the file has them; left out if it has none.")])
  }

  let repository: any ReadingRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard let session = try repository.log()[input.session] else {
      throw .notFound(.reading(.noSuchSession(name: input.session)))
    }
    return Output(notes: try repository.notes(of: session))
  }
}
