package import KernelApplication
import KernelDomain
package import SwimmingDomain

package struct ListOfficialResults: UseCase {
  package static let method = "swimming.listOfficialResults"
  package static let summary =
    "List the user's official results of meets, with points and the watch's records beside them."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var style: StrokeStyle?
    package var distance: Int?
    package var course: SwimCourse?

    package static let schema = Schema(
      "The official results to list.",
      [
        .optional("style", StrokeStyle.schema, "Lists only results of this style; if left out, of all styles."),
        .optional(
          "distance", .integer,
          "Lists only results over this distance, in the unit of the course; if left out, over all distances.",
          unit: .of("the course's unit"), examples: ["100"]),
        .optional("course", SwimCourse.schema, "Lists only results on this course; if left out, on all courses."),
      ])

    package init(style: StrokeStyle? = nil, distance: Int? = nil, course: SwimCourse? = nil) {
      self.style = style
      self.distance = distance
      self.course = course
    }
  }

  package struct Output: Described, Equatable {
    package var results: [OfficialResultView]
    package var sex: PointsSex?
    /// The tables from which World Aquatics points are calculated: for each course, the years of the table's editions.
    package var tables: [Table]

    package static let schema = Schema(
      "The user's official results.",
      [
        .init("results", .list(OfficialResultView.schema), "The official results, newest first."),
        .optional(
          "sex", PointsSex.schema, "The sex whose tables of points were used; left out if the user has chosen none."),
        .init(
          "tables", .list(ListOfficialResults.Table.schema),
          "The editions of base times that the book knows, by course."),
      ])
  }

  /// For one course, the editions of the points table.
  package struct Table: Codable, Hashable, Sendable {
    package var course: SwimCourse
    package var editions: [Int]

    package static let schema = Schema(
      "PointsTable", "The editions of World Aquatics' base times that the book knows for a course.",
      [
        .init("course", SwimCourse.schema, "The course."),
        .init("editions", .list(Schema(.integer(nil), unit: .ordinal)), "The years of the editions, oldest first."),
      ])
  }

  let meets: any MeetRepository
  let swims: any SwimRepository
  let settings: any SettingsRepository
  let files: any MeetFileReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let stored = try meets.meets()
    let sex = try settings.settings().pointsSex
    let records = Dictionary(try swims.records().records.map { ($0.event, $0) }) { first, _ in first }
    let baseTimes = files.shippedBaseTimes.replacing(with: stored.baseTimes)
    let points = PointsRule(baseTimes)
    let best = stored.bestIDs
    let wanted = stored.results.reversed().filter { result in
      (input.style ?? result.style) == result.style && (input.distance ?? result.distance) == result.distance
        && (input.course ?? result.course) == result.course
    }
    let rows = wanted.map { result in
      OfficialResultView(
        result,
        points: OfficialResultRule.isFasterThanAnybody(result)
          ? nil
          : sex.flatMap {
            points.points(result.hundredths, result.style, result.distance, result.course, on: result.day, $0)
          }, isBest: best.contains(result.id),
        watch: records[result.event])
    }
    return Output(
      results: rows, sex: sex,
      tables: [SwimCourse.longCourseMetres, .shortCourseMetres].map {
        Table(course: $0, editions: baseTimes.editions(of: $0))
      })
  }
}

extension PointsSex {
  package static let schema = Schema("PointsSex", "The sex for which a table of points is made.", PointsSex.allCases) {
    _ in nil
  }
}
