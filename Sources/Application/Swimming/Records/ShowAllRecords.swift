package import KernelApplication
package import SwimmingDomain

package struct ShowAllRecords: UseCase {
  package static let method = "swimming.showAllRecords"
  package static let summary =
    "Show the records of every course, each with its day and segment, and the best official results."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var courses: [Course]

    package static let schema = Schema(
      "The records of every course.",
      [
        .init(
          "courses", .list(ShowAllRecords.Course.schema),
          "Every course of a swim or official result, in order.")
      ])
  }

  package struct Course: Codable, Hashable, Sendable {
    package var course: SwimCourse
    package var records: [SwimRecordRow]
    package var official: [OfficialResultView]?

    package static let schema = Schema(
      "CourseRecords", "The records of one course.",
      [
        .init("course", SwimCourse.schema, "The course."),
        .init(
          "records", .list(SwimRecordRow.schema), "The records, ordered by style and distance; no setting filters them."
        ),
        .optional(
          "official", .list(OfficialResultView.schema),
          "The best official result of each style and distance; left out if there is none."),
      ])
  }

  let swims: any SwimRepository

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let standing = try swims.standingRecords()
    let courses = try SwimCourseChoice(nil, in: standing.book, official: standing.meets.courses).courses
    return Output(
      courses: courses.map { course in
        let official = standing.meets.best(on: course)
        return Course(
          course: course, records: standing.book.records.filter { $0.course == course }.map(SwimRecordRow.init),
          official: official.isEmpty ? nil : official.map { OfficialResultView($0, isBest: true) })
      })
  }
}
