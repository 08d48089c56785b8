package import KernelPresentation

/// The tabs that are shown on the Support feature's screens.
package enum SupportTabs {
  package static let bar = TabBar([
    TabBar.Item(Icon("house.fill"), SupportDestinations.home.route, also: ["support/run/PLAN/share"]) {
      SupportStrings(language: $0).home
    },
    TabBar.Item(Icon("plus.circle.fill"), SupportDestinations.create.route) {
      $0.say(cs: "Nový", en: "Create")
    },
    TabBar.Item(Icon("clock.fill"), SupportDestinations.history.route, also: ["support/run/RUN", "support/message"]) {
      $0.say(cs: "Historie", en: "History")
    },
    TabBar.Item(Icon("person.circle.fill"), SupportDestinations.settings.route) {
      SupportStrings(language: $0).settings
    },
  ])
}
