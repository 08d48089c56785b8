package import KernelDomain

/// The weekday on which a week begins.
package enum WeekStart: String, CaseIterable, Codable, Hashable, Sendable {
  case monday
  case sunday
  case saturday
  case friday

  /// What she may choose; a Friday comes of a territory alone.
  package static let choices: [WeekStart] = [.monday, .sunday, .saturday]

  /// What is usual in a territory (CLDR 47, supplemental/weekData, firstDay); Monday where none is known.
  /// - Parameter territory: two letters of ISO 3166, as in `cs_CZ`.
  package init(territory: String?) {
    self = territory.flatMap { WeekStart.usual[$0.uppercased()] } ?? .monday
  }

  private static let usual: [String: WeekStart] = {
    let sunday = """
      AG AS BD BR BS BT BW BZ CA CN CO DM DO ET GT GU HK HN ID IL IN JM JO JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE \
      PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW
      """
    let lists: [(WeekStart, String)] = [
      (.sunday, sunday), (.saturday, "AF BH DJ EG IQ IR KW LY OM QA SD SY"), (.friday, "MV"),
    ]
    var usual: [String: WeekStart] = [:]
    for (start, list) in lists {
      for territory in list.split(separator: " ") { usual[String(territory)] = start }
    }
    return usual
  }()

  /// Days from Monday.
  private var weekday: Int {
    switch self {
    case .monday: 0
    case .friday: 4
    case .saturday: 5
    case .sunday: 6
    }
  }

  /// The first day of the week that a day is in.
  package func firstDay(ofWeekOf day: CivilDay) -> CivilDay {
    // 1970-01-01 was a Thursday.
    let fromMonday = day.daysSinceEpoch + 3 - weekday
    return CivilDay(daysSinceEpoch: day.daysSinceEpoch - (fromMonday - 7 * fromMonday.flooredQuotient(by: 7)))
  }
}

/// What she means to run in a week.
package enum RunGoal: Hashable, Sendable {
  /// Millimetres.
  case length(Int64)
  case runs(Int)
}
