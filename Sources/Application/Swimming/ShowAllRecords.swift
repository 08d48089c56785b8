package import KernelApplication
package import SwimmingDomain

/// The records of every course.
package struct ShowAllRecords: UseCase {
  package static let method = "swimming.showAllRecords"
  package static let summary = "The records of every course, each with its day and segment."
  package static let kind = UseCaseKind.query
  package static var description: UseCaseDescription {
    UseCaseDescription(NoInput.schema, Output.schema, .reading)
  }

  package typealias Input = NoInput

  package struct Output: Codable, Hashable, Sendable {
    /// In their order.
    package var courses: [Course]
  }

  package struct Course: Codable, Hashable, Sendable {
    package var course: SwimCourse
    /// By style and distance; no setting leaves any out.
    package var records: [SwimRecordRow]
  }

  private let store: any SwimStore

  package init(store: any SwimStore) {
    self.store = store
  }

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let book = try store.records()
    return Output(
      courses: book.courses.map { course in
        Course(course: course, records: book.records.filter { $0.course == course }.map(SwimRecordRow.init))
      })
  }
}

extension ShowAllRecords.Output {
  package static var schema: Schema {
    Schema(
      "The records of every course.",
      [.init("courses", .list(ShowAllRecords.Course.schema), "Every course swum, in their order.")])
  }
}

extension ShowAllRecords.Course {
  package static var schema: Schema {
    Schema(
      "CourseRecords", "The records of one course.",
      [
        .init("course", SwimCourse.schema, "The course."),
        .init("records", .list(SwimRecordRow.schema), "By style and distance; no setting leaves any out."),
      ])
  }
}
