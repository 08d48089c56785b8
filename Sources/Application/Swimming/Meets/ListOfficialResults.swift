package import KernelApplication
import KernelDomain
package import SwimmingDomain

package struct ListOfficialResults: UseCase {
  package static let method = "swimming.listOfficialResults"
  package static let summary = "Your official results of meets, with points and the watch's records beside them."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var style: StrokeStyle?
    package var distance: Int?
    package var course: SwimCourse?

    package static let schema = Schema(
      "Which official results are listed.",
      [
        .optional("style", StrokeStyle.schema, "Only those of that stroke."),
        .optional(
          "distance", .integer, "Only those of that distance.", unit: .of("the course's unit"), examples: ["100"]),
        .optional("course", SwimCourse.schema, "Only those on that course."),
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
    /// The editions of the tables, by course, oldest first.
    package var tables: [Table]

    package static let schema = Schema(
      "Official results.",
      [
        .init("results", .list(OfficialResultView.schema), "Newest first."),
        .optional("sex", PointsSex.schema, "Whose tables of points were taken; left out as long as she did not say."),
        .init("tables", .list(ListOfficialResults.Table.schema), "The tables of points that are known."),
      ])
  }

  /// Which editions of base times there are for a course.
  package struct Table: Codable, Hashable, Sendable {
    package var course: SwimCourse
    package var editions: [Int]

    package static let schema = Schema(
      "PointsTable", "Which editions of World Aquatics' base times are known for a course.",
      [
        .init("course", SwimCourse.schema, "The course."),
        .init("editions", .list(Schema(.integer(nil), unit: .ordinal)), "Their years, oldest first."),
      ])
  }

  let meets: any MeetRepository
  let swims: any SwimRepository
  let settings: any SettingsRepository
  let files: any MeetFileReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let told = try meets.meets()
    let sex = try settings.settings().pointsSex
    let records = Dictionary(try swims.records().records.map { ($0.event, $0) }) { first, _ in first }
    let baseTimes = files.shippedBaseTimes.replacing(with: told.baseTimes)
    let points = PointsRule(baseTimes)
    let best = told.bestIDs
    let wanted = told.results.reversed().filter { result in
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
  package static let schema = Schema("PointsSex", "The sex by which tables of points differ.", PointsSex.allCases) {
    _ in nil
  }
}
