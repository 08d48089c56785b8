package import KernelApplication
package import StrengthDomain

package struct StartForm: UseCase {
  package static let method = "strength.startForm"
  package static let summary =
    "Start a session of form analysis, to which `strength.addPoses` adds frames; at most eight can be under way."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = [.conflict, .system]
  package static let announces = StrengthEvents.formDescriptions

  package struct Input: Described, Equatable {
    package var exercise: FormExercise
    package var width: Double
    package var height: Double

    package static let schema = Schema(
      "The exercise, and the size of the picture.",
      [
        .init("exercise", FormExercise.schema, "The exercise to analyse.", examples: [#""squat""#]),
        .init(
          "width", .number, "The width of the picture in pixels, up to 100,000; 1 if landmarks are given in pixels.",
          unit: .of("pixels"),
          examples: ["1280"]),
        .init(
          "height", .number, "The height of the picture in pixels, up to 100,000; 1 if landmarks are given in pixels.",
          unit: .of("pixels"),
          examples: ["720"]),
      ])

    /// The largest allowed width or height of the camera's picture, in pixels. A client that sends coordinates in
    /// pixels instead of fractions of the picture states 1 as both width and height.
    package static let greatestSize = 100_000
  }

  package struct Output: Described, Equatable {
    package var session: FormSessionNumber
    package var exercise: FormExercise
    package var state: FormState

    package static let schema = Schema(
      "The new session.",
      [
        .formSession("The number of the session, for further calls."),
        .init("exercise", FormExercise.schema, "The exercise."),
        .init("state", FormState.schema, "The state of the session, which is at first that nobody is in view."),
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
