package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// All attempts at one style and distance, by day.
package struct RecordHistoryScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/records/STYLE/DISTANCE?course")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let style: StrokeStyle = try request.part("STYLE", valid: StrokeStyle.sections.map(\.description))
    let distance: Int = try request.part("DISTANCE")
    let course: Course? = try request.query("course")
    let history = try catalog.call(
      ShowRecordHistory.self, ShowRecordHistory.Input(style: style, distance: distance, course: course))
    return RecordHistoryScreen.screen(history, request.route, request.language)
  }

  static func screen(_ history: ShowRecordHistory.Output, _ route: Route, _ language: Language) -> Screen {
    let page = RecordHistoryPage(history: history, route: route, language: language)
    var screen = page.screen
    screen.content = Array(page.content)
    return screen
  }
}

/// All attempts at one style and distance; what there is of each day is made when it is asked for.
struct RecordHistoryPage {
  let history: ShowRecordHistory.Output
  let route: Route
  let language: Language
  private let beginning: [Element]

  init(history: ShowRecordHistory.Output, route: Route, language: Language) {
    self.history = history
    self.route = route
    self.language = language
    beginning = RecordHistoryWords(language: language).beginning(history)
  }

  /// Without its content.
  var screen: Screen {
    Screen(
      route: route, language: language,
      title: "\(history.style.name(language)) \(history.distance)\(history.unit.rawValue)", presentation: .stack,
      header: Header(.standard, fill: history.style.hue.fill),
      layout: Layout(
        .groupedList, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .md),
      toolbar: [SwimmingWords(language: language).backToRecords(history.course)], content: [])
  }

  var content: some Sequence<Element> {
    let words = RecordHistoryWords(language: language)
    return (-beginning.count..<history.days.count).lazy.map { number in
      number < 0 ? beginning[beginning.count + number] : words.day(history.days[number], history.style)
    }
  }

  /// By the number of the element that begins it.
  var years: [Int: String] {
    Dictionary(
      uniqueKeysWithValues: history.days.enumerated().map { (beginning.count + $0, String($1.day.year)) })
  }
}

private struct RecordHistoryWords {
  let language: Language
  var shared: SwimmingWords { SwimmingWords(language: language) }

  /// What stands before the days.
  func beginning(_ history: ShowRecordHistory.Output) -> [Element] {
    guard !history.days.isEmpty else { return [emptyState] }
    let course = history.course.map { course in
      Element(.text, shared.name(of: course), type: .caption, color: Hue.secondary.text)
    }
    return [course].compactMap { $0 } + ProgressChart(language: language, history: history).elements
  }

  private var emptyState: Element {
    Element(
      .emptyState,
      children: [
        Element(
          .heading, language.say(cs: "Žádné záznamy pro tuto vzdálenost", en: "No attempts at this distance"),
          type: .title)
      ])
  }

  func day(_ day: ShowRecordHistory.Day, _ style: StrokeStyle) -> Element {
    let count = language.counted(day.attempts.count, shared.attemptForms)
    let bestIndex = day.attempts.firstIndex { $0.suspicious != true && $0.hundredths == day.best }
    var spoken = [language.spokenDate(day.day)]
    if let best = day.best {
      spoken.append(
        language.say(cs: "nejlepší čas ", en: "best time ") + language.spokenTime(best))
    }
    spoken.append(count)
    return Element(
      .disclosure, label: spoken.joined(separator: ", "),
      hint: language.say(cs: "Ukáže pokusy toho dne", en: "Shows the attempts of that day"), isOn: false,
      fill: style.hue.fill,
      children: [summary(day, count)]
        + day.attempts.enumerated().map { attempt($1, isBest: $0 == bestIndex) })
  }

  /// Stays in sight while the attempts of its day scroll by.
  private func summary(_ day: ShowRecordHistory.Day, _ count: String) -> Element {
    let best =
      day.best.map {
        Element(
          .badge, language.time($0), placement: .center, type: .number, color: Hue.best.onFill,
          fill: Hue.best.fill, icon: .best)
      } ?? Element(.text, "–", placement: .center, type: .number, color: Hue.secondary.text)
    return Element(
      .row,
      children: [
        Element(.heading, language.date(day.day), placement: .leading, type: .body), best,
        Element(.text, count, placement: .trailing, type: .caption, color: Hue.secondary.text),
      ])
  }

  private func attempt(_ attempt: ShowRecordHistory.Attempt, isBest: Bool) -> Element {
    let clock = language.clock(CivilDateTime(attempt.start, offset: attempt.utcOffset).time)
    let isSuspicious = attempt.suspicious == true
    var spoken = ShortText()
    language.put(spokenTime: attempt.hundredths, to: &spoken)
    spoken.put(words: ", ")
    spoken.put(words: clock)
    if isBest { spoken.put(words: language.say(cs: ", nejlepší toho dne", en: ", best of the day")) }
    if isSuspicious { spoken.put(words: ", " + shared.suspicious.lowercased()) }
    let segment = attempt.segment.description
    var cells: [Element] = [
      Element(
        .text, language.time(attempt.hundredths), placement: .leading, type: .time, icon: isBest ? .best : nil),
      .cell(clock, .center, .caption, Hue.secondary.text),
      Element(.text, shared.laps(attempt.laps), type: .caption, color: Hue.secondary.text),
      Element(
        .identifier, segment, placement: .trailing, type: .caption, color: Hue.secondary.text),
    ]
    if isSuspicious {
      cells.append(
        Element(
          .badge, shared.suspicious, placement: .trailing, type: .caption, color: Hue.warning.onFill,
          fill: Hue.warning.fill, icon: .warning))
    }
    return Element(
      .row, label: spoken.string, hint: language.say(cs: "Ukáže úsek", en: "Shows the segment"),
      icon: .forward, route: SwimmingRoutes.segment(named: segment),
      command: ShellCommand.recordbook("segment", segment), children: cells)
  }
}
