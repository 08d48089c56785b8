package import KernelApplication
package import RunningDomain

/// Says what an activity was: a run, or anything else, which has no efforts.
package struct SetKind: UseCase {
  package static let method = "running.setKind"
  package static let summary = "Say what an activity was: a run, or something else, which has no efforts."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription { .runCorrection(Input.schema) }

  package struct Input: Codable, Hashable, Sendable {
    package var run: RunID
    /// `running`, or any other word.
    package var kind: String

    package init(run: RunID, kind: String) {
      self.run = run
      self.kind = kind
    }
  }

  package typealias Output = RunCorrectionOutput

  private let corrector: RunCorrector

  package init(reader: RunReader) {
    corrector = RunCorrector(store: reader.store)
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard input.kind.contains(where: { !$0.isWhitespace }) else {
      throw .invalidInput(field: "kind", problem: .running(.emptyName), valid: ["running", "walking", "cycling"])
    }
    return try corrector.correct(input.run) { _ throws(Failure) in .kind(RunKind(written: input.kind)) }
  }
}

extension SetKind.Input {
  package static var schema: Schema {
    Schema(
      "What an activity was.",
      [
        .init("run", RunID.schema, "The activity."),
        .init("kind", .text, "`running`, or any other word.", examples: [#""walking""#]),
      ])
  }
}
