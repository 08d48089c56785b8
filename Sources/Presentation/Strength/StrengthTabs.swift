package import KernelPresentation

/// The tabs that are shown on strength's screens.
package enum StrengthTabs {
  package static let bar = TabBar([
    TabBar.Item(Icon("house.fill"), StrengthDestinations.home.route) { StrengthStrings(language: $0).home },
    TabBar.Item(
      Icon("figure.strengthtraining.traditional"), StrengthDestinations.workouts.route, also: ["strength/exercises"]
    ) { StrengthStrings(language: $0).workouts },
    TabBar.Item(Icon("person.2.fill"), StrengthDestinations.feed.route) { StrengthStrings(language: $0).feed },
    TabBar.Item(Icon("person.circle.fill"), StrengthDestinations.profile.route) {
      StrengthStrings(language: $0).profile
    },
    TabBar.Item(Icon("ellipsis.circle.fill"), StrengthDestinations.more.route) { StrengthStrings(language: $0).more },
  ])
}
