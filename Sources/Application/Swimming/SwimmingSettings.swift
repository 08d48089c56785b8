package import KernelDomain
package import SwimmingDomain

/// The settings of swimming, which are stored with the book's other settings. They change what screens show, never what
/// is recorded.
package enum SwimmingSettings {
  package static let showUnknown = Setting("swimming.showUnknown", isOnByDefault: true)
  package static let longDistances = Setting("swimming.longDistances", isOnByDefault: false)
  /// The sex whose table is used to calculate World Aquatics points; `none` until the user chooses.
  package static let pointsTable = Setting(
    "swimming.pointsTable", .choice([unsaid] + PointsSex.allCases.map(\.rawValue)), default: .text(unsaid))
  /// Whether screens of records show an official result instead of a watch's time of the same day, style and distance.
  package static let preferOfficial = Setting("swimming.preferOfficial", isOnByDefault: false)

  package static let weekStart = Setting(
    "swimming.weekStart", .choice(weekStarts.map(\.rawValue)), default: .text(WeekStart.monday.rawValue))
  package static let weekStarts: [WeekStart] = [.monday, .sunday]
  /// The month in which seasons begin, from 1 to 12.
  package static let seasonStart = Setting("swimming.seasonStart", .number(1...12), default: .number(9))

  /// The value of `pointsTable` before the user has chosen a table.
  package static let unsaid = "none"

  package static let all = [showUnknown, longDistances, weekStart, seasonStart, pointsTable, preferOfficial]
}

extension Settings {
  /// The sex whose table is used to calculate World Aquatics points; nil until the user chooses.
  package var pointsSex: PointsSex? {
    if case .text(let text) = value(of: SwimmingSettings.pointsTable) { PointsSex(rawValue: text) } else { nil }
  }

  /// The days on which the user's weeks and seasons begin, from the settings.
  package var swimCalendar: SwimCalendar {
    var month = 9
    if case .number(let chosen) = value(of: SwimmingSettings.seasonStart) { month = chosen }
    var start = WeekStart.monday
    if case .text(let chosen) = value(of: SwimmingSettings.weekStart) { start = WeekStart(rawValue: chosen) ?? start }
    return SwimCalendar(firstWeekday: start.weekday, seasonStart: month)
  }
}
