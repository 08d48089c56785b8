package import KernelApplication
package import RunningDomain

/// Says that what the fixes between two moments tell of place and length is a glitch: the hole adds no length, its time
/// stays.
package struct CutGlitch: UseCase {
  package static let method = "running.cutGlitch"
  package static let summary = "Leave place and length between two moments of a run out of it: a glitch."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var from: RunMoment
    package var to: RunMoment
    package var dryRun: Bool?

    package static let schema = Schema(
      "A glitch.",
      [
        .init("run", RunID.schema, "The run."), .init("from", RunMoment.schema, "Where the glitch begins."),
        .init("to", RunMoment.schema, "Where it ends."), .dryRun,
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
