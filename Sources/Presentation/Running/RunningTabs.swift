package import KernelPresentation

/// What is always in reach from running's screens.
package enum RunningTabs {
  package static let bar = TabBar([
    TabBar.Item(
      Icon("house.fill"), RunningRoutes.home, also: ["running/efforts", "running/run"]
    ) { RunningWords(language: $0).home },
    TabBar.Item(Icon("location.circle.fill"), RunningRoutes.track) { RunningWords(language: $0).track },
    TabBar.Item(Icon("gear"), RunningRoutes.settings) { RunningWords(language: $0).settings },
  ])
}
