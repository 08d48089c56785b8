package import KernelApplication
package import StrengthDomain

/// The names and details of the events about form analysis.
extension StrengthEvents {
  package static let formStarted = "strength.formStarted"
  package static let formEvent = "strength.formEvent"
  package static let formFinished = "strength.formFinished"

  /// The details of the events that are sent when a session of form analysis begins or ends.
  package struct FormSessionChanged: Codable, Hashable, Sendable {
    package var session: FormSessionNumber
    package var exercise: FormExercise
    /// True if the session ended because no frames arrived; nil otherwise.
    package var silent: Bool?
  }

  /// The details of an event about something that form analysis found in a frame of a session.
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
        "FormEvent", "An event in a session of form analysis.",
        [
          .formSession("The number of the session."), .init("exercise", FormExercise.schema, "The exercise."),
          .init("happened", FormEventView.schema, "The event."),
        ]), "In a session of form analysis, the state changed or something was counted.")
  }

  static var formDescriptions: [EventDescription] { [formStartDescription, formDescription, formEndDescription] }

  private static var formChanged: Schema {
    Schema(
      "FormSessionChanged", "A session of form analysis that started or ended.",
      [
        .formSession("The number of the session."),
        .init("exercise", FormExercise.schema, "The exercise."),
        .optional("silent", .flag, "True if the session ended because no frame came for a minute; left out otherwise."),
      ])
  }

  private static var formStartDescription: EventDescription {
    EventDescription(formStarted, formChanged, "A session of form analysis has started.")
  }

  package static var formEndDescription: EventDescription {
    EventDescription(formFinished, formChanged, "A session of form analysis has ended.")
  }
}
