package import KernelPresentation

/// What is always in reach from strength's screens.
package enum StrengthTabs {
  package static let bar = TabBar([
    TabBar.Item(Icon("house.fill"), StrengthRoutes.home) { StrengthStrings(language: $0).home },
    TabBar.Item(
      Icon("figure.strengthtraining.traditional"), StrengthRoutes.workouts, also: ["strength/exercises"]
    ) { StrengthStrings(language: $0).workouts },
    TabBar.Item(Icon("person.2.fill"), StrengthRoutes.feed) { StrengthStrings(language: $0).feed },
    TabBar.Item(Icon("person.circle.fill"), StrengthRoutes.profile) { StrengthStrings(language: $0).profile },
    TabBar.Item(Icon("ellipsis.circle.fill"), StrengthRoutes.more) { StrengthStrings(language: $0).more },
  ])
}
