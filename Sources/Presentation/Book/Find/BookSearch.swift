package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Finds the book's own screens and the settings of all features, as part of the search of the whole book.
package struct BookSearch: FeatureSearch {
  private let settings: @Sendable () -> [Setting]
  private let name: @Sendable (Setting, Language) -> String
  private let destination: @Sendable (Setting) -> Destination

  /// Creates the search.
  /// - Parameters:
  ///   - settings: returns all settings that the search can find.
  ///   - name: returns the name of a setting in a language.
  ///   - destination: returns the screen where a setting is changed.
  package init(
    settings: @escaping @Sendable () -> [Setting], name: @escaping @Sendable (Setting, Language) -> String,
    destination: @escaping @Sendable (Setting) -> Destination
  ) {
    self.settings = settings
    self.name = name
    self.destination = destination
  }

  private static let screens = [
    SearchScreen(.overview) { OverviewStrings(language: $0).title },
    SearchScreen(Destination(AddDataScreen.route)) { AddDataScreen.title($0) },
    SearchScreen(BookDestinations.review) { ReviewScreen.title($0) },
    SearchScreen(BookDestinations.changes) { $0.say(cs: "Změny", en: "Changes") },
    SearchScreen(BookDestinations.imports) { $0.say(cs: "Importy", en: "Imports") },
    SearchScreen(BookDestinations.export) { ExportStrings.title($0) },
    SearchScreen(BookDestinations.check) { CheckStrings.title($0) },
    SearchScreen(BookDestinations.access) { $0.say(cs: "Přístup ke zdravotním datům", en: "Health Data Access") },
    SearchScreen(.settings) { $0.say(cs: "Nastavení", en: "Settings") },
  ]

  package func find(_ terms: SearchTerms, _ language: Language, _ hits: inout SearchHits) throws(Failure) {
    hits.add(screens: BookSearch.screens, of: { $0.say(cs: "Kniha", en: "The Book") }, terms, language)
    hits.add(.setting, settings(), where: { setting in terms.fit(FoldedText { name(setting, $0) }) }) { setting in
      SearchResult(name(setting, language), to: destination(setting))
    }
  }
}
