package import KernelApplication
import KernelDomain
package import RunningDomain

package struct SetExertion: UseCase {
  package static let method = "running.setExertion"
  package static let summary = "Set how hard a run was."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var effort: Int?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The run, and how hard it was.",
      [
        .init("run", RunID.schema, "The name of the run."),
        .optional(
          "effort", Schema(.integer(RunListing.efforts)),
          "How hard it was, 10 being the hardest; if left out, it becomes unknown.", unit: .of("1 to 10"),
          examples: ["7"]),
        .dryRun,
      ])

    package init(run: RunID, effort: Int? = nil, dryRun: Bool? = nil) {
      self.run = run
      self.effort = effort
      self.dryRun = dryRun
    }
  }

  package typealias Output = RunCorrectionOutput

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let effort = try RunDetails.exertion(input.effort)
    return try reader.correct(input.run, isDryRun: input.dryRun) { _ throws(Failure) in .exertion(effort) }
  }
}
