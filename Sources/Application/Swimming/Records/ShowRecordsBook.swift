package import KernelApplication
package import SwimmingDomain

package struct ShowRecordsBook: UseCase {
  package static let method = "swimming.showRecordsBook"
  package static let summary = "The best time of each style and distance on one course."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    /// Nil is the course of the latest swim, in a book without swims one of a result.
    package var course: SwimCourse?

    package static let schema = Schema(
      "Which records are shown.",
      [.optional("course", SwimCourse.schema, "In which pools they were swum; left out, those of the latest swim.")])

    package init(course: SwimCourse? = nil) {
      self.course = course
    }
  }

  package struct Output: Described, Equatable {
    package var course: SwimCourse?
    package var courses: [SwimCourse]
    /// The records by style and distance; display settings never filter them.
    package var records: [SwimRecordRow]
    package var moved: [SwimRecordMove]?
    package var official: [OfficialResultView]?

    package static let schema = Schema(
      "The records of one course.",
      [
        .optional("course", SwimCourse.schema, "The course shown; left out in an empty book."),
        .init("courses", .list(SwimCourse.schema), "Every course swum, and those of official results."),
        .init("records", .list(SwimRecordRow.schema), "By style and distance; no setting leaves any out."),
        .optional(
          "moved", .list(SwimRecordMove.schema),
          "Of all courses, those that a newer edition of the rules moved, until a recalculation has told so; left out "
            + "where there are none."),
        .optional(
          "official", .list(OfficialResultView.schema),
          "The best official result of each style and distance on the course; left out where there is none."),
      ])

    package init(
      course: SwimCourse?, courses: [SwimCourse], records: [SwimRecordRow], moved: [SwimRecordMove]? = nil,
      official: [OfficialResultView]? = nil
    ) {
      self.course = course
      self.courses = courses
      self.records = records
      self.moved = moved
      self.official = official
    }
  }

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let standing = try swims.standingRecords()
    let book = standing.book
    let choice = try SwimCourseChoice(input.course, in: book, official: standing.meets.courses)
    let course = choice.course
    let official = course.map { standing.meets.best(on: $0) } ?? []
    return Output(
      course: course, courses: choice.courses,
      records: book.records.filter { $0.course == course }.map(SwimRecordRow.init), moved: standing.moves,
      official: official.isEmpty ? nil : official.map { OfficialResultView($0, isBest: true) })
  }
}
