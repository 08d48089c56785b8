package import KernelApplication
package import StrengthDomain

/// What those who follow the book are told of form analysis.
extension StrengthEvents {
  package static let formStarted = "strength.formStarted"
  package static let formEvent = "strength.formEvent"
  package static let formFinished = "strength.formFinished"

  /// A session began, or is over.
  package struct FormSessionChanged: Codable, Hashable, Sendable {
    package var session: FormSessionNumber
    package var exercise: FormExercise
    /// True where it ended for silence; left out elsewhere.
    package var silent: Bool?
  }

  /// Something happened in a frame of a session.
  package struct FormHappened: Codable, Hashable, Sendable {
    package var session: FormSessionNumber
    package var exercise: FormExercise
    package var happened: FormEventView
  }

  static func events(
    _ events: [FormEventView], of session: FormSessionNumber, _ exercise: FormExercise
  ) -> [BookEvent] {
    events.map {
      BookEvent(formEvent, FormHappened(session: session, exercise: exercise, happened: $0))
    }
  }

  static var formDescription: EventDescription {
    EventDescription(
      formEvent,
      Schema(
        "FormEvent", "What happened in a session.",
        [
          .formSession("The session."), .init("exercise", FormExercise.schema, "The exercise."),
          .init("happened", FormEventView.schema, "What it was."),
        ]), "A state changed, or something was counted, in a session of form analysis.")
  }

  static var formDescriptions: [EventDescription] { [formStartDescription, formDescription, formEndDescription] }

  private static var formChanged: Schema {
    Schema(
      "FormSessionChanged", "A session of form analysis.",
      [
        .formSession("The session."),
        .init("exercise", FormExercise.schema, "The exercise."),
        .optional("silent", .flag, "True where no frame came for a minute; left out elsewhere."),
      ])
  }

  private static var formStartDescription: EventDescription {
    EventDescription(formStarted, formChanged, "A session of form analysis began.")
  }

  package static var formEndDescription: EventDescription {
    EventDescription(formFinished, formChanged, "A session of form analysis is over.")
  }
}
