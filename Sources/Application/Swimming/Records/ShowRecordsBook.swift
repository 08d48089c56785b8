package import KernelApplication
package import SwimmingDomain

package struct ShowRecordsBook: UseCase {
  package static let method = "swimming.showRecordsBook"
  package static let summary = "Show the best time of each style and distance on one course."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    /// The course (pool length and unit) to show; nil for the course that the settings prefer or, if there is none, the
    /// course of the latest swim or, in a book without swims, of an official result.
    package var course: SwimCourse?

    package static let schema = Schema(
      "The records to show.",
      [
        .optional(
          "course", SwimCourse.schema,
          """
          The course to show; if left out, the course of the setting `swimming.course`, or else of the latest swim.
          """)
      ])

    package init(course: SwimCourse? = nil) { self.course = course }
  }

  package struct Output: Described, Equatable {
    package var course: SwimCourse?
    package var courses: [SwimCourse]
    /// The records by style and distance. They include the records that settings hide on screens.
    package var records: [SwimRecordRow]
    package var moved: [SwimRecordMove]?
    package var official: [OfficialResultView]?

    package static let schema = Schema(
      "The records of one course.",
      [
        .optional("course", SwimCourse.schema, "The course shown; left out if the book is empty."),
        .init("courses", .list(SwimCourse.schema), "Every course of a swim or official result."),
        .init(
          "records", .list(SwimRecordRow.schema), "The records, ordered by style and distance; no setting filters them."
        ),
        .optional(
          "moved", .list(SwimRecordMove.schema),
          """
          The records on all courses that changed because the program has newer rules; left out if there are none, and \
          after `swimming.recalculateRecords` has reported them.
          """),
        .optional(
          "official", .list(OfficialResultView.schema),
          "The best official result of each style and distance on the course; left out if there is none."),
      ])
  }

  let swims: any SwimRepository
  let settings: any SettingsRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let standing = try swims.standingRecords()
    let book = standing.book
    let choice = try SwimCourseChoice(
      input.course, preferred: settings.settings().swimCourse, in: book, official: standing.meets.courses)
    let course = choice.course
    let official = course.map { standing.meets.best(on: $0) } ?? []
    return Output(
      course: course, courses: choice.courses,
      records: book.records.filter { $0.course == course }.map(SwimRecordRow.init), moved: standing.moves,
      official: official.isEmpty ? nil : official.map { OfficialResultView($0, isBest: true) })
  }
}
