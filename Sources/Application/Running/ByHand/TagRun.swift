package import KernelApplication
import KernelDomain
package import RunningDomain

package struct TagRun: UseCase {
  package static let method = "running.tagRun"
  package static let summary = "Add tags to a run, remove others, or replace all."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var add: [String]?
    package var remove: [String]?
    /// The tags that replace all of the run's tags, separated by commas; nil to keep the run's tags. Web forms use this
    /// member.
    package var labels: String?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The run, and the tags to add and to remove.",
      [
        .init("run", RunID.schema, "The name of the run."),
        .optional("add", .list(.text), "The tags to add.", examples: [#"["race"]"#]),
        .optional("remove", .list(.text), "The tags to remove.", examples: [#"["trail"]"#]),
        .optional(
          "labels", .text, "All tags that the run is to have, with commas between them; if left out, it keeps its own.",
          examples: [#""race, trail""#]),
        .dryRun,
      ])

    package init(
      run: RunID, add: [String]? = nil, remove: [String]? = nil, labels: String? = nil, dryRun: Bool? = nil
    ) {
      self.labels = labels
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
      let known = input.labels?.split(separator: ",").map(String.init) ?? run.origin.tags
      let kept = known.filter { !removed.contains(foldedName($0)) }
      return .tags(try RunDetails.tags(kept + (input.add ?? []), input.labels == nil ? "add" : "labels"))
    }
  }
}
