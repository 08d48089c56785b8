package import KernelApplication
import StrengthDomain

package struct FinishForm: UseCase {
  package static let method = "strength.finishForm"
  package static let summary = "End a session of form analysis, and show its results."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = [.notFound, .system]
  package static let announces = StrengthEvents.formDescriptions

  package struct Input: Described, Equatable {
    package var session: FormSessionNumber

    package static let schema = Schema("The session to end.", [.formSession("The number of the session.")])

    package init(session: FormSessionNumber) { self.session = session }
  }

  package struct Output: Described, Equatable {
    package var results: FormResultsView
    private var announced: [BookEvent]?

    package static let schema = FormResultsView.schema

    package init(from decoder: any Decoder) throws { results = try FormResultsView(from: decoder) }

    package func encode(to encoder: any Encoder) throws {
      try results.encode(to: encoder)
    }

    fileprivate init(_ results: FormResults, announced: [BookEvent]) {
      self.results = FormResultsView(results)
      self.announced = announced
    }

    package static func == (a: Output, b: Output) -> Bool { a.results == b.results }
    fileprivate var events: [BookEvent] { announced ?? [] }
  }

  let coordinator: FormCoordinator

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let (results, events) = try coordinator.finish(input.session)
    let exercise = results.exercise
    return Output(
      results,
      announced: StrengthEvents.events(events.map(FormEventView.init), of: input.session, exercise) + [
        BookEvent(
          StrengthEvents.formFinished,
          StrengthEvents.FormSessionChanged(session: input.session, exercise: exercise))
      ])
  }
}

extension FinishForm.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] { events }
}
