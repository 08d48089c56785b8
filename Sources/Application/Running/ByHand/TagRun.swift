package import KernelApplication
import KernelDomain
package import RunningDomain

package struct TagRun: UseCase {
  package static let method = "running.tagRun"
  package static let summary = "Add tags to a run, and remove others."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var add: [String]?
    package var remove: [String]?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The run, and the tags to add and to remove.",
      [
        .init("run", RunID.schema, "The name of the run."),
        .optional("add", .list(.text), "The tags to add.", examples: [#"["race"]"#]),
        .optional("remove", .list(.text), "The tags to remove.", examples: [#"["trail"]"#]),
        .isDryRun,
      ])

    package init(run: RunID, add: [String]? = nil, remove: [String]? = nil, dryRun: Bool? = nil) {
      self.run = run
      self.add = add
      self.remove = remove
      self.dryRun = dryRun
    }
  }

  package typealias Output = RunCorrectionOutput

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let removed = Set((input.remove ?? []).map(foldedName))
    return try reader.correct(input.run, isDryRun: input.dryRun) { (run) throws(Failure) in
      let kept = run.origin.tags.filter { !removed.contains(foldedName($0)) }
      return .tags(try RunDetails.tags(kept + (input.add ?? []), "add"))
    }
  }
}
