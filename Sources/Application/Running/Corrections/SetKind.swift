package import KernelApplication
package import RunningDomain

package struct SetKind: UseCase {
  package static let method = "running.setKind"
  package static let summary = "Set the kind of an activity: a run, or another kind, which has no efforts."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var kind: String
    package var dryRun: Bool?

    package static let schema = Schema(
      "The activity, and its kind.",
      [
        .init("run", RunID.schema, "The name of the activity."),
        .init(
          "kind", .text, "The kind of activity, one of: \(RunKind.names.joined(separator: ", ")).",
          examples: [#""walking""#]),
        .dryRun,
      ])

    package init(run: RunID, kind: String, dryRun: Bool? = nil) {
      self.run = run
      self.kind = kind
      self.dryRun = dryRun
    }
  }

  package typealias Output = RunCorrectionOutput

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard let kind = RunKind(chosen: input.kind) else {
      throw .invalidInput(field: "kind", problem: .running(.sportOption(text: input.kind)), valid: RunKind.names)
    }
    return try reader.correct(input.run, isDryRun: input.dryRun) { _ throws(Failure) in .kind(kind) }
  }
}
