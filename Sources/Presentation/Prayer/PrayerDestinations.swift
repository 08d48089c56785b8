package import KernelDomain
package import KernelPresentation
package import PrayerDomain

/// Prayer's screens: where they are, and which command shows each.
package enum PrayerDestinations {
  package static let home = Destination(Route(path: "prayer"), command: ["prayer"])

  /// - Parameter day: nil is today.
  package static func home(on day: CivilDay?) -> Destination {
    day.map { Destination(Route(path: "prayer", query: ["day": $0.description])) } ?? home
  }

  package static let welcome = Destination(Route(path: "prayer", "welcome"))
  package static let profile = Destination(Route(path: "prayer", "profile"))
  package static let settings = Destination(Route(path: "prayer", "settings"))

  package static func step(_ step: PrayerStep) -> Destination {
    Destination(Route(path: "prayer", "onboarding", step.rawValue))
  }

  package static func log(_ prayer: Prayer, of day: CivilDay) -> Destination {
    Destination(Route(path: "prayer", "days", day.description, prayer.rawValue))
  }

  /// - Parameter month: nil is that of today.
  package static func times(_ month: CivilMonth? = nil) -> Destination {
    Destination(Route(path: "prayer", "times", query: ["month": month?.description]))
  }

  /// - Parameters:
  ///   - period: nil is the week.
  ///   - day: any of the period; nil is today.
  package static func statistics(_ period: StatisticsPeriod? = nil, around day: CivilDay? = nil) -> Destination {
    Destination(
      Route(path: "prayer", "stats", query: ["period": period?.rawValue, "day": day?.description]),
      command: ["prayer", "stats"] + (period.map { [$0.rawValue] } ?? [])
        + Destination.words(options: ["day": day?.description]))
  }
}
