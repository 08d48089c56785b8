package import KernelApplication
package import StrengthDomain

package struct ShowForm: UseCase {
  package static let method = "strength.showForm"
  package static let summary = "Show a session of form analysis, and the results of the last one that finished."
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = [.system]

  package struct Input: Described, Equatable {
    package var session: FormSessionNumber?

    package static let schema = Schema(
      "The session to show.",
      [
        .optional(
          "session", .ordinal, "The number of the session; if left out, the latest.", examples: ["1795023000000"])
      ])

    package init(session: FormSessionNumber? = nil) { self.session = session }
  }

  package struct Output: Described, Equatable {
    package var live: Live?
    /// How many sessions of form analysis are open.
    package var openCount: Int
    package var finished: FormSessionNumber?
    package var results: FormResultsView?

    package static let schema = Schema(
      "The session, and the results of a finished one.",
      [
        .optional(
          "live",
          Schema(
            "LiveForm", "A session of form analysis under way.",
            [
              .formSession("The number of the session."), .init("exercise", FormExercise.schema, "The exercise."),
              .init("state", FormState.schema, "The state of the session."),
              .count("reps", "The number of repetitions so far; for planks, the number of holds.", "repetitions"),
              .count("partials", "The number of attempts so far that were too small to count.", "attempts"),
              .optional(
                "lastRep", FormRepView.schema,
                "The last counted repetition or hold of a plank; left out before the first."),
              .optional(
                "lastEvent", FormEventView.schema, "The last event other than a new state; left out before the first."),
              .optional(
                "otherPerson", .flag,
                "True while the camera sees somebody else, whose movements do not count; left out otherwise."),
            ]), "The session under way; left out if there is none."),
        .count("openCount", "The number of sessions under way.", "sessions"),
        .optional(
          "finished", .ordinal,
          "The number of the session to which `results` belongs; left out if `results` is left out."),
        .optional(
          "results", FormResultsView.schema, "The results of the session; left out if no session has finished."),
      ])
  }

  package struct Live: Codable, Hashable, Sendable {
    package var session: FormSessionNumber
    package var exercise: FormExercise
    package var state: FormState
    package var reps: Int
    package var partials: Int
    package var lastRep: FormRepView?
    /// The most recent event of the session, such as a repetition; nil before the first. Changes of the analysis's
    /// state are not included.
    package var lastEvent: FormEventView?
    package var otherPerson: Bool?
  }

  let coordinator: FormCoordinator

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let (session, open) = try coordinator.session(input.session)
    let finished = try coordinator.finished(input.session)
    return Output(
      live: session.map(Live.init), openCount: open, finished: finished?.number,
      results: finished.map { FormResultsView($0.results) })
  }
}

extension ShowForm.Live {
  init(_ session: FormSession) {
    let (head, results) = (session.head, session.analyser.results)
    self.init(
      session: session.number, exercise: head.exercise, state: head.state, reps: head.reps, partials: head.partials,
      lastRep: results.reps.last.map(FormRepView.init) ?? results.holds.last.map(FormRepView.init),
      lastEvent: session.lastEvent.map(FormEventView.init), otherPerson: session.analyser.seesOther ? true : nil)
  }
}
