import BookApplication
package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen with the records on all courses. For each style, there is a table with a row per distance and a column
/// per course, and a list that says where each record was swum.
package struct AllRecordsScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/all-records")

  let catalog: UseCaseCatalog

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let output = try catalog.call(ShowAllRecords.self, NoInput())
    let language = request.language
    let courses = try output.courses.map { (course) throws(Failure) in
      let preferred = try PreferredOfficialTimes(catalog, course.records, course.official, course.course)
      return AllRecordsPage.Course(
        shown: course,
        official: OfficialBesideRecords(language: language, official: course.official ?? [], preferred: preferred))
    }
    return Screen(
      route: request.route, language: language, title: language.say(cs: "Všechny rekordy", en: "All Records"),
      presentation: .stack, header: Header(.standard), layout: .swimmingList,
      back: SwimmingStrings(language: language).backToRecords(nil),
      content: AllRecordsPage(language: language, courses: courses).content)
  }
}

private struct AllRecordsPage {
  /// The records on one course, and the official times that are shown next to them.
  struct Course {
    let shown: ShowAllRecords.Course
    let official: OfficialBesideRecords
  }

  let language: Language
  let courses: [Course]
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }

  var content: [Element] {
    let sections = StrokeStyle.sections.compactMap(section)
    guard !sections.isEmpty else {
      return [
        Element(
          .emptyState, children: [Element(.heading, language.say(cs: "Žádné rekordy", en: "No Records"), type: .title)])
      ]
    }
    let years = language.say(cs: "Nejlepší časy po letech", en: "Best Times by Year")
    let seasons = language.say(cs: "Nejlepší časy po sezonách", en: "Best Times by Season")
    let ages = language.say(cs: "Věkové skupiny", en: "Age Groups")
    return sections + [
      .link(years, to: SwimmingDestinations.bests(nil, since: nil, by: .year)),
      .link(seasons, to: SwimmingDestinations.bests(nil, since: nil, by: .season)),
      .link(ages, to: SwimmingDestinations.ages()),
    ]
  }

  private func section(_ style: StrokeStyle) -> Element? {
    let shown = courses.map { $0.limited(to: style) }.filter { !$0.isEmpty }
    guard !shown.isEmpty else { return nil }
    let units = Set(shown.map(\.course.unit)).sorted { $0.rawValue < $1.rawValue }
    let rows = shown.flatMap { course in
      course.records.map { row(course.course, $0.record, $0.shown) } + course.official.map(row)
    }
    let isMarked = courses.count > 1 && shown.contains { course in course.times.values.contains { $0.isOfficial } }
    return Element(
      .section, style.name(language), type: .title, fill: style.hue.fill, icon: style.icon,
      children: shared.explanation(of: style)
        + units.compactMap { unit in
          table(style, unit, shown.filter { $0.course.unit == unit })
        } + (isMarked ? [official] : []) + rows)
  }

  private var official: Element {
    Element(
      .text, language.say(cs: "* oficiální čas", en: "* official time"), type: .caption, color: Hue.secondary.text)
  }

  /// Returns the table of the records in one style and one unit of length. Metres and yards have separate tables,
  /// because their distances differ. If the watch has recorded no time, the table shows the official time with a mark.
  /// Nil if the book has only one course.
  private func table(_ style: StrokeStyle, _ unit: LengthUnit, _ shown: [OneStyle]) -> Element? {
    guard courses.count > 1 else { return nil }
    let distances = Set(shown.flatMap(\.times.keys)).sorted()
    let header = [language.say(cs: "Trať", en: "Distance")] + shown.map { shared.length(of: $0.course) }
    return Element(
      .table, language.say(cs: "\(style.name(language)) po bazénech", en: "\(style.name(language)) by pool"),
      type: .caption,
      children: [Element(.tableHeader, children: cells(header, .caption, .caption))]
        + distances.map { distance in
          let times = shown.map { course in
            course.times[distance].map { language.time($0.hundredths) + ($0.isOfficial ? " *" : "") } ?? "–"
          }
          return Element(
            .tableRow, children: cells([Distance(distance, unit).description] + times, .body, .time))
        })
  }

  private func cells(_ texts: [String], _ first: TypeToken, _ other: TypeToken) -> [Element] {
    texts.enumerated().map { .cell($1, $0 == 0 ? .leading : .trailing, $0 == 0 ? first : other) }
  }

  private func row(_ course: SwimCourse, _ record: SwimRecordRow, _ shown: OfficialBesideRecords.ShownTime) -> Element {
    let pool = shared.name(of: course)
    let swim = shared.spokenSwim(record.style, Double(record.distance), record.unit)
    return Element(
      .row,
      label:
        "\(swim), \(pool), \(language.spokenTime(shown.hundredths)), \(language.spokenDate(shown.day))\(shown.note)",
      hint: language.say(cs: "Ukáže všechny pokusy", en: "Shows all attempts"), fill: record.style.hue.fill,
      icon: .forward, to: SwimmingDestinations.history(record.style, record.distance, course),
      children: [
        .cell("\(Distance(record.distance, record.unit)) · \(pool)", .leading, .body),
        .cell(language.time(shown.hundredths), .center, .time),
        .cell(language.date(shown.day) + shown.note, .trailing, .caption, Hue.secondary.text),
        .identifier(shown.segment.description),
      ])
  }

  private func row(_ result: OfficialResultView) -> Element {
    let pool = shared.name(of: result.course)
    let strings = OfficialResultStrings(language: language)
    let mark = language.say(cs: "oficiálně", en: "official") + strings.doubt(result)
    let swim = strings.spokenSwim(result)
    return Element(
      .row,
      label:
        "\(swim), \(pool), \(language.spokenTime(result.hundredths)), \(mark), \(language.spokenDate(result.day))",
      hint: language.say(cs: "Ukáže závody", en: "Shows the meets"), fill: result.style.hue.fill, icon: .forward,
      to: SwimmingDestinations.results,
      children: [
        .cell("\(Distance(result.distance, result.unit)) · \(pool)", .leading, .body),
        .cell(language.time(result.hundredths), .center, .time),
        .cell("\(language.date(result.day)), \(mark)", .trailing, .caption, Hue.secondary.text),
      ])
  }
}

/// The records in one style on one course.
private struct OneStyle {
  let course: SwimCourse
  let records: [(record: SwimRecordRow, shown: OfficialBesideRecords.ShownTime)]
  /// The official results over distances for which the watch has recorded no time.
  let official: [OfficialResultView]

  var isEmpty: Bool { records.isEmpty && official.isEmpty }

  /// The time that is shown for each distance, in hundredths of a second, and whether it is official.
  var times: [Int: (hundredths: Int, isOfficial: Bool)] {
    let watch = records.map { ($0.record.distance, (hundredths: $0.shown.hundredths, isOfficial: $0.shown.isOfficial)) }
    let other = official.map { ($0.distance, (hundredths: $0.hundredths, isOfficial: true)) }
    return Dictionary(uniqueKeysWithValues: watch + other)
  }
}

extension AllRecordsPage.Course {
  fileprivate func limited(to style: StrokeStyle) -> OneStyle {
    let records = shown.records.filter { $0.style == style }
    return OneStyle(
      course: shown.course, records: records.map { ($0, official.shown($0)) },
      official: official.withoutWatch(style, records))
  }
}
