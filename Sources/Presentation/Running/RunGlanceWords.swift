import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// Runs on the overview: the week and the latest run.
struct RunGlanceWords {
  let words: RunningWords
  private var language: Language { words.language }

  func elements(_ part: RunGlance, lines: Int) -> [Element] {
    let week = words.length(part.week.lengthMillimetres)
    if lines == 1 { return [row(words.feature, "\(words.thisWeek.lowercased()) \(week)", RunningRoutes.home)] }
    let goal = part.week.goal.map { words.goal($0, of: part.week) } ?? week
    let latest = part.latest
    let rows = [
      row(words.thisWeek, goal, RunningRoutes.home),
      row(
        language.date(latest.day),
        "\(words.runLength(latest.lengthMillimetres)), \(words.time(latest.activeMilliseconds))",
        RunningRoutes.run(latest.id)),
    ]
    return [
      Element(
        .section, words.feature, type: .title, fill: Hue.accent.fill, icon: Icon("figure.run", .featured),
        children: Array(rows.prefix(lines - 1)))
    ]
  }

  private func row(_ name: String, _ value: String, _ route: Route) -> Element {
    .fact(name, value, icon: .forward, route: route)
  }
}
