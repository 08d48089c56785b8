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
      state: state, record: part.flatMap(record), recent: part?.recent.map(recent) ?? [])
  }

  private func recent(_ day: SwimOverviewPart.Latest) -> OverviewPart.Recent {
    let seconds = Int(day.durationMilliseconds / 1_000)
    let spoken = [
      swimming, language.spokenDate(day.day), language.spokenDistance(Double(day.metres), .metre),
      language.spokenDuration(seconds: seconds),
    ]
    return OverviewPart.Recent(
      on: day.day, swimming, language.distance(Double(day.metres), .metre),
      language.duration(seconds: seconds),
      label: spoken.joined(separator: ", "), to: SwimmingDestinations.swim(.beginning(day.day.description)))
  }

  /// Describes the latest swim: `900 m in 18 min`.
  private func latest(_ swim: SwimOverviewPart.Latest) -> String {
    let distance = language.distance(Double(swim.metres), .metre)
    let time = language.duration(seconds: Int(swim.durationMilliseconds / 1_000))
    return language.say(cs: "\(distance) za \(time)", en: "\(distance) in \(time)")
  }

  private func record(_ part: SwimOverviewPart) -> OverviewPart.Record? {
    guard let record = part.records.first else { return nil }
    let length = shared.length(of: record.course)
    let pool = language.say(cs: "bazén \(length)", en: "\(length) pool")
    let name = shared.swim(record.style, Double(record.distance), record.unit)
    let chart = part.progress.map { steps in
      Chart(
        .line,
        steps.map { step in
          .init(
            x: step.day.daysSinceEpoch, y: step.hundredths, xText: language.date(step.day),
            yText: language.time(step.hundredths))
        }, x: .days, y: .hundredths, better: .less)
    }
    return .newest(
      name, language.time(record.hundredths), spoken: language.spokenTime(record.hundredths), on: record.day,
      place: pool, progress: chart.map { ($0, { language.time($0) + " s" }, language.spokenTime) },
      language, record.style.hue,
      to: SwimmingDestinations.history(record.style, record.distance, record.course))
  }
}
