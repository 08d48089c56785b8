package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen with all attempts at one distance in one style, by day.
package struct RecordHistoryScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/records/STYLE/DISTANCE?course&since")

  let catalog: UseCaseCatalog

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let style: StrokeStyle = try request.part("STYLE", valid: StrokeStyle.sections.map(\.description))
    let distance: Int = try request.part("DISTANCE")
    let course: SwimCourse? = try request.query("course")
    let since: CivilDay? = try request.query("since")
    let history = try catalog.call(
      ShowRecordHistory.self, ShowRecordHistory.Input(style: style, distance: distance, course: course, since: since))
    let page = RecordHistoryPage(history: history, route: request.route, language: request.language)
    var screen = page.screen
    screen.content = Array(page.content)
    screen.toolbar.append(
      .link(
        request.language.say(cs: "Po sezonách", en: "By Season"), placement: .trailing,
        to: SwimmingDestinations.event(style, distance, history.course)))
    screen.beside = try SwimListBeside(catalog: catalog, language: request.language).records(
      history.course, detail: SwimmingDestinations.history(style, distance, history.course).route)
    return screen
  }
}

/// The texts and elements of the screen and the page that show a record's history.
struct RecordHistoryStrings {
  let language: Language
  var shared: SwimmingStrings { SwimmingStrings(language: language) }

  /// Returns the elements that precede the list of days.
  func beginning(_ history: ShowRecordHistory.Output) -> [Element] {
    let course = courseChoice(history)
    guard !history.days.isEmpty else {
      if history.official != nil { return [course].compactMap { $0 } + official(history) }
      return [emptyState(history)] + (history.otherCourses == nil ? [] : [course].compactMap { $0 })
    }
    return [course].compactMap { $0 } + shared.explanation(of: history.style)
      + ProgressChart(language: language, history: history).elements + official(history)
  }

  /// Returns a section with the official results in the same style and over the same distance; empty if there are none.
  private func official(_ history: ShowRecordHistory.Output) -> [Element] {
    guard let official = history.official else { return [] }
    let strings = OfficialResultStrings(language: language)
    return [
      Element(
        .section, strings.title, type: .title, fill: history.style.hue.fill,
        children: official.map { strings.row($0, [printable($0.meet)]) })
    ]
  }

  /// Returns a control with which the user chooses the course whose attempts are shown; nil if the book is empty.
  private func courseChoice(_ history: ShowRecordHistory.Output) -> Element? {
    guard let shown = history.course else { return nil }
    return shared.courseChoice(((history.otherCourses ?? []) + [shown]).sorted(), shown: shown) {
      SwimmingDestinations.history(history.style, history.distance, $0)
    }
  }

  private func emptyState(_ history: ShowRecordHistory.Output) -> Element {
    Element(
      .emptyState,
      children: [
        Element(.image, color: history.style.hue.fill, icon: Icon(history.style.icon.name, .illustration)),
        Element(
          .heading, language.say(cs: "Žádné záznamy pro tuto vzdálenost", en: "No attempts at this distance"),
          type: .title),
      ])
  }

  /// Returns an element with the attempts of one day.
  /// - Parameters:
  ///   - day: the day.
  ///   - style: the style of the attempts.
  ///   - hasRecord: whether the day's best time is the record.
  func day(_ day: ShowRecordHistory.Day, _ style: StrokeStyle, hasRecord: Bool) -> Element {
    let count = language.counted(day.attempts.count, .attempts)
    let bestIndex = day.attempts.firstIndex { $0.suspicious != true && $0.hundredths == day.bestHundredths }
    var spoken = [language.spokenDate(day.day)]
    if let best = day.bestHundredths {
      spoken.append(bestName(hasRecord) + language.spokenTime(best))
    }
    spoken.append(count)
    return Element(
      .disclosure, label: spoken.joined(separator: ", "),
      hint: language.say(cs: "Ukáže pokusy toho dne", en: "Shows the attempts of that day"), isOn: false,
      fill: style.hue.fill,
      children: [summary(day, count, hasRecord)]
        + day.attempts.enumerated().map { attempt($1, isBest: $0 == bestIndex, isRecord: $0 == bestIndex && hasRecord) }
    )
  }

  private func bestName(_ isRecord: Bool) -> String {
    isRecord ? language.say(cs: "rekord ", en: "record ") : language.say(cs: "nejlepší čas ", en: "best time ")
  }

  /// Returns the summary of a day, which stays visible while the user scrolls through the day's attempts: the date, the
  /// best time and the number of attempts. The best time is in gold if it is the record.
  private func summary(_ day: ShowRecordHistory.Day, _ count: String, _ hasRecord: Bool) -> Element {
    let best =
      day.bestHundredths.map {
        Element(
          .badge, language.time($0), label: bestName(hasRecord) + language.time($0), placement: .center, type: .number,
          color: hasRecord ? Hue.best.onFill : nil, fill: hasRecord ? Hue.best.fill : nil,
          icon: hasRecord ? .best : .bestOfDay)
      } ?? Element(.text, "–", placement: .center, type: .number, color: Hue.secondary.text)
    return Element(
      .row,
      children: [
        Element(.heading, language.date(day.day), placement: .leading, type: .body), best,
        Element(.text, count, placement: .trailing, type: .caption, color: Hue.secondary.text),
      ])
  }

  private func attempt(_ attempt: ShowRecordHistory.SwimAttempt, isBest: Bool, isRecord: Bool) -> Element {
    let clock = language.clock(CivilDateTime(attempt.start, offset: attempt.utcOffset).time)
    let isSuspicious = attempt.suspicious == true
    var spoken = ShortText()
    language.put(spokenTime: attempt.hundredths, to: &spoken)
    spoken.put(words: ", ")
    spoken.put(words: clock)
    let note =
      isRecord
      ? language.say(cs: ", rekord", en: ", record")
      : isBest ? language.say(cs: ", nejlepší toho dne", en: ", best of the day") : ""
    spoken.put(words: note)
    let doubts = [
      isSuspicious ? shared.suspicious : nil, attempt.perhapsMissedTurn == true ? shared.perhapsMissedTurn : nil,
      attempt.estimated == true ? shared.estimated : nil,
    ].compactMap { $0 }
    for doubt in doubts { spoken.put(words: ", " + doubt.lowercased()) }
    let segment = attempt.segment.description
    var cells: [Element] = [
      isBest
        ? Element(
          .text, language.time(attempt.hundredths), label: language.time(attempt.hundredths) + note,
          placement: .leading, type: .time, icon: isRecord ? .best : .bestOfDay)
        : .cell(language.time(attempt.hundredths), .leading, .time),
      .cell(clock, .center, .caption, Hue.secondary.text),
      Element(.text, shared.laps(attempt.laps), type: .caption, color: Hue.secondary.text),
      .identifier(segment),
    ]
    if !doubts.isEmpty {
      cells.append(
        Element(
          .badge, doubts.joined(separator: ", "), placement: .trailing, type: .caption, color: Hue.warning.onFill,
          fill: Hue.warning.fill, icon: .warning))
    }
    return Element(
      .row, label: spoken.string, hint: language.say(cs: "Ukáže úsek", en: "Shows the segment"), icon: .forward,
      to: SwimmingDestinations.segment(named: segment), children: cells)
  }
}
