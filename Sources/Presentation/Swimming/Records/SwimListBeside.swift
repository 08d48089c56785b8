import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The lists that lead to a detail, to stand beside it: the records beside a history, the attempts of a history beside
/// the segment of one of them.
struct SwimListBeside {
  let catalog: UseCaseCatalog
  let language: Language

  private var strings: RecordsBookStrings { RecordsBookStrings(language: language) }

  /// - Parameter detail: what of it is shown; nil where that is none of the list.
  func records(_ course: SwimCourse?, detail: Route?) throws(Failure) -> Screen.Beside {
    let book = try catalog.call(ShowRecordsBook.self, ShowRecordsBook.Input(course: course))
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let preferred = try PreferredOfficialTimes(catalog, book.records, book.official, book.course)
    let sections = strings.sections(book, settings, beside: detail, preferring: preferred)
    return Screen.Beside(
      title: strings.shared.recordsBook, route: SwimmingDestinations.records(book.course).route,
      content: sections.filter { $0.children.contains { $0.role == .row } })
  }

  /// The attempts before and after that of the segment; the records if it is not an attempt at a distance.
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

  /// So many attempts stand before that of the segment: few, so that it is seen without scrolling.
  private static let newer = 4
  /// So many attempts stand after it.
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
