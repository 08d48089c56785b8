package import KernelApplication
import SwimmingDomain

/// Removes the results of another swimmer that the book keeps for comparison with the user's.
package struct RemoveBeside: UseCase {
  package static let method = "swimming.removeBeside"
  package static let summary = "Remove another swimmer's official results that are kept beside the user's."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var name: String
    package var dryRun: Bool?

    package static let schema = Schema(
      "The swimmer whose results to remove.",
      [
        .init(
          "name", .text, "The swimmer's name.", examples: [#""Marie""#],
          from: [Schema.Source(ShowBeside.method, "/swimmers/*/name")]),
        .dryRun,
      ])

    package init(name: String, dryRun: Bool? = nil) { (self.name, self.dryRun) = (name, dryRun) }
  }

  package struct Output: Described, Equatable {
    package var name: String
    package var resultCount: Int
    /// The number that identifies the recorded change, for use with undo; nil if nothing was changed.
    package var number: Int?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The results that were removed.",
      [
        .init("name", .text, "The swimmer's name."),
        .init("resultCount", .integer, "The number of results that were removed.", unit: .of("results")),
        .optional(
          "number", .integer, "The number of the change, which `book.undo` takes; left out if nothing was changed.",
          unit: .ordinal),
        .optional("dryRun", .flag, "True if the change was only tried and nothing was written; left out otherwise."),
      ])
  }

  let meets: any MeetRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isDryRun = input.dryRun ?? false
    let (number, mate) = try meets.changeMeets { (known) throws(Failure) in
      let mate = try known.knownMate(named: input.name)
      return (isDryRun ? [] : [.removeBeside(mate.name)], mate)
    }
    return Output(
      name: mate.name, resultCount: mate.results.count, number: number, dryRun: isDryRun ? true : nil)
  }
}

extension RemoveBeside.Output: SwimBookChanging {}
