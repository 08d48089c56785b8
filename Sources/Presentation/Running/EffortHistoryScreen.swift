import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The screen about one distance. It lists each run's fastest time over this distance, newest run first, and has a
/// chart of how the best time improved.
struct EffortHistoryScreen: ScreenProvider {
  let pattern = RoutePattern("running/efforts/DISTANCE")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let names = EffortDistance.allCases.map(\.rawValue)
    let name: String = try request.part("DISTANCE", valid: names)
    guard let distance = EffortDistance(rawValue: name) else {
      throw .invalidInput(field: "distance", problem: .running(.noDistanceName(text: name)), valid: names)
    }
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let shown = try catalog.call(ShowEffortHistory.self, ShowEffortHistory.Input(distance: distance))
    let strings = RunningStrings(language: request.language, units: settings.runUnits)
    return Screen(
      route: request.route, language: request.language, title: capitalized(strings.name(distance)),
      presentation: .stack,
      header: Header(.standard, subtitle: strings.bestEfforts), layout: RunningStrings.layout,
      back: Element(
        .button, strings.bestEfforts, label: strings.backToEfforts, placement: .leading, type: .body,
        color: Hue.accent.text, icon: .back, to: RunningDestinations.efforts),
      content: EffortHistoryPage(strings: strings, shown: shown).content)
  }
}

struct EffortHistoryPage {
  let strings: RunningStrings
  let shown: ShowEffortHistory.Output

  private var language: Language { strings.language }

  var content: [Element] {
    if shown.attempts.isEmpty { return [empty] }
    let rows = EffortRows(strings: strings)
    let sound = shown.attempts.filter { $0.effort.suspicious != true }
    let doubtful = shown.attempts.filter { $0.effort.suspicious == true }
    let all = sound.isEmpty ? [] : [Element.section(strings.allRuns, sound.map(rows.attempt))]
    let apart =
      doubtful.isEmpty
      ? []
      : [
        Element.section(
          strings.suspiciousEfforts,
          [.note(strings.suspiciousHint)] + doubtful.map { rows.suspicious($0.effort) })
      ]
    return chart(sound) + all + apart
  }

  private var empty: Element {
    .empty(strings.noAttempts, strings.noEffortsHint)
  }

  /// The minimum number of runs with a time over the distance for which a chart is shown.
  private static let fewest = 5

  /// Returns the chart of the times, in which smaller values are better. Suspicious times are left out.
  private func chart(_ attempts: [ShowEffortHistory.Attempt]) -> [Element] {
    let points = attempts.reversed().map { attempt in
      Chart.Point(
        x: attempt.effort.day.daysSinceEpoch, y: Int(attempt.effort.seconds * 100),
        xText: language.date(attempt.effort.day), yText: strings.effortTime(attempt.effort))
    }
    let chart = Chart(.progress, points, x: .days, y: .hundredths, better: .less)
    guard points.count >= EffortHistoryPage.fewest, let first = points.first, let best = chart.best.last else {
      return []
    }
    let rows = points.map { [$0.xText, $0.yText] }
    return [
      Element(
        .chart, strings.progress,
        label: language.say(
          cs: "První čas \(first.yText), nejlepší \(best.yText), \(best.xText)",
          en: "First time \(first.yText), best \(best.yText), \(best.xText)"), type: .caption, color: Hue.accent.text,
        chart: chart,
        children: [
          .numbers(
            language.say(cs: "Čísla obrázku", en: "The Picture's Numbers"), language,
            columns: [language.say(cs: "Den", en: "Day"), language.say(cs: "Čas", en: "Time")], rows: rows)
        ])
    ]
  }
}

extension RunningStrings {
  fileprivate var backToEfforts: String {
    language.say(cs: "Zpět: Nejlepší úseky", en: "Back: Best Efforts")
  }
  fileprivate var noAttempts: String {
    language.say(cs: "Tak daleko zatím žádný běh nevedl", en: "No run has reached this distance yet")
  }
}
