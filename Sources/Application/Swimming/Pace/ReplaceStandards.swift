package import KernelApplication
import SwimmingDomain

/// Imports a table of qualifying and motivational times, which replaces the book's table.
package struct ReplaceStandards: UseCase {
  package static let method = "swimming.replaceStandards"
  package static let summary = "Import a CSV table of standards: qualifying and motivational times."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .changing + .readingFiles

  package struct Input: Described, Equatable, PathInput {
    package var path: String
    package var dryRun: Bool?

    package static let schema = Schema(
      "The table of standards to import.",
      [
        .init(
          "path", .path("/home/eva/standards.csv"),
          "The path of a CSV table whose first line is `name,sex,age_from,age_to,course,style,distance,time`."),
        .dryRun,
      ])

    package var namedPaths: [(field: String, path: String)] { [("path", path)] }

    package init(path: String, dryRun: Bool? = nil) { (self.path, self.dryRun) = (path, dryRun) }
  }

  package struct Output: Described, Equatable {
    package var standards: Int
    package var number: Int?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The standards that were imported.",
      [
        .init("standards", .integer, "The number of standards in the table.", unit: .of("standards")),
        .optional(
          "number", .integer,
          "The number of the change, which `book.undo` takes; left out if nothing was changed.", unit: .ordinal),
        .optional("dryRun", .flag, "True if the change was only tried and nothing was written; left out otherwise."),
      ])
  }

  let meets: any MeetRepository
  let files: any MeetFileReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let standards = try files.standards(input.path)
    let isDryRun = input.dryRun ?? false
    let (number, _) = try meets.changeMeets { (known) throws(Failure) in
      (known.standards == standards || isDryRun ? [] : [.replaceStandards(standards)], ())
    }
    return Output(standards: standards.count, number: number, dryRun: isDryRun ? true : nil)
  }
}

extension ReplaceStandards.Output: SwimBookChanging {}
