import BookPresentation
import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Creates the part of the overview that is about swimming.
struct SwimOverviewStrings {
  let language: Language
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }

  var swimming: String { language.say(cs: "Plavání", en: "Swimming") }

  func part(_ part: SwimOverviewPart?) -> OverviewPart {
    let state = part.map { latest($0.latest) } ?? language.say(cs: "Zatím žádné plavání", en: "No swims yet")
    return OverviewPart(
      state: state, record: part?.records.first.map(record), recent: part?.recent.map(recent) ?? [])
  }

  private func recent(_ day: SwimOverviewPart.Latest) -> OverviewPart.Recent {
    let seconds = Int(day.durationMilliseconds / 1_000)
    let spoken = [
      swimming, language.spokenDate(day.day), language.spokenDistance(Double(day.metres), .metre),
      language.spokenDuration(seconds: seconds),
    ]
    return OverviewPart.Recent(
      on: day.day, swimming, language.distance(Double(day.metres), .metre),
      "\(language.date(day.day)) · \(language.duration(seconds: seconds))",
      label: spoken.joined(separator: ", "), to: SwimmingDestinations.swim(.beginning(day.day.description)))
  }

  /// Describes the latest swim: `900 m in 18 min`.
  private func latest(_ swim: SwimOverviewPart.Latest) -> String {
    let distance = language.distance(Double(swim.metres), .metre)
    let time = language.duration(seconds: Int(swim.durationMilliseconds / 1_000))
    return language.say(cs: "\(distance) za \(time)", en: "\(distance) in \(time)")
  }

  private func record(_ record: SwimOverviewPart.RecentRecord) -> OverviewPart.Record {
    let length = shared.length(of: record.course)
    let pool = language.say(cs: "bazén \(length)", en: "\(length) pool")
    let name = shared.swim(record.style, Double(record.distance), record.unit)
    let newest = language.say(cs: "Nejnovější rekord", en: "Newest record")
    return OverviewPart.Record(
      day: record.day,
      row: .highlight(
        name, .cell(language.time(record.hundredths), .center, .heroNumber), "\(pool) · \(language.date(record.day))",
        label: "\(newest), \(name): \(language.spokenTime(record.hundredths)), "
          + "\(pool), \(language.spokenDate(record.day))",
        icon: .best, record.style.hue,
        to: SwimmingDestinations.history(record.style, record.distance, record.course)))
  }
}
