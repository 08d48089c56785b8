import KernelDomain
import KernelPresentation
import SwimmingApplication

/// The history of a record among the pages of the book: each day is made when it is asked for.
struct RecordHistoryPage {
  let history: ShowRecordHistory.Output
  let route: Route
  let language: Language
  private let beginning: [Element]
  /// The day of the record itself; nil where every attempt is suspicious.
  private let recordDay: CivilDay?

  init(history: ShowRecordHistory.Output, route: Route, language: Language) {
    self.history = history
    self.route = route
    self.language = language
    beginning = RecordHistoryStrings(language: language).beginning(history)
    recordDay = history.recordDay
  }

  /// Without its content.
  var screen: Screen {
    Screen(
      route: route, language: language,
      title: SwimmingStrings(language: language).swim(history.style, Double(history.distance), history.unit),
      presentation: .stack,
      header: Header(.standard, fill: history.style.hue.fill),
      layout: Layout(
        .groupedList, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .md,
        leadingPane: beginning.count > 1 && !history.days.isEmpty ? beginning.count : nil),
      back: SwimmingStrings(language: language).backToRecords(history.course), content: [])
  }

  var content: some Sequence<Element> {
    let strings = RecordHistoryStrings(language: language)
    return (0..<beginning.count + history.days.count).lazy.map { number in
      if number < beginning.count { return beginning[number] }
      let day = history.days[number - beginning.count]
      return strings.day(day, history.style, hasRecord: day.day == recordDay)
    }
  }

  /// The years by the number of the element that begins each.
  var years: [Int: String] {
    Dictionary(
      uniqueKeysWithValues: history.days.enumerated().map { (beginning.count + $0, String($1.day.year)) })
  }
}
