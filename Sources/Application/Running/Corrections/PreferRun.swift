package import KernelApplication
package import RunningDomain

package struct PreferRun: UseCase {
  package static let method = "running.preferRun"
  package static let summary = "Choose which of several recordings of the same run counts."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var dryRun: Bool?

    package static let schema = Schema(
      "The recording to count.", [.init("run", RunID.schema, "The name of the recording to count."), .dryRun])

    package init(run: RunID, dryRun: Bool? = nil) {
      self.run = run
      self.dryRun = dryRun
    }
  }

  package typealias Output = RunCorrectionOutput

  let reader: RunReader

  /// Makes this recording of a run the one that counts for records and totals. Fails with `conflict` if there is no
  /// other recording of the same run.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try reader.repository.book()
    guard book[input.run] != nil else { throw .unknownRun(input.run) }
    guard book.duplicates[input.run] != nil || book.duplicates.values.contains(input.run) else {
      throw .conflict(.running(.noDuplicate(run: input.run.description)))
    }
    return try reader.correct(input.run, isDryRun: input.dryRun) { _ throws(Failure) in .prefer }
  }
}
