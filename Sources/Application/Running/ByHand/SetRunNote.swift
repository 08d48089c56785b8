package import KernelApplication
import KernelDomain
package import RunningDomain

package struct SetRunNote: UseCase {
  package static let method = "running.setNote"
  package static let summary = "Set the note on a run."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var note: String
    package var dryRun: Bool?

    package static let schema = Schema(
      "The run, and its note.",
      [
        .init("run", RunID.schema, "The name of the run."),
        .init("note", .text, "The note, of at most 2,000 characters; empty for none.", examples: [#""Windy""#]),
        .dryRun,
      ])

    package init(run: RunID, note: String, dryRun: Bool? = nil) {
      self.run = run
      self.note = note
      self.dryRun = dryRun
    }
  }

  package typealias Output = RunCorrectionOutput

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let note = try RunDetails.note(input.note) ?? ""
    return try reader.correct(input.run, isDryRun: input.dryRun) { _ throws(Failure) in .note(note) }
  }
}
