package import KernelApplication
import KernelDomain
package import SwimmingDomain

/// Converts a time swum on one course (pool length and unit) to other courses. The result is never a record.
package struct ConvertTime: UseCase {
  package static let method = "swimming.convertTime"
  package static let summary = "Convert a time from one course to another. The result is not a record."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = [.system]

  package struct Input: Described, Equatable {
    /// The time to convert, such as `1:06.00`.
    package var time: String
    package var style: StrokeStyle
    package var distance: Int
    package var from: SwimCourse
    /// The course (pool length and unit) to which to convert the time; nil for all courses.
    package var to: SwimCourse?

    package static let schema = Schema(
      "The time to convert.",
      [
        .init("time", .text, "The time, in minutes and seconds with hundredths.", examples: [#""1:06.00""#]),
        .init("style", .recordStyle, "The style."),
        .init(
          "distance", .integer, "The distance, in the unit of the course.", unit: .of("the course's unit"),
          examples: ["100"]),
        .init("from", SwimCourse.schema, "The course on which the time was swum."),
        .optional("to", SwimCourse.schema, "The course to convert it to; if left out, all courses."),
      ])

    package init(time: String, style: StrokeStyle, distance: Int, from: SwimCourse, to: SwimCourse? = nil) {
      self.time = time
      self.style = style
      self.distance = distance
      self.from = from
      self.to = to
    }
  }

  package struct Output: Described, Equatable {
    package var style: StrokeStyle
    package var distance: Int
    package var from: SwimCourse
    package var hundredths: Int
    /// The converted times on the other courses; empty if there are no conversion factors for the event.
    package var converted: [Converted]

    package static let schema = Schema(
      "A converted time, which is not a record.",
      [
        .style("The style."), .init("distance", .integer, "The distance.", unit: .of("the course's unit")),
        .init("from", SwimCourse.schema, "The course on which the time was swum."),
        .hundredths("The time, in hundredths of a second."),
        .init(
          "converted", .list(ConvertTime.Converted.schema),
          "The time on the other courses; empty if there are no factors for the event."),
      ])
  }

  package struct Converted: Codable, Hashable, Sendable {
    package var course: SwimCourse
    package var hundredths: Int

    package static let schema = Schema(
      "ConvertedTime", "A time converted to another course.",
      [
        .init("course", SwimCourse.schema, "The course."),
        .hundredths("The converted time, in hundredths of a second."),
      ])
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard let time = OfficialResultRule.time(input.time) else {
      throw .invalidInput(field: "time", problem: .swimming(.noConvertedTime(text: input.time)), valid: [])
    }
    let event = SwimEvent(
      course: input.from, style: input.style, distance: Distance(input.distance, input.from.unit))
    let all = ConvertTime.all(time, event)
    return Output(
      style: input.style, distance: input.distance, from: input.from, hundredths: time,
      converted: all.filter { input.to == nil || $0.course == input.to })
  }

  /// Converts a time, in hundredths of a second, to all other courses (pool length and unit) for which there are
  /// conversion factors.
  static func all(_ hundredths: Int, _ event: SwimEvent) -> [Converted] {
    [SwimCourse.longCourseMetres, .shortCourseMetres, .shortCourseYards].compactMap { course in
      CourseConversion.convert(hundredths, event, to: course).map { Converted(course: course, hundredths: $0) }
    }
  }

  /// Fails with `invalidInput` unless the book keeps records for this style and distance.
  static func check(_ style: StrokeStyle, _ distance: Distance) throws(Failure) {
    guard style.countsForRecords else {
      let styles = StrokeStyle.sections.map(\.description)
      throw .invalidInput(
        field: "style", problem: .swimming(.noRecordsOfStyle(style: style.description, styles: styles)), valid: styles)
    }
    let distances = StandardDistances.all(distance.unit)
    guard distances.contains(distance) else {
      throw .invalidInput(
        field: "distance", problem: .swimming(.noRecordsOfDistance(distance: "\(distance)")),
        valid: distances.map { String($0.amount) })
    }
  }
}
