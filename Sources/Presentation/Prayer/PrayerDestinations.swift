package import KernelDomain
package import KernelPresentation
package import PrayerDomain

/// Prayer's screens: their routes, and the command that shows each.
package enum PrayerDestinations {
  package static let home = Destination(Route(path: "prayer"), command: ["prayer"])

  /// Returns the destination of the screen with the prayers of a day.
  /// - Parameter day: the day; nil for today.
  package static func home(on day: CivilDay?) -> Destination {
    guard let day else { return home }
    return Destination(
      Route(path: "prayer", query: ["day": day.description]), command: ["prayer", "show", day.description])
  }

  package static let welcome = Destination(Route(path: "prayer", "welcome"))
  package static let profile = Destination(Route(path: "prayer", "profile"))
  package static let settings = Destination(Route(path: "prayer", "settings"))

  package static func settings(_ group: PrayerSettingsGroup) -> Destination {
    Destination(Route(path: "prayer", "settings", group.rawValue))
  }

  package static let travel = Destination(Route(path: "prayer", "travel"), command: ["prayer", "travel"])

  /// Returns the destination of the screen with the fasts of a Hijri year.
  /// - Parameter year: the year; nil for the current one.
  package static func fasts(_ year: Int? = nil) -> Destination {
    Destination(
      Route(path: "prayer", "fasts", query: ["year": year.map(String.init)]),
      command: ["prayer", "fasts"] + (year.map { [String($0)] } ?? []))
  }

  package static func step(_ step: PrayerStep) -> Destination {
    Destination(Route(path: "prayer", "onboarding", step.rawValue))
  }

  package static func log(_ prayer: Prayer, of day: CivilDay) -> Destination {
    Destination(Route(path: "prayer", "days", day.description, prayer.rawValue))
  }

  /// Returns the destination of the screen with a month's prayer times.
  /// - Parameter month: the month; nil for the current one.
  package static func times(_ month: CivilMonth? = nil) -> Destination {
    Destination(Route(path: "prayer", "times", query: ["month": month?.description]))
  }

  /// Returns the destination of the screen with the statistics of a period.
  /// - Parameters:
  ///   - period: the kind of period; nil for a week.
  ///   - day: any day of the period; nil for today.
  package static func statistics(_ period: StatisticsPeriod? = nil, around day: CivilDay? = nil) -> Destination {
    Destination(
      Route(path: "prayer", "stats", query: ["period": period?.rawValue, "day": day?.description]),
      command: ["prayer", "stats"] + (period.map { [$0.rawValue] } ?? [])
        + Destination.words(options: ["day": day?.description]))
  }
}
