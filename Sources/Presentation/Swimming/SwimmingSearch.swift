package import BookPresentation
package import KernelApplication
package import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Finds swims by day, place and pool, records by stroke and distance, and swimming's screens by title.
package struct SwimmingSearch: FeatureSearch {
  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) { self.catalog = catalog }

  private static let screens = [
    SearchScreen(SwimmingDestinations.records()) { SwimmingStrings(language: $0).recordsBook },
    SearchScreen(SwimmingDestinations.allRecords) { $0.say(cs: "Všechny rekordy", en: "All Records") },
    SearchScreen(SwimmingDestinations.fallenRecords()) { $0.say(cs: "Padlé rekordy", en: "Records That Fell") },
    SearchScreen(SwimmingDestinations.bests(nil, since: nil, by: .year)) {
      $0.say(cs: "Nejlepší časy po letech", en: "Best Times by Year")
    },
    SearchScreen(SwimmingDestinations.statistics()) { $0.say(cs: "Kolik plavu", en: "How Far I Swim") },
    SearchScreen(SwimmingDestinations.progress(nil)) { $0.say(cs: "Zrychluji?", en: "Getting Faster?") },
    SearchScreen(SwimmingDestinations.pace(nil)) { $0.say(cs: "Tempo a pásma", en: "Pace and Zones") },
    SearchScreen(SwimmingDestinations.targets) { $0.say(cs: "Cíle", en: "Targets") },
    SearchScreen(SwimmingDestinations.plan) { $0.say(cs: "Plán sezóny", en: "Season Plan") },
    SearchScreen(SwimmingDestinations.standards) { $0.say(cs: "Limity", en: "Standards") },
    SearchScreen(SwimmingDestinations.ages()) { $0.say(cs: "Věkové skupiny", en: "Age Groups") },
    SearchScreen(SwimmingDestinations.year()) { $0.say(cs: "Rok", en: "Year") },
    SearchScreen(SwimmingDestinations.season()) { $0.say(cs: "Sezona", en: "Season") },
    SearchScreen(SwimmingDestinations.results) { $0.say(cs: "Závody", en: "Meets") },
    SearchScreen(SwimmingDestinations.beside()) { $0.say(cs: "Vedle mě", en: "Beside Me") },
    SearchScreen(SwimmingDestinations.settings) { SwimmingSettingsScreen.title($0) },
  ]

  package func find(_ terms: SearchTerms, _ language: Language, _ hits: inout SearchHits) throws(Failure) {
    hits.add(screens: SwimmingSearch.screens, of: { SwimOverviewStrings(language: $0).swimming }, terms, language)
    try findRecords(terms, language, &hits)
    try findSwims(terms, language, &hits)
  }

  private func findRecords(
    _ terms: SearchTerms, _ language: Language, _ hits: inout SearchHits
  ) throws(Failure) {
    let strings = SwimmingStrings(language: language)
    let kind = FoldedText { $0.say(cs: "rekord", en: "record") }
    let all = try catalog.call(ShowAllRecords.self, NoInput()).courses.flatMap { course in
      course.records.map { (course: course.course, record: $0) }
    }
    hits.add(
      .record, all,
      where: { course, record in
        let name = FoldedText { SwimmingStrings(language: $0).swim(record.style, Double(record.distance), record.unit) }
        return terms.fit(name, kind, FoldedText(strings.length(of: course)), day: record.day)
      }
    ) { course, record in
      SearchResult(
        strings.swim(record.style, Double(record.distance), record.unit),
        "\(strings.length(of: course)) · \(language.date(record.day))", value: language.time(record.hundredths),
        to: SwimmingDestinations.history(record.style, record.distance, course))
    }
  }

  private func findSwims(
    _ terms: SearchTerms, _ language: Language, _ hits: inout SearchHits
  ) throws(Failure) {
    let strings = SwimmingStrings(language: language)
    let kind = FoldedText { $0.say(cs: "plavání trénink", en: "swim swimming") }
    var pools: [String: FoldedText] = [:]
    hits.add(
      .swim, try catalog.call(ListSwims.self, ListSwims.Input()).swims,
      where: { swim in
        if swim.state == .removed { return false }
        let pool = SwimsSummary.pool(swim, strings)
        let folded = pools[pool] ?? FoldedText { SwimsSummary.pool(swim, SwimmingStrings(language: $0)) }
        pools[pool] = folded
        return terms.fit(kind, folded, day: swim.day)
      }
    ) { swim in
      SearchResult(
        language.date(swim.day), SwimsSummary.pool(swim, strings),
        value: swim.wholeDistance.map { language.distance($0, swim.unit) },
        to: SwimmingDestinations.swim(.id(swim.id)))
    }
  }
}
