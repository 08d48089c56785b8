package import KernelPresentation

/// What is always in reach from support's screens.
package enum SupportTabs {
  package static let bar = TabBar([
    TabBar.Item(Icon("house.fill"), SupportRoutes.home, also: ["support/run/PLAN/share"]) {
      SupportStrings(language: $0).home
    },
    TabBar.Item(Icon("plus.circle.fill"), SupportRoutes.create) {
      $0.say(cs: "Nový", en: "Create")
    },
    TabBar.Item(Icon("clock.fill"), SupportRoutes.history, also: ["support/run/RUN", "support/message"]) {
      $0.say(cs: "Historie", en: "History")
    },
    TabBar.Item(Icon("person.circle.fill"), SupportRoutes.settings) { SupportStrings(language: $0).settings },
  ])
}
