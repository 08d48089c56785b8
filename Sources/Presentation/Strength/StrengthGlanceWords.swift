import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// Strength on the overview: the workout that is on, the week and the latest workout.
struct StrengthGlanceWords {
  let words: StrengthWords
  private var language: Language { words.language }

  func elements(_ part: StrengthGlance, lines: Int) -> [Element] {
    let week = words.counted(workouts: part.weekWorkouts) + ", \(words.mass(part.weekVolumeTenths))"
    let thisWeek = language.say(cs: "Tento týden", en: "This Week")
    if lines == 1 {
      let told = part.running.map { language.say(cs: "probíhá: ", en: "on: ") + words.name($0) } ?? week
      return [row(words.feature, told)]
    }
    let running = part.running.map { row(language.say(cs: "Probíhá", en: "In Progress"), words.name($0)) }
    let latest = part.latest.map {
      row(language.date($0.day), "\(words.name($0)), \(words.counted(sets: $0.setCount))")
    }
    let rows = [running, row(thisWeek, week), latest].compactMap(\.self)
    return [
      Element(
        .section, words.feature, type: .title, fill: Hue.accent.fill, icon: Icon("dumbbell.fill", .featured),
        children: Array(rows.prefix(lines - 1)))
    ]
  }

  private func row(_ name: String, _ value: String) -> Element {
    .fact(name, value, icon: .forward, route: StrengthRoutes.home)
  }
}
