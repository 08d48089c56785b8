import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// Strength on the overview: the workout under way, the week and the latest workout.
struct StrengthGlanceStrings {
  let strings: StrengthStrings
  private var language: Language { strings.language }

  func elements(_ part: StrengthGlance, lines: Int) -> [Element] {
    let week = strings.counted(part.weekWorkouts, .workouts) + ", \(strings.mass(part.weekVolumeTenths))"
    let thisWeek = language.say(cs: "Tento týden", en: "This Week")
    if lines == 1 {
      let told = part.running.map { language.say(cs: "probíhá: ", en: "on: ") + strings.name($0) } ?? week
      return [row(strings.feature, told)]
    }
    let running = part.running.map { row(language.say(cs: "Probíhá", en: "In Progress"), strings.name($0)) }
    let latest = part.latest.map {
      row(language.date($0.day), "\(strings.name($0)), \(strings.counted($0.setCount, .sets))")
    }
    let rows = [running, row(thisWeek, week), latest].compactMap(\.self)
    return [
      Element(
        .section, strings.feature, type: .title, fill: Hue.accent.fill, icon: Icon("dumbbell.fill", .featured),
        children: Array(rows.prefix(lines - 1)))
    ]
  }

  private func row(_ name: String, _ value: String) -> Element {
    .fact(name, value, icon: .forward, route: StrengthDestinations.home.route)
  }
}
