package import KernelApplication
package import StrengthDomain

package struct StartForm: UseCase {
  package static let method = "strength.startForm"
  package static let summary =
    "Begin a session of form analysis, fed by strength.addPoses; the service has eight at most."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = [.conflict, .system]
  package static let announces = StrengthEvents.formDescriptions

  package struct Input: Described, Equatable {
    package var exercise: FormExercise
    package var width: Double
    package var height: Double

    package static let schema = Schema(
      "What is looked at.",
      [
        .init("exercise", FormExercise.schema, "The exercise.", examples: [#""squat""#]),
        .init(
          "width", .number, "The picture's, up to 100,000; 1 where points are told in pixels.", unit: .of("pixels"),
          examples: ["1280"]),
        .init(
          "height", .number, "The picture's, up to 100,000; 1 where points are told in pixels.", unit: .of("pixels"),
          examples: ["720"]),
      ])

    package init(exercise: FormExercise, width: Double, height: Double) {
      self.exercise = exercise
      self.width = width
      self.height = height
    }

    /// Pixels of a picture; 1 and 1 where points are told in pixels.
    package static let greatestSize = 100_000
  }

  package struct Output: Described, Equatable {
    package var session: FormSessionNumber
    package var exercise: FormExercise
    package var state: FormState

    package static let schema = Schema(
      "The session.",
      [
        .formSession("Its number, for the calls that follow."), .init("exercise", FormExercise.schema, "The exercise."),
        .init("state", FormState.schema, "How it stands: nobody was seen yet."),
      ])
  }

  let coordinator: FormCoordinator

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try self(input, progress: NoProgress())
  }

  package func callAsFunction(_ input: Input, progress: any ProgressSink) throws(Failure) -> Output {
    for (field, size) in [("width", input.width), ("height", input.height)] {
      guard size > 0, size <= Double(Input.greatestSize) else {
        throw .invalidInput(
          field: field, problem: .json(.notWithin(least: "1", most: "\(Input.greatestSize)")))
      }
    }
    let session = try coordinator.start(
      input.exercise, width: input.width, height: input.height, by: progress.caller)
    return Output(session: session, exercise: input.exercise, state: .noPerson)
  }
}

extension StartForm.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    [BookEvent(StrengthEvents.formStarted, StrengthEvents.FormSessionChanged(session: session, exercise: exercise))]
  }
}

extension Schema.Member {
  static func formSession(_ summary: String) -> Schema.Member {
    .init("session", .ordinal, summary, examples: ["1795023000000"])
  }
}
