package import KernelApplication
package import RunningDomain

/// Says that an effort faster than anybody runs is right all the same.
package struct ConfirmEffort: UseCase {
  package static let method = "running.confirmEffort"
  package static let summary = "Say that a suspicious effort is right: it counts from now on."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription { .runCorrection(Input.schema) }

  package struct Input: Codable, Hashable, Sendable {
    package var run: RunID
    package var distance: EffortDistance

    package init(run: RunID, distance: EffortDistance) {
      self.run = run
      self.distance = distance
    }
  }

  package typealias Output = RunCorrectionOutput

  private let corrector: RunCorrector

  package init(reader: RunReader) {
    corrector = RunCorrector(store: reader.store)
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try corrector.correct(input.run) { _ throws(Failure) in .confirm(input.distance) }
  }
}

extension ConfirmEffort.Input {
  package static var schema: Schema {
    Schema(
      "A suspicious effort.",
      [
        .init("run", RunID.schema, "Its run."),
        .init("distance", EffortDistance.schema, "Its distance.", unit: .of("as named")),
      ])
  }
}
