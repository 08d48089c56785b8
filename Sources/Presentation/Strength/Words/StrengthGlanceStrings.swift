import BookPresentation
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// Strength on the overview: the workout under way, and the latest workout.
struct StrengthGlanceStrings {
  let strings: StrengthStrings
  private var language: Language { strings.language }

  func part(_ part: StrengthGlance?) -> OverviewPart {
    OverviewPart(
      tile: .tile(
        strings.feature, state(part), icon: "figure.strengthtraining.traditional", .purple,
        to: StrengthDestinations.home),
      live: part?.running.map(live))
  }

  private func state(_ part: StrengthGlance?) -> String {
    if let running = part?.running {
      return language.say(cs: "probíhá: \(strings.name(running))", en: "on: \(strings.name(running))")
    }
    return part?.latest.map { "\(strings.name($0)), \(language.date($0.day))" }
      ?? language.say(cs: "Zatím žádné tréninky", en: "No workouts yet")
  }

  private func live(_ workout: WorkoutListing) -> Element {
    let name = language.say(cs: "Právě trénujete", en: "Workout now")
    let sets = strings.counted(workout.setCount, .sets)
    return .highlight(
      name, .cell(strings.name(workout), .center, .heroNumber), sets,
      label: "\(name): \(strings.name(workout)), \(sets)", .accent, to: StrengthDestinations.active)
  }
}
