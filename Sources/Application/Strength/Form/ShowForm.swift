package import KernelApplication
package import StrengthDomain

package struct ShowForm: UseCase {
  package static let method = "strength.showForm"
  package static let summary = "A session of form analysis as it stands, and what the last one came to."
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = [.system]

  package struct Input: Described, Equatable {
    package var session: FormSessionNumber?

    package static let schema = Schema(
      "Which it is.",
      [.optional("session", .ordinal, "The session; left out, the latest.", examples: ["1795023000000"])])

    package init(session: FormSessionNumber? = nil) {
      self.session = session
    }
  }

  package struct Output: Described, Equatable {
    package var live: Live?
    /// How many are open.
    package var openCount: Int
    package var finished: FormSessionNumber?
    package var results: FormResultsView?

    package static let schema = Schema(
      "How sessions stand.",
      [
        .optional(
          "live",
          Schema(
            "LiveForm", "A session of form analysis.",
            [
              .formSession("Its number."), .init("exercise", FormExercise.schema, "The exercise."),
              .init("state", FormState.schema, "How it stands."),
              .count("reps", "Counted so far; of a plank, times that it was held.", "repetitions"),
              .count("partials", "Attempts so far that were too small to be counted.", "attempts"),
              .optional("lastRep", FormRepView.schema, "The last that was counted; left out before the first."),
              .optional(
                "lastEvent", FormEventView.schema, "The latest that happened, but for states; left out before that."),
            ]), "The session that is on; left out where none is."),
        .count("openCount", "How many are on.", "sessions"),
        .optional("finished", .ordinal, "The session of `results`."),
        .optional("results", FormResultsView.schema, "What it came to; left out where none was finished."),
      ])
  }

  package struct Live: Codable, Hashable, Sendable {
    package var session: FormSessionNumber
    package var exercise: FormExercise
    package var state: FormState
    package var reps: Int
    package var partials: Int
    package var lastRep: FormRepView?
    /// The latest that happened, but for states.
    package var lastEvent: FormEventView?
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
      lastEvent: session.told.map(FormEventView.init))
  }
}
