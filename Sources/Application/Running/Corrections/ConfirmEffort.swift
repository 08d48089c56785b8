package import KernelApplication
package import RunningDomain

/// Says that an effort faster than anybody runs is right all the same.
package struct ConfirmEffort: UseCase {
  package static let method = "running.confirmEffort"
  package static let summary = "Say that a suspicious effort is right: it counts from now on."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var distance: EffortDistance

    package static let schema = Schema(
      "A suspicious effort.",
      [
        .init("run", RunID.schema, "Its run."),
        .init("distance", EffortDistance.schema, "Its distance.", unit: .of("as named")),
      ])

    package init(run: RunID, distance: EffortDistance) {
      self.run = run
      self.distance = distance
    }
  }

  package typealias Output = RunCorrectionOutput

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.correct(input.run) { _ throws(Failure) in .confirm(input.distance) }
  }
}
