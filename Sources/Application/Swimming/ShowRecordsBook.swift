package import KernelApplication
package import SwimmingDomain

/// The best time of each style and distance on one course.
package struct ShowRecordsBook: UseCase {
  package static let method = "swimming.showRecordsBook"
  package static let summary = "The best time of each style and distance on one course."
  package static let kind = UseCaseKind.query

  package struct Input: Codable, Hashable, Sendable {
    /// Nil is the course of the latest swim.
    package var course: SwimCourse?

    package init(course: SwimCourse? = nil) {
      self.course = course
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    /// The course shown; nil in an empty book.
    package var course: SwimCourse?
    /// Every course swum, in their order.
    package var courses: [SwimCourse]
    /// By style and distance; display settings never filter it.
    package var records: [SwimRecordRow]
    /// Of all courses, those that a newer edition of the rules moved, as long as no recalculation has told so; left out
    /// where there are none.
    package var moved: [SwimRecordMove]?

    package init(course: SwimCourse?, courses: [SwimCourse], records: [SwimRecordRow], moved: [SwimRecordMove]? = nil) {
      self.course = course
      self.courses = courses
      self.records = records
      self.moved = moved
    }

    /// The course is always written, `null` in an empty book.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(course, forKey: .course)
      try container.encode(courses, forKey: .courses)
      try container.encode(records, forKey: .records)
      try container.encodeIfPresent(moved, forKey: .moved)
    }
  }

  private let store: any SwimStore

  package init(store: any SwimStore) {
    self.store = store
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let standing = try store.standingRecords()
    let book = standing.book
    let course = try SwimCourseChoice(input.course, in: book).course
    return Output(
      course: course, courses: book.courses,
      records: book.records.filter { $0.course == course }.map(SwimRecordRow.init), moved: standing.moves)
  }
}
