import BookPresentation
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// Creates the part of the overview that is about strength training: the workout under way, and the latest workout.
struct StrengthGlanceStrings {
  let strings: StrengthStrings
  private var language: Language { strings.language }

  func part(_ part: StrengthGlance?) -> OverviewPart {
    OverviewPart(
      state: state(part), live: part?.running.map(live), recent: part?.recent.map(recent) ?? [])
  }

  private func recent(_ workout: WorkoutListing) -> OverviewPart.Recent {
    let start = CivilDateTime(workout.start, offset: workout.utcOffsetSeconds)
    let (name, sets) = (strings.name(workout), strings.counted(workout.setCount, .sets))
    let spoken = [name, language.spokenDate(workout.day), strings.spokenVolume(tenths: workout.volumeTenths), sets]
    return OverviewPart.Recent(
      on: start.day, at: start.time, name, strings.volume(tenths: workout.volumeTenths),
      "\(language.date(workout.day)) · \(sets)", label: spoken.joined(separator: ", "),
      to: StrengthDestinations.workout(workout.id))
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
