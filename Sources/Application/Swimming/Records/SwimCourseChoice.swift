import KernelApplication
import SwimmingDomain

/// Chooses the course (pool length and unit) that a use case shows. It is the first that exists of: the course in the
/// input, the course that the settings prefer, the course of the latest swim, and the course of an official result.
struct SwimCourseChoice {
  /// The chosen course; nil only if the input names none and the book has neither swims nor official results.
  let course: SwimCourse?
  /// Every course on which the user swam or has an official result, sorted.
  let courses: [SwimCourse]

  /// Chooses the course. Fails with `notFound` if the input names a course on which the book has neither a swim nor an
  /// official result, although it has some on other courses.
  /// - Parameters:
  ///   - wanted: the course that the input names; nil for none.
  ///   - preferred: the course that the user's settings prefer, which is used only if it is one of `courses`; nil for
  ///     none.
  ///   - book: the records.
  ///   - official: the courses of official results; empty if the use case does not show results.
  init(
    _ wanted: SwimCourse?, preferred: SwimCourse? = nil, in book: SwimRecords, official: [SwimCourse] = []
  ) throws(Failure) {
    courses = Set(book.courses + official).sorted()
    guard let wanted else {
      let known = courses.contains { $0 == preferred } ? preferred : nil
      course = known ?? book.latestCourse ?? official.first
      return
    }
    guard courses.isEmpty || courses.contains(wanted) else {
      throw .notFound(.swimming(.noSuchCourse(name: wanted.description, courses: courses.map(\.description))))
    }
    course = wanted
  }
}
