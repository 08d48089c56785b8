import KernelDomain
import KernelPresentation
import PrayerApplication

/// A heat map that shows how many of the five prayers were prayed on each day of a year, and a table of its numbers.
struct PrayerHeatMap {
  let strings: PrayerStrings
  let heat: ShowHeatMap.Output

  private var language: Language { strings.language }
  /// The days on which a prayer was prayed or excused.
  private var days: [ShowHeatMap.Day] { heat.days.filter { $0.prayed > 0 || $0.excused > 0 } }

  var elements: [Element] {
    let days = days
    guard !days.isEmpty else { return [] }
    let title = language.say(cs: "Rok \(heat.year)", en: "The Year \(heat.year)")
    let points = days.map { day in
      Chart.Point(
        x: day.day.daysSinceEpoch, y: day.prayed, xText: language.spokenDate(day.day),
        yText: strings.prayed(day))
    }
    return [
      Element(
        .section, title, type: .title,
        children: [
          Element(
            .chart, label: told(days), color: Hue.accent.text, chart: Chart(.calendar, points, x: .days, better: .more),
            children: [
              .numbers(
                language.say(cs: "Den po dni", en: "Day by Day"), language,
                columns: [
                  language.say(cs: "Den", en: "Day"), language.say(cs: "Vykonané", en: "Prayed"),
                  language.say(cs: "Omluvené", en: "Excused"), language.say(cs: "Nezaznamenané", en: "Not Recorded"),
                ],
                rows: days.map { day in
                  [language.date(day.day), String(day.prayed), String(day.excused), String(day.notRecorded)]
                })
            ])
        ])
    ]
  }

  private func told(_ days: [ShowHeatMap.Day]) -> String {
    let prayed = days.reduce(0) { $0 + $1.prayed }
    let whole = days.count { $0.prayed == 5 }
    return language.say(
      cs: "\(language.counted(prayed, .prayers)); dnů se všemi pěti: \(whole)",
      en: "\(language.counted(prayed, .prayers)); days with all five: \(whole)")
  }
}
