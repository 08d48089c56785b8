import KernelApplication
import SwimmingDomain

/// The course a use case is asked about: the one named, else that of the latest swim.
struct SwimCourseChoice {
  /// Nil only in a book without swims.
  let course: SwimCourse?

  /// Fails with `notFound` when the book has no swim on the course named.
  init(_ wanted: SwimCourse?, in book: SwimRecords) throws(Failure) {
    guard let wanted else {
      course = book.latestCourse
      return
    }
    guard book.courses.isEmpty || book.courses.contains(wanted) else {
      throw .notFound(
        .swimming(.noSuchCourse(name: wanted.description, courses: book.courses.map(\.description))))
    }
    course = wanted
  }
}
