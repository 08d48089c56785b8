package import KernelApplication
package import KernelDomain
package import KernelPresentation

package enum FeedScreens {
  /// Returns the screens of the feed.
  /// - Parameters:
  ///   - catalog: the use cases.
  ///   - localTime: converts an instant to this machine's local time.
  ///   - today: returns the current day in this machine's time zone.
  package static func all(
    _ catalog: UseCaseCatalog, localTime: @escaping @Sendable (Timestamp) -> CivilDateTime,
    today: @escaping @Sendable () -> CivilDay
  ) -> [any ScreenProvider] {
    [
      FeedScreen(catalog: catalog, localTime: localTime, today: today),
      PostScreen(catalog: catalog, localTime: localTime, today: today),
      ShareScreen(catalog: catalog), PeopleScreen(catalog: catalog), PersonScreen(catalog: catalog), PairScreen(),
    ]
  }
}

extension SettingsLink {
  package static let feed = SettingsLink(to: FeedDestinations.people, icon: "person.2.fill", .gray) {
    FeedStrings(language: $0).feed
  } chosen: { _, language in
    [language.say(cs: "lidé, které znáte", en: "the people you know")]
  } hint: {
    $0.say(cs: "Ukáže, koho znáte", en: "Shows the people you know")
  }
}
