package import KernelApplication
import RunningDomain

package struct PreferRun: UseCase {
  package static let method = "running.preferRun"
  package static let summary = "Say that this one of several recordings of a run counts."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static var description: UseCaseDescription {
    describe(Input.schema("Which recording counts."), Output.schema)
  }

  package typealias Input = RunInput
  package typealias Output = RunCorrectionOutput

  let reader: RunReader

  /// Fails with `conflict` where there is no other recording of the run.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try reader.repository.book()
    guard book[input.run] != nil else { throw .unknownRun(input.run) }
    guard book.duplicates[input.run] != nil || book.duplicates.values.contains(input.run) else {
      throw .conflict(.running(.noDuplicate(run: input.run.description)))
    }
    return try reader.correct(input.run) { _ throws(Failure) in .prefer }
  }
}
