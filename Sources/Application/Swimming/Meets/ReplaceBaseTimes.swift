package import KernelApplication
import SwimmingDomain

/// Imports a table of base times, from which World Aquatics points are calculated. The program's own base times are
/// replaced if they have the same edition and course.
package struct ReplaceBaseTimes: UseCase {
  package static let method = "swimming.replaceBaseTimes"
  package static let summary = "Import the base times of World Aquatics points from a CSV table."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .changing + .readingFiles

  package struct Input: Described, Equatable, PathInput {
    package var path: String

    package static let schema = Schema(
      "The table of base times to import.",
      [
        .init(
          "path", .path("/home/eva/base-times.csv"),
          """
          The path of a CSV table whose first line is `edition,course,sex,style,distance,time`; a table for masters \
          also has the column `age_from`.
          """)
      ])

    package var namedPaths: [(field: String, path: String)] { [("path", path)] }

    package init(path: String) { self.path = path }
  }

  package struct Output: Described, Equatable {
    package var tables: [ListOfficialResults.Table]
    package var times: Int
    package var number: Int?

    package static let schema = Schema(
      "The base times that were imported.",
      [
        .init("tables", .list(ListOfficialResults.Table.schema), "The editions in the table, by course."),
        .init("times", .integer, "The number of base times in the table.", unit: .of("times")),
        .optional(
          "number", .integer,
          "The number of the change, which `book.undo` takes; left out if the book has the same base times already.",
          unit: .ordinal),
      ])
  }

  let meets: any MeetRepository
  let files: any MeetFileReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    if let bases = try files.ageBases(input.path) {
      let (number, _) = try meets.changeMeets { (known) throws(Failure) in
        (known.ageBases == bases ? [] : [.replaceAgeBases(bases)], ())
      }
      return Output(tables: [], times: bases.rows.count, number: number)
    }
    let times = try files.baseTimes(input.path)
    let (number, _) = try meets.changeMeets { (known) throws(Failure) in
      (known.baseTimes.replacing(with: times) == known.baseTimes ? [] : [.replaceBaseTimes(times)], ())
    }
    let tables = [SwimCourse.longCourseMetres, .shortCourseMetres].compactMap { course in
      let editions = times.editions(of: course)
      return editions.isEmpty ? nil : ListOfficialResults.Table(course: course, editions: editions)
    }
    return Output(tables: tables, times: times.rows.count, number: number)
  }
}

extension ReplaceBaseTimes.Output: SwimBookChanging {}
