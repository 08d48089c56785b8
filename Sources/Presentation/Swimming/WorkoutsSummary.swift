package import KernelDomain
import KernelPresentation
package import SwimmingApplication
import SwimmingDomain

/// The workouts of the book as a table.
package enum WorkoutsSummary {
  package static func text(_ output: ListWorkouts.Output, _ language: Language) -> String {
    if output.workouts.isEmpty {
      return language.say(
        cs: "V knize není žádný trénink. Načtěte ho: recordbook import PATH\n",
        en: "The book has no workouts. Take some in: recordbook import PATH\n")
    }
    let words = SwimmingWords(language: language)
    var table = TextTable(rightAligned: [2, 3, 4])
    for workout in output.workouts {
      let start = CivilDateTime(workout.start, offset: workout.utcOffset)
      table.add(
        workout.id.description, language.date(workout.day), language.clock(start.time),
        language.duration(seconds: workout.duration), words.counted(laps: workout.laps), pool(workout, words),
        state(workout, language))
    }
    return table.text
  }

  private static func pool(_ workout: ListWorkouts.WorkoutRow, _ words: SwimmingWords) -> String {
    if let course = workout.course { return words.length(of: course) }
    return switch workout.place {
    case .openWater: words.language.say(cs: "venku", en: "open water")
    default: words.language.say(cs: "bazén ?", en: "pool ?")
    }
  }

  private static func state(_ workout: ListWorkouts.WorkoutRow, _ language: Language) -> String {
    switch workout.state {
    case .counts: ""
    case .duplicate: language.say(cs: "druhý záznam", en: "duplicate")
    case .removed: language.say(cs: "vyřazen", en: "removed")
    }
  }
}
