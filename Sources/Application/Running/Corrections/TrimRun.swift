package import KernelApplication
package import RunningDomain

package struct TrimRun: UseCase {
  package static let method = "running.trimRun"
  package static let summary = "Trim a run to what is between two moments."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var from: RunMoment?
    package var to: RunMoment?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The run to trim, and what to keep of it.",
      [
        .init("run", RunID.schema, "The name of the run."),
        .optional(
          "from", RunMoment.schema, "The moment at which the trimmed run begins; if left out, the start of the run."),
        .optional("to", RunMoment.schema, "The moment at which the trimmed run ends; if left out, the end of the run."),
        .dryRun,
      ])

    package init(run: RunID, from: RunMoment? = nil, to: RunMoment? = nil, dryRun: Bool? = nil) {
      self.run = run
      self.from = from
      self.to = to
      self.dryRun = dryRun
    }
  }

  package typealias Output = RunCorrectionOutput

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard input.from != nil || input.to != nil else {
      throw .invalidInput(field: "from", problem: .running(.noSpan))
    }
    return try reader.correct(input.run, isDryRun: input.dryRun) { (run) throws(Failure) in
      let from = input.from?.instant(from: run.start) ?? run.start
      let to = input.to?.instant(from: run.start) ?? run.end
      guard from < to else { throw .invalidInput(field: "to", problem: .running(.spanReversed)) }
      return .trim(from...to)
    }
  }
}
