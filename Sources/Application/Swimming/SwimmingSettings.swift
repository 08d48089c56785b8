import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// The settings of swimming. The store keeps them with the book's other settings. They change what screens show; only
/// `heartRate` also changes what imports store.
package enum SwimmingSettings {
  package static let showUnknown = Setting("swimming.showUnknown", isOnByDefault: true)
  package static let longDistances = Setting("swimming.longDistances", isOnByDefault: false)
  package static let pointsTable = Setting(
    "swimming.pointsTable", .choice([unsaid] + PointsSex.allCases.map(\.rawValue)), default: .text(unsaid))
  package static let preferOfficial = Setting("swimming.preferOfficial", isOnByDefault: false)
  package static let heartRate = Setting("swimming.heartRate", isOnByDefault: true)
  package static let course = Setting("swimming.course", .checkedText(.course), default: .text(latestCourse))
  package static let latestCourse = "latest"
  package static let goal = Setting("swimming.goal", .checkedText(.goal), default: .text(""))
  package static let masters = Setting(
    "swimming.masters", .choice([mastersOff] + MastersRule.allCases.map(\.rawValue)), default: .text(mastersOff))
  package static let mastersOff = "off"
  package static let birth = Setting("swimming.birth", .checkedText(.birth), default: .text(""))

  package static let weekStart = Setting(
    "swimming.weekStart", .choice(weekStarts.map(\.rawValue)), default: .text(WeekStart.monday.rawValue))
  package static let weekStarts: [WeekStart] = [.monday, .sunday]
  package static let seasonStart = Setting("swimming.seasonStart", .number(1...12), default: .number(9))

  /// The value of `pointsTable` before the user has chosen a table.
  package static let unsaid = "none"

  package static let all = [
    showUnknown, longDistances, weekStart, seasonStart, pointsTable, preferOfficial, heartRate, course, goal, masters,
    birth,
  ]
}

extension SwimmingSettings {
  /// Descriptions of the settings for clients of the service, each with the meaning of the setting in one sentence.
  static var described: [Schema.Member] {
    [
      .init(showUnknown, "Whether screens show records of unknown style."),
      .init(
        longDistances,
        "Whether screens show records over 800, 1000 and 1500 metres, and over 1000 and 1650 yards."),
      .init(
        pointsTable,
        "The sex whose tables are used for World Aquatics points; if `none`, no points are given."
      ),
      .init(
        preferOfficial,
        """
        Whether official times count in the book of records: each replaces the watch's times of the same day, style \
        and distance, and is shown unless the watch recorded a faster time on another day.
        """),
      .init(heartRate, "Whether imports read the heart rates of swims."),
      .init(
        course,
        """
        The course that the book of records shows first: the name of a course, or `latest` for the course of the \
        latest swim.
        """,
        examples: [#""scm""#]),
      .init(
        goal,
        "The weekly goal for the weeks before the first goal that was begun with `swimming.setGoal`; empty for none.",
        examples: [#""8 km""#]),
      .init(masters, "The rule for the age groups of masters; `off` for none."),
      .init(birth, "The user's date or year of birth; empty if unknown.", examples: [#""1981""#]),
      .init(weekStart, "The day on which weeks of statistics begin."),
      .init(
        seasonStart, "The month with which seasons begin, from 1 to 12.", unit: .ordinal,
        examples: ["9"]),
    ]
  }
}

extension Setting.TextForm {
  fileprivate static let goal = Setting.TextForm(examples: ["8 km", "10000 yd", "3 swims"]) { SwimGoal($0) != nil }
  fileprivate static let course = Setting.TextForm(examples: ["latest", "scm", "other-33.33yd"]) { text in
    text == SwimmingSettings.latestCourse || SwimCourse(text)?.description == text
  }
  fileprivate static let birth = Setting.TextForm(examples: ["1981-12-31", "1981"]) { SwimBirth($0) != nil }
}

extension Settings {
  /// The course (pool length and unit) that the book of records shows first; nil for the course of the latest swim.
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

  /// The sex whose table of base times is used to calculate World Aquatics points; nil until the user chooses.
  package var pointsSex: PointsSex? {
    if case .text(let text) = value(of: SwimmingSettings.pointsTable) { PointsSex(rawValue: text) } else { nil }
  }

  /// The day on which the user's weeks begin and the day on which the user's seasons begin, from the settings.
  package var swimCalendar: SwimCalendar {
    var month = 9
    if case .number(let chosen) = value(of: SwimmingSettings.seasonStart) { month = chosen }
    var start = WeekStart.monday
    if case .text(let chosen) = value(of: SwimmingSettings.weekStart) { start = WeekStart(rawValue: chosen) ?? start }
    return SwimCalendar(firstWeekday: start.weekday, seasonStart: month)
  }
}
