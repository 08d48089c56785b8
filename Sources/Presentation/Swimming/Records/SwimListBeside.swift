import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Creates the lists that wide windows show beside a screen. Beside the history of a record, this is the list of
/// records. Beside a segment that is an attempt at a record, it is the list of attempts.
struct SwimListBeside {
  let catalog: UseCaseCatalog
  let language: Language

  private var strings: RecordsBookStrings { RecordsBookStrings(language: language) }

  /// Returns the list of records.
  /// - Parameters:
  ///   - course: the course; nil for the course of the most recent swim.
  ///   - detail: the route of the record whose history is shown, which the list marks; nil to mark no record.
  func records(_ course: SwimCourse?, detail: Route?) throws(Failure) -> Screen.Beside {
    let book = try catalog.call(ShowRecordsBook.self, ShowRecordsBook.Input(course: course))
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let preferred = try PreferredOfficialTimes(catalog, book.records, book.official, book.course)
    let sections = strings.sections(book, settings, beside: detail, preferring: preferred)
    return Screen.Beside(
      title: strings.shared.recordsBook, route: SwimmingDestinations.records(book.course).route,
      content: sections.filter { $0.children.contains { $0.role == .row } })
  }

  /// Returns the part of the list of attempts that contains the segment's own attempt. If the segment is not an attempt
  /// over a distance with records, returns the list of records instead.
  func attempts(around segment: ShowSegment.Output) throws(Failure) -> Screen.Beside {
    guard let course = segment.course, let length = segment.distance, let distance = Int(exactly: length),
      !segment.isLeftOut, !segment.isOfMixedStrokes, segment.style.countsForRecords,
      StandardDistances.all(segment.unit).contains(Distance(distance, segment.unit))
    else { return try records(segment.course, detail: nil) }
    let input = ShowRecordHistory.Input(style: segment.style, distance: distance, course: course)
    let history = try catalog.call(ShowRecordHistory.self, input)
    let all = history.days.flatMap { day in day.attempts.map { (day: day, attempt: $0) } }
    guard let place = all.firstIndex(where: { $0.attempt.segment == segment.segment }) else {
      return try records(course, detail: nil)
    }
    let shown = all[max(place - SwimListBeside.newer, 0)..<min(place + SwimListBeside.older + 1, all.count)]
    return Screen.Beside(
      title: strings.shared.swim(segment.style, length, segment.unit),
      route: SwimmingDestinations.history(segment.style, distance, course).route,
      content: shown.map { row($0.attempt, on: $0.day, history, isShown: $0.attempt.segment == segment.segment) })
  }

  /// How many attempts the list shows before the segment's own attempt. The number is small, so that the segment's
  /// attempt is visible without scrolling.
  private static let newer = 4
  /// How many attempts the list shows after the segment's own attempt.
  private static let older = 30

  private func row(
    _ attempt: ShowRecordHistory.SwimAttempt, on day: ShowRecordHistory.Day, _ history: ShowRecordHistory.Output,
    isShown: Bool
  ) -> Element {
    let clock = language.clock(CivilDateTime(attempt.start, offset: attempt.utcOffset).time)
    let segment = attempt.segment.description
    return Element(
      .row, label: "\(language.spokenDate(day.day)), \(language.spokenTime(attempt.hundredths)), \(clock)",
      hint: language.say(cs: "Ukáže úsek", en: "Shows the segment"), isOn: isShown ? true : nil,
      fill: history.style.hue.fill, icon: .forward, to: SwimmingDestinations.segment(named: segment),
      children: [
        .cell(language.date(day.day), .leading, .body), .cell(language.time(attempt.hundredths), .center, .time),
        .cell(clock, .trailing, .caption, Hue.secondary.text), .identifier(segment),
      ])
  }
}
