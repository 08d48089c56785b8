import KernelApplication
import SwimmingDomain

/// The course a use case is asked about: the one named, else that of the latest swim, else one of a meet.
struct SwimCourseChoice {
  /// Nil only in a book without swims and results.
  let course: SwimCourse?
  /// Every course swum, and those of the results, in their order.
  let courses: [SwimCourse]

  /// Fails with `notFound` when the book has no swim and no result on the course named.
  /// - Parameter official: the courses of official results, where the use case tells of them.
  init(_ wanted: SwimCourse?, in book: SwimRecords, official: [SwimCourse] = []) throws(Failure) {
    courses = Set(book.courses + official).sorted()
    guard let wanted else {
      course = book.latestCourse ?? official.first
      return
    }
    guard courses.isEmpty || courses.contains(wanted) else {
      throw .notFound(.swimming(.noSuchCourse(name: wanted.description, courses: courses.map(\.description))))
    }
    course = wanted
  }
}
