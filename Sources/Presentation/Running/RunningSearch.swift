package import BookPresentation
package import KernelApplication
package import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// Finds runs by name, note, tags, shoes, kind and day, planned workouts by name, best efforts by distance, and
/// running's screens by title.
package struct RunningSearch: FeatureSearch {
  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) { self.catalog = catalog }

  private static let screens = [
    SearchScreen(RunningDestinations.home) { RunningStrings(language: $0).homeTitle },
    SearchScreen(RunningDestinations.track) { RunningStrings(language: $0).track },
    SearchScreen(RunningDestinations.efforts) { RunningStrings(language: $0).bestEfforts },
    SearchScreen(RunningDestinations.sums(.month)) { RunningStrings(language: $0).sums },
    SearchScreen(RunningDestinations.add) { RunningStrings(language: $0).addRun },
    SearchScreen(RunningDestinations.shoes) { RunningStrings(language: $0).shoesTitle },
    SearchScreen(RunningDestinations.predict) { RunningStrings(language: $0).prediction },
    SearchScreen(RunningDestinations.routes) { RunningStrings(language: $0).routes },
    SearchScreen(RunningDestinations.map(nil)) { RunningStrings(language: $0).allRoutes },
    SearchScreen(RunningDestinations.workouts(nil)) { RunningStrings(language: $0).workouts },
    SearchScreen(RunningDestinations.zones(nil)) { RunningStrings(language: $0).zonesTitle },
    SearchScreen(RunningDestinations.settings) { RunningStrings(language: $0).settings },
  ]

  package func find(_ terms: SearchTerms, _ language: Language, _ hits: inout SearchHits) throws(Failure) {
    hits.add(screens: RunningSearch.screens, of: { RunningStrings(language: $0).homeTitle }, terms, language)
    try findEfforts(terms, language, &hits)
    try findRuns(terms, language, &hits)
    let kind = FoldedText { RunningStrings(language: $0).workout }
    hits.add(
      .plan, try catalog.call(ShowWorkouts.self, NoInput()).workouts,
      where: { terms.fit(kind, FoldedText($0.name)) }
    ) { workout in
      SearchResult(
        printable(workout.name), printable(workout.plan), to: RunningDestinations.workout(workout.workout))
    }
  }

  private func findEfforts(
    _ terms: SearchTerms, _ language: Language, _ hits: inout SearchHits
  ) throws(Failure) {
    let strings = RunningStrings(language: language)
    let kind = FoldedText { $0.say(cs: "rekord běh nejlepší úsek", en: "record run best effort") }
    hits.add(
      .record, try catalog.call(ShowEfforts.self, NoInput()).efforts.map(\.effort),
      where: { effort in
        let name = FoldedText { RunningStrings(language: $0).name(effort.distance) }
        return terms.fit(kind, name, FoldedText(effort.distance.rawValue), day: effort.day)
      }
    ) { effort in
      SearchResult(
        capitalized(strings.name(effort.distance)), language.date(effort.day), value: strings.effortTime(effort),
        to: RunningDestinations.history(effort.distance))
    }
  }

  private func findRuns(
    _ terms: SearchTerms, _ language: Language, _ hits: inout SearchHits
  ) throws(Failure) {
    let strings = RunningStrings(language: language)
    var kinds: [String: FoldedText] = [:]
    hits.add(
      .run, try catalog.call(ListRuns.self, ListRuns.Input()).runs,
      where: { run in
        if run.state == .removed { return false }
        let kind = kinds[run.kind] ?? FoldedText { RunningStrings(language: $0).kind(run.kind) }
        kinds[run.kind] = kind
        let tags = run.tags?.joined(separator: " ")
        return terms.fit(kind, FoldedText(run.name, run.note, tags, run.shoes), day: run.day)
      }
    ) { run in
      SearchResult(
        strings.title(run), language.date(run.day), value: strings.runLength(run.lengthMillimetres),
        to: RunningDestinations.run(run.id))
    }
  }
}
