import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Shows the laps before and after a suspicious lap, so that the user can judge whether its time is genuine.
struct LapEvidence {
  let language: Language
  let lap: ReviewLaps.SuspiciousLap
  /// The numbers of all laps of the same segment about which the user is asked.
  let asked: Set<Int>

  /// Says how long the laps before and after the suspicious lap took; nil if there are none.
  var others: String? {
    let times = lap.around.filter { $0.lap != lap.lap }.map(\.hundredths).sorted()
    guard !times.isEmpty else { return nil }
    let median = times[times.count / 2]
    let time =
      median < 6_000
      ? language.decimal(Double((median + 5) / 10) / 10) + " s" : language.time((median + 50) / 100 * 100)
    return times.count == 1
      ? language.say(cs: "Druhá trvala asi \(time).", en: "The other took about \(time).")
      : language.say(cs: "Ostatní trvaly asi \(time).", en: "The others took about \(time).")
  }

  /// The style of the laps, and how long each is: `Freestyle, 25 m each`.
  private var laps: String {
    let style = lap.style.lapName(language)
    guard let pool = lap.poolMetres else { return style }
    let length = SwimmingStrings(language: language).length(of: SwimCourse(pool))
    return language.say(cs: "\(style), po \(length)", en: "\(style), \(length) each")
  }

  /// A bar chart of the laps' times, in which the suspicious lap has its own colour, and the other laps about which the
  /// user is asked have another; nil if there are no other laps.
  var chart: Element? {
    guard let first = lap.around.first, let last = lap.around.last, lap.around.count > 1 else { return nil }
    let points = lap.around.map { near in
      Chart.Point(
        x: near.lap, y: near.hundredths, xText: name(near.lap), yText: language.time(near.hundredths),
        series: near.lap == lap.lap ? 1 : asked.contains(near.lap) ? 2 : 0)
    }
    let label = language.say(
      cs: "Časy délek \(first.lap) až \(last.lap); délka \(lap.lap) se liší: \(language.spokenTime(lap.hundredths))",
      en: "Times of laps \(first.lap) to \(last.lap); lap \(lap.lap) is the odd one: "
        + language.spokenTime(lap.hundredths))
    var series = [
      Chart.Series(language.say(cs: "Ostatní délky", en: "Other laps"), Hue.accent.text),
      Chart.Series("\(name(lap.lap)): \(language.time(lap.hundredths))", Hue.orange.text),
    ]
    if points.contains(where: { $0.series == 2 }) {
      series.append(Chart.Series(language.say(cs: "Také k rozhodnutí", en: "Also to decide"), Hue.orange.text))
    }
    return Element(
      .chart, laps, label: label, chart: Chart(.bars, points, x: .number, y: .hundredths, series: series))
  }

  private func name(_ number: Int) -> String { language.say(cs: "Délka \(number)", en: "Lap \(number)") }
}
