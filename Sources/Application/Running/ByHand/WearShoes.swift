package import KernelApplication
import KernelDomain
package import RunningDomain

package struct WearShoes: UseCase {
  package static let method = "running.wearShoes"
  package static let summary = "Set which shoes were worn in a run."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var shoes: String
    package var dryRun: Bool?

    package static let schema = Schema(
      "The run, and its shoes.",
      [
        .init("run", RunID.schema, "The name of the run."),
        .init("shoes", .text, "The shoes; empty for none.", examples: [#""Blue""#]),
        .dryRun,
      ])

    package init(run: RunID, shoes: String, dryRun: Bool? = nil) {
      self.run = run
      self.shoes = shoes
      self.dryRun = dryRun
    }
  }

  package typealias Output = RunCorrectionOutput

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let name = try RunDetails.text(input.shoes, "shoes", most: 60) ?? ""
    let shoes = try reader.worn(name, in: input.run)
    return try reader.correct(input.run, isDryRun: input.dryRun) { _ throws(Failure) in .shoes(shoes) }
  }
}
