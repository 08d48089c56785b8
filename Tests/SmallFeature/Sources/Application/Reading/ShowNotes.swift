package import KernelApplication
import ReadingDomain

/// Returns the notes on a session. They may be long, so nothing else waits for them.
package struct ShowNotes: UseCase {
  package static let method = "reading.showNotes"
  package static let summary = "What was noted of a session."
  package static let kind = UseCaseKind.examination
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .reading + [.notFound])
  }

  package struct Input: Codable, Hashable, Sendable {
    package var session: String

    package init(session: String) {
      self.session = session
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    /// The notes; nil if there are none.
    package var notes: String?
  }

  let repository: any ReadingRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard let session = try repository.log()[input.session] else {
      throw .notFound(.reading(.noSuchSession(name: input.session)))
    }
    return Output(notes: try repository.notes(of: session))
  }
}

extension ShowNotes.Input {
  package static var schema: Schema {
    Schema(
      "The session.", [.init("session", .text, "Its name: day and book.", examples: [#""20260503-8c7b6a59""#])])
  }
}

extension ShowNotes.Output {
  package static var schema: Schema {
    Schema("What was noted.", [.optional("notes", .text, "As the file had it; left out where it had nothing.")])
  }
}
