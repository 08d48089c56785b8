import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The fields in which the user enters an event of a meet and a time for it, which is either a result or a target.
struct SwimEventFields {
  let language: Language
  /// The method name of the use case to which the fields are sent.
  let method: String
  /// The courses that the user can choose: the courses of meets, followed by other courses in the book.
  private let courses: [SwimCourse]
  /// The course that is selected until the user chooses another one.
  private let chosen: SwimCourse
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }

  /// - Parameter book: the records on the course of the most recent swim. This course is selected until the user
  ///   chooses another one.
  init(_ method: String, _ book: ShowRecordsBook.Output, _ language: Language) {
    let usual: [SwimCourse] = [.longCourseMetres, .shortCourseMetres, .shortCourseYards]
    self.method = method
    self.language = language
    let all = usual + book.courses.filter { !usual.contains($0) && $0.hasStandardDistance }.sorted()
    courses = all
    chosen = book.course.flatMap { all.contains($0) ? $0 : nil } ?? .shortCourseMetres
  }

  var style: Element {
    choice(
      .radioGroup, language.say(cs: "Styl", en: "Style"), "style",
      OfficialResultRule.styles.map { ($0.description, $0.name(language)) }, StrokeStyle.freestyle.description)
  }

  var course: Element {
    choice(
      .segmentedControl, shared.pool, "course", courses.map { ($0.description, shared.length(of: $0)) },
      chosen.description)
  }

  /// Returns the field for the event's distance.
  /// - Parameter distances: the valid distances, in metres or yards.
  func distance(_ distances: ClosedRange<Int>) -> Element {
    let limits = Action.Limits(distances.lowerBound, distances.upperBound)
    return Element(
      .numericField, language.say(cs: "Vzdálenost", en: "Distance"), value: "", type: .body,
      action: Action(method, input: Action.Input("distance", .number, limits: limits)))
  }

  var time: Element {
    field(.textField, language.say(cs: "Čas", en: "Time"), "time", .text, isOptional: nil, hint: "1:05.00")
  }

  func field(
    _ role: Element.Role, _ name: String, _ parameter: String, _ kind: Action.Input.Kind, isOptional: Bool? = true,
    hint: String? = nil
  ) -> Element {
    Element(
      role, name, hint: hint, value: "", type: .body,
      action: Action(method, input: Action.Input(parameter, kind, isOptional: isOptional)))
  }

  private func choice(
    _ role: Element.Role, _ name: String, _ parameter: String, _ choices: [(value: String, name: String)],
    _ chosen: String
  ) -> Element {
    Element(
      role, name, type: .body, action: Action(method, input: Action.Input(parameter, .text)),
      children: choices.map { Element(.radio, $0.name, value: $0.value, isOn: $0.value == chosen, type: .body) })
  }
}
