package import KernelApplication
package import RunningDomain

/// Marks the positions recorded between two times as wrong, because of a GPS glitch. The part of the run between these
/// times then adds no distance, but its time still counts.
package struct CutGlitch: UseCase {
  package static let method = "running.cutGlitch"
  package static let summary =
    "Cut a glitch out of a run: the positions and the distance between two moments, but not the time."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var from: RunMoment
    package var to: RunMoment
    package var dryRun: Bool?

    package static let schema = Schema(
      "The glitch to cut.",
      [
        .init("run", RunID.schema, "The name of the run."),
        .init("from", RunMoment.schema, "The moment at which the glitch begins."),
        .init("to", RunMoment.schema, "The moment at which the glitch ends."), .dryRun,
      ])

    package init(run: RunID, from: RunMoment, to: RunMoment, dryRun: Bool? = nil) {
      self.run = run
      self.from = from
      self.to = to
      self.dryRun = dryRun
    }
  }

  package typealias Output = RunCorrectionOutput

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.correct(input.run, isDryRun: input.dryRun) { (run) throws(Failure) in
      let (from, to) = (input.from.instant(from: run.start), input.to.instant(from: run.start))
      guard from <= to else { throw .invalidInput(field: "to", problem: .running(.spanReversed)) }
      return .cut(from...to)
    }
  }
}
