import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Swimming on the overview.
struct SwimOverviewStrings {
  let language: Language
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }

  private var swimming: String { language.say(cs: "Plavání", en: "Swimming") }

  var home: Element {
    .link(shared.recordsBook, color: nil, to: SwimmingDestinations.records())
  }

  /// - Parameter lines: how many there may be; the section's title is one of them.
  func elements(_ part: SwimOverviewPart, lines: Int) -> [Element] {
    if lines == 1 { return [latest(part.latest, named: swimming)] }
    let rows = [
      latest(part.latest, named: language.say(cs: "Poslední trénink", en: "Last Swim")),
      span(part.week, part.weekBefore, language.say(cs: "Tento týden", en: "This Week")),
      span(part.month, part.monthBefore, language.say(cs: "Tento měsíc", en: "This Month")),
    ]
    let room = lines - 1
    return [
      Element(
        .section, swimming, type: .title, fill: Hue.accent.fill, icon: Icon("figure.pool.swim", .featured),
        children: Array((rows + records(part.records, room: min(room - rows.count, 3))).prefix(room)))
    ]
  }

  private func latest(_ swim: SwimOverviewPart.Latest, named name: String) -> Element {
    row(
      name, distance(swim.metres), spoken: language.spokenDistance(Double(swim.metres), .metre),
      "\(language.date(swim.day)), \(language.duration(seconds: Int(swim.durationMilliseconds / 1_000)))",
      spoken:
        "\(language.spokenDate(swim.day)), \(language.spokenDuration(seconds: Int(swim.durationMilliseconds / 1_000)))",
      route: SwimmingDestinations.month(swim.day.inMonth).route)
  }

  /// Beside the same span before it.
  private func span(_ now: SwimOverviewPart.Span, _ before: SwimOverviewPart.Span, _ name: String) -> Element {
    let told = language.say(cs: "předtím \(distance(before.metres))", en: "\(distance(before.metres)) before")
    let spokenBefore = language.spokenDistance(Double(before.metres), .metre)
    return row(
      name, distance(now.metres), spoken: language.spokenDistance(Double(now.metres), .metre), told,
      spoken: language.say(cs: "předtím \(spokenBefore)", en: "\(spokenBefore) before"))
  }

  /// The newest, and how many more there are.
  private func records(_ records: [SwimOverviewPart.RecentRecord], room: Int) -> [Element] {
    guard room > 0 else { return [] }
    if records.count <= room { return records.map(row) }
    let rest = records.count - (room - 1)
    let more = language.say(
      cs: "za 30 dní ještě \(language.counted(rest, .records))", en: "\(rest) more in 30 days")
    return records.prefix(room - 1).map(row) + [
      Element(
        .row, label: more, children: [Element(.text, more, placement: .leading, type: .body, icon: .best)])
    ]
  }

  private func row(_ record: SwimOverviewPart.RecentRecord) -> Element {
    let distance = Double(record.distance)
    let length = shared.length(of: record.course)
    let pool = language.say(cs: "bazén \(length)", en: "\(length) pool")
    return row(
      shared.swim(record.style, distance, record.unit), icon: .best, language.time(record.hundredths),
      spoken: language.spokenTime(record.hundredths), "\(language.date(record.day)), \(pool)",
      spoken: "\(language.spokenDate(record.day)), \(pool)",
      route: SwimmingDestinations.history(record.style, record.distance, record.course).route)
  }

  private func row(
    _ name: String, icon: Icon? = nil, _ value: String, spoken: String, _ note: String, spoken spokenNote: String,
    route: Route? = nil
  ) -> Element {
    Element(
      .row, label: "\(name): \(spoken), \(spokenNote)", icon: route == nil ? nil : .forward, route: route,
      children: [
        Element(.text, name, placement: .leading, type: .body, icon: icon),
        Element(.text, value, placement: .center, type: .number),
        Element(.text, note, placement: .trailing, type: .caption, color: Hue.secondary.text),
      ])
  }

  private func distance(_ metres: Int) -> String { language.distance(Double(metres), .metre) }
}
