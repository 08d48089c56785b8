package import KernelDomain
package import SwimmingDomain

/// The settings that swimming adds to those of the book. They change what screens show, never what is recorded.
package enum SwimmingSettings {
  package static let showUnknown = Setting("swimming.showUnknown", isOnByDefault: true)
  package static let longDistances = Setting("swimming.longDistances", isOnByDefault: false)
  /// Whose tables World Aquatics points are taken from; nobody's as long as she does not say.
  package static let pointsTable = Setting(
    "swimming.pointsTable", .choice([unsaid] + PointsSex.allCases.map(\.rawValue)), default: .text(unsaid))
  /// Whether an official result stands in records for a watch's time of the same day, stroke and distance.
  package static let preferOfficial = Setting("swimming.preferOfficial", isOnByDefault: false)

  package static let weekStart = Setting(
    "swimming.weekStart", .choice(weekStarts.map(\.rawValue)), default: .text(WeekStart.monday.rawValue))
  package static let weekStarts: [WeekStart] = [.monday, .sunday]
  /// The month that seasons begin with, from 1.
  package static let seasonStart = Setting("swimming.seasonStart", .number(1...12), default: .number(9))

  /// The choice of nobody's table.
  package static let unsaid = "none"

  package static let all = [showUnknown, longDistances, weekStart, seasonStart, pointsTable, preferOfficial]
}

extension Settings {
  /// Nil as long as she did not say.
  package var pointsSex: PointsSex? {
    if case .text(let text) = value(of: SwimmingSettings.pointsTable) { PointsSex(rawValue: text) } else { nil }
  }

  /// When her weeks and seasons begin.
  package var swimCalendar: SwimCalendar {
    var month = 9
    if case .number(let chosen) = value(of: SwimmingSettings.seasonStart) { month = chosen }
    var start = WeekStart.monday
    if case .text(let chosen) = value(of: SwimmingSettings.weekStart) { start = WeekStart(rawValue: chosen) ?? start }
    return SwimCalendar(firstWeekday: start.weekday, seasonStart: month)
  }
}
