package import KernelApplication
package import RunningDomain

package struct JoinRuns: UseCase {
  package static let method = "running.joinRuns"
  package static let summary = "Join two runs that follow each other within twelve hours."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var next: RunID
    package var dryRun: Bool?

    package static let schema = Schema(
      "The runs to join.",
      [.init("run", RunID.schema, "The earlier run."), .init("next", RunID.schema, "The later run."), .dryRun])

    package init(run: RunID, next: RunID, dryRun: Bool? = nil) {
      self.run = run
      self.next = next
      self.dryRun = dryRun
    }
  }

  package typealias Output = RunCorrectionOutput

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard input.next != input.run else {
      throw .invalidInput(field: "next", problem: .running(.joinedWithItself))
    }
    return try reader.correct(input.run, with: input.next, isDryRun: input.dryRun) { _ throws(Failure) in
      .join(input.next)
    }
  }
}
