package import KernelDomain
package import SwimmingDomain

/// The settings that swimming adds to those of the book. They change what screens show, never what is recorded.
package enum SwimmingSettings {
  package static let showUnknown = Setting("swimming.showUnknown", isOnByDefault: true)
  package static let longDistances = Setting("swimming.longDistances", isOnByDefault: false)

  package static let weekStart = Setting(
    "swimming.weekStart", .choice(["monday", "sunday"]), default: .text("monday"))
  /// The month that seasons begin with, from 1.
  package static let seasonStart = Setting("swimming.seasonStart", .number(1...12), default: .number(9))

  package static let all = [showUnknown, longDistances, weekStart, seasonStart]
}

extension Settings {
  /// When her weeks and seasons begin.
  package var swimCalendar: SwimCalendar {
    var month = 9
    if case .number(let chosen) = value(of: SwimmingSettings.seasonStart) { month = chosen }
    let isSunday = value(of: SwimmingSettings.weekStart) == .text("sunday")
    return SwimCalendar(firstWeekday: isSunday ? 6 : 0, seasonStart: month)
  }
}
