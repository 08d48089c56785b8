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
  /// Whether official results count in screens of records: each replaces the watch's times of the same day, style and
  /// distance, and is shown unless the watch recorded a faster time on another day.
  package static let preferOfficial = Setting("swimming.preferOfficial", isOnByDefault: false)

  /// Whether imports store the heart rates of swims.
  package static let heartRate = Setting("swimming.heartRate", isOnByDefault: true)

  /// The course that the book of records shows first: `latest` for that of the latest swim, or the name of a course.
  package static let course = Setting("swimming.course", .checkedText(.course), default: .text(latestCourse))
  package static let latestCourse = "latest"

  /// The user's goal for a week, such as `8 km`; empty for none.
  package static let goal = Setting("swimming.goal", .checkedText(.goal), default: .text(""))

  /// The rule for the age groups of masters; `off` for none.
  package static let masters = Setting(
    "swimming.masters", .choice([mastersOff] + MastersRule.allCases.map(\.rawValue)), default: .text(mastersOff))
  package static let mastersOff = "off"
  /// The birthday, or the year of birth; empty if unknown.
  package static let birth = Setting("swimming.birth", .checkedText(.birth), default: .text(""))

  package static let weekStart = Setting(
    "swimming.weekStart", .choice(weekStarts.map(\.rawValue)), default: .text(WeekStart.monday.rawValue))
  package static let weekStarts: [WeekStart] = [.monday, .sunday]
  /// The month in which seasons begin, from 1 to 12.
  package static let seasonStart = Setting("swimming.seasonStart", .number(1...12), default: .number(9))

  /// The value of `pointsTable` before the user has chosen a table.
  package static let unsaid = "none"

  package static let all = [
    showUnknown, longDistances, weekStart, seasonStart, pointsTable, preferOfficial, heartRate, course, goal, masters,
    birth,
  ]
}

extension Setting.TextForm {
  fileprivate static let goal = Setting.TextForm(examples: ["8 km", "10000 yd", "3 swims"]) { SwimGoal($0) != nil }
  fileprivate static let course = Setting.TextForm(examples: ["latest", "scm", "other-33.33yd"]) { text in
    text == SwimmingSettings.latestCourse || SwimCourse(text)?.description == text
  }
  fileprivate static let birth = Setting.TextForm(examples: ["1981-12-31", "1981"]) { SwimBirth($0) != nil }
}

extension Settings {
  /// The course that the book of records shows first; nil for that of the latest swim.
  package var swimCourse: SwimCourse? {
    if case .text(let text) = value(of: SwimmingSettings.course) { SwimCourse(text) } else { nil }
  }

  /// The weekly goal; nil for none.
  package var swimGoal: SwimGoal? {
    if case .text(let text) = value(of: SwimmingSettings.goal) { SwimGoal(text) } else { nil }
  }

  /// The rule for the age groups of masters; nil if the user chose none.
  package var mastersRule: MastersRule? {
    if case .text(let text) = value(of: SwimmingSettings.masters) { MastersRule(rawValue: text) } else { nil }
  }

  /// The birthday or the year of birth; nil if unknown.
  package var swimBirth: SwimBirth? {
    if case .text(let text) = value(of: SwimmingSettings.birth) { SwimBirth(text) } else { nil }
  }

  /// Whether imports store the heart rates of swims.
  package var readsSwimHeartRates: Bool { isOn(SwimmingSettings.heartRate) }

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
