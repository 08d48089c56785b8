import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// Runs on the overview: the week and the latest run.
struct RunGlanceStrings {
  let strings: RunningStrings
  private var language: Language { strings.language }

  func elements(_ part: RunGlance, lines: Int) -> [Element] {
    let week = strings.length(part.week.lengthMillimetres)
    if lines == 1 {
      return [row(strings.feature, "\(strings.thisWeek.lowercased()) \(week)", RunningDestinations.home)]
    }
    let goal = part.week.goal.map { strings.goal($0, of: part.week) } ?? week
    let latest = part.latest
    let rows = [
      row(strings.thisWeek, goal, RunningDestinations.home),
      row(
        language.date(latest.day),
        "\(strings.runLength(latest.lengthMillimetres)), \(strings.time(latest.activeMilliseconds))",
        RunningDestinations.run(latest.id)),
    ]
    return [
      Element(
        .section, strings.feature, type: .title, fill: Hue.accent.fill, icon: Icon("figure.run", .featured),
        children: Array(rows.prefix(lines - 1)))
    ]
  }

  private func row(_ name: String, _ value: String, _ destination: Destination) -> Element {
    .fact(name, value, icon: .forward, route: destination.route)
  }
}
