package import KernelDomain
package import KernelPresentation
package import PrayerDomain

/// The addresses of prayer's screens.
package enum PrayerRoutes {
  package static let home = Route(path: "prayer")
  package static let welcome = Route(path: "prayer", "welcome")
  package static let profile = Route(path: "prayer", "profile")
  package static let settings = Route(path: "prayer", "settings")

  package static func step(_ step: PrayerStep) -> Route {
    Route(path: "prayer", "onboarding", step.rawValue)
  }

  package static func log(_ prayer: Prayer, of day: CivilDay) -> Route {
    Route(path: "prayer", "days", day.description, prayer.rawValue)
  }

  /// - Parameter month: nil is that of today.
  package static func times(_ month: CivilMonth? = nil) -> Route {
    Route(path: "prayer", "times", query: ["month": month?.description])
  }

  /// - Parameters:
  ///   - period: nil is the week.
  ///   - day: any of the period; nil is today.
  package static func statistics(_ period: StatisticsPeriod? = nil, around day: CivilDay? = nil) -> Route {
    Route(path: "prayer", "stats", query: ["period": period?.rawValue, "day": day?.description])
  }
}
