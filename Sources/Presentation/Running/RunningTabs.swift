package import KernelPresentation

/// The tabs that are shown on running's screens.
package enum RunningTabs {
  package static let bar = TabBar([
    TabBar.Item(
      Icon("house.fill"), RunningDestinations.home.route,
      also: [
        "running/efforts", "running/run", "running/sums", "running/year", "running/compare", "running/add",
        "running/shoes", "running/predict", "running/workouts", "running/zones", "running/routes", "running/map",
      ]
    ) { RunningStrings(language: $0).home },
    TabBar.Item(Icon("location.circle.fill"), RunningDestinations.track.route) { RunningStrings(language: $0).track },
    TabBar.Item(Icon("gear"), RunningDestinations.settings.route) { RunningStrings(language: $0).settings },
  ])
}
