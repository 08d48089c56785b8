package import KernelApplication
package import SwimmingDomain

/// The best time of each style and distance on one course.
package struct ShowRecordsBook: UseCase {
  package static let method = "swimming.showRecordsBook"
  package static let summary = "The best time of each style and distance on one course."
  package static let kind = UseCaseKind.query

  package struct Input: Codable, Hashable, Sendable {
    /// Nil is the course of the latest swim.
    package var course: Course?

    package init(course: Course? = nil) {
      self.course = course
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    /// The course shown; nil in an empty book.
    package var course: Course?
    /// Every course swum, in their order.
    package var courses: [Course]
    /// By style and distance; display settings never filter it.
    package var records: [RecordRow]

    package init(course: Course?, courses: [Course], records: [RecordRow]) {
      self.course = course
      self.courses = courses
      self.records = records
    }

    /// The course is always written, `null` in an empty book.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(course, forKey: .course)
      try container.encode(courses, forKey: .courses)
      try container.encode(records, forKey: .records)
    }
  }

  private let store: any WorkoutStore

  package init(store: any WorkoutStore) {
    self.store = store
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try store.records()
    let course = try CourseChoice(input.course, in: book).course
    return Output(
      course: course, courses: book.courses,
      records: book.records.filter { $0.course == course }.map(RecordRow.init))
  }
}
