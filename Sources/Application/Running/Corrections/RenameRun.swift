package import KernelApplication
package import RunningDomain

package struct RenameRun: UseCase {
  package static let method = "running.renameRun"
  package static let summary = "Give a run a title."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var name: String

    package static let schema = Schema(
      "The run, and its title.",
      [
        .init("run", RunID.schema, "The name of the run."),
        .init(
          "name", .text, "The title to give the run, which is cut off after 200 characters.",
          examples: [#""Sunday by the river""#]),
      ])

    package init(run: RunID, name: String) {
      self.run = run
      self.name = name
    }
  }

  package typealias Output = RunCorrectionOutput

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let name = try input.name.checkedName(empty: .running(.emptyName))
    return try reader.correct(input.run) { _ throws(Failure) in .name(name) }
  }
}
