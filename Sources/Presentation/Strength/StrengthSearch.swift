package import BookPresentation
package import KernelApplication
package import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// Finds workouts by name and day, exercises and routines by name, and strength's screens by title.
package struct StrengthSearch: FeatureSearch {
  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) { self.catalog = catalog }

  private static let screens = [
    SearchScreen(StrengthDestinations.home) { StrengthStrings(language: $0).feature },
    SearchScreen(StrengthDestinations.today()) { $0.say(cs: "Dnešní trénink", en: "Today's Workout") },
    SearchScreen(StrengthDestinations.past()) { StrengthStrings(language: $0).logPast },
    SearchScreen(StrengthDestinations.workouts) { StrengthStrings(language: $0).workouts },
    SearchScreen(StrengthDestinations.exercises()) { StrengthStrings(language: $0).exercises },
    SearchScreen(StrengthDestinations.newRoutine()) { StrengthStrings(language: $0).newRoutine },
    SearchScreen(StrengthDestinations.profile) { StrengthStrings(language: $0).profile },
    SearchScreen(StrengthDestinations.measures) { StrengthStrings(language: $0).measuresTitle },
    SearchScreen(StrengthDestinations.missing) { StrengthStrings(language: $0).stillToDo },
    SearchScreen(StrengthDestinations.more) { StrengthStrings(language: $0).more },
    SearchScreen(StrengthDestinations.form) { StrengthStrings(language: $0).form },
  ]

  package func find(_ terms: SearchTerms, _ language: Language, _ hits: inout SearchHits) throws(Failure) {
    let strings = StrengthStrings(language: language)
    hits.add(screens: StrengthSearch.screens, of: { StrengthStrings(language: $0).feature }, terms, language)
    hits.add(
      .exercise, try catalog.call(SearchExercises.self, SearchExercises.Input(query: terms.text)).exercises,
      where: { exercise in terms.fit(FoldedText(exercise.name, exercise.czech, exercise.aliases.joined(separator: " ")))
      }
    ) { exercise in
      SearchResult(
        strings.name(exercise), exercise.sets > 0 ? strings.counted(exercise.sets, .sets) : nil,
        to: StrengthDestinations.exercise(exercise))
    }
    hits.add(
      .routine, try catalog.call(ListRoutines.self, NoInput()).routines,
      where: { terms.fit(FoldedText($0.name), FoldedText { $0.say(cs: "rutina", en: "routine") }) }
    ) { routine in
      SearchResult(printable(routine.name), to: StrengthDestinations.routine(routine.id))
    }
    try findWorkouts(terms, strings, &hits)
  }

  private func findWorkouts(
    _ terms: SearchTerms, _ strings: StrengthStrings, _ hits: inout SearchHits
  ) throws(Failure) {
    let language = strings.language
    let kind = FoldedText { $0.say(cs: "trénink", en: "workout") }
    hits.add(
      .workout, try catalog.call(ListWorkouts.self, ListWorkouts.Input()).workouts,
      where: { $0.state != .removed && terms.fit(kind, FoldedText($0.name), day: $0.day) }
    ) { workout in
      let isOn = workout.state == .running || workout.state == .paused
      return SearchResult(
        strings.name(workout), language.date(workout.day), value: strings.counted(workout.setCount, .sets),
        to: isOn ? StrengthDestinations.active : StrengthDestinations.workout(workout.id))
    }
  }
}
