import KernelDomain
import KernelPresentation
import SwimmingApplication

/// The page of a record's history in an exported book. To save memory, the element of each day is created only when it
/// is written.
struct RecordHistoryPage {
  let history: ShowRecordHistory.Output
  let route: Route
  let language: Language
  private let beginning: [Element]
  /// The day on which the record was set; nil if there is no record because all attempts are suspicious.
  private let recordDay: CivilDay?

  init(history: ShowRecordHistory.Output, route: Route, language: Language) {
    self.history = history
    self.route = route
    self.language = language
    beginning = RecordHistoryStrings(language: language).beginning(history)
    recordDay = history.recordDay
  }

  /// The screen without its content.
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

  /// Maps the index of each day's element to the year of the day. A long page is divided between years.
  var years: [Int: String] {
    Dictionary(
      uniqueKeysWithValues: history.days.enumerated().map { (beginning.count + $0, String($1.day.year)) })
  }
}
