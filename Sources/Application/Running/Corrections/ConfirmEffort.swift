package import KernelApplication
package import RunningDomain

/// Confirms that an effort is genuine although it is faster than those of the world's best runners.
package struct ConfirmEffort: UseCase {
  package static let method = "running.confirmEffort"
  package static let summary = "Confirm that a suspicious effort is right, so that it counts."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var distance: EffortDistance

    package static let schema = Schema(
      "The effort to confirm.",
      [
        .init("run", RunID.schema, "The name of the run that contains the effort."),
        .init("distance", EffortDistance.schema, "The distance of the effort.", unit: .of("as named")),
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
