/// The weekday on which a week begins.
package enum WeekStart: String, CaseIterable, Codable, Hashable, Sendable {
  case monday
  case sunday
  case saturday
  case friday

  /// The weekdays that the user can choose. Friday is missing, because it is the default of only one territory, the
  /// Maldives.
  package static let choices: [WeekStart] = [.monday, .sunday, .saturday]

  /// Creates the weekday on which weeks begin in a territory (according to Unicode's CLDR 47, supplemental/weekData,
  /// firstDay). It is Monday if the territory is nil or unknown.
  /// - Parameter territory: a country code of two letters (ISO 3166), such as `CZ`.
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

  /// The weekday as a number: 0 for Monday to 6 for Sunday.
  package var weekday: Int {
    switch self {
    case .monday: 0
    case .friday: 4
    case .saturday: 5
    case .sunday: 6
    }
  }

  package func firstDay(ofWeekOf day: CivilDay) -> CivilDay {
    day.startOfWeek(on: weekday)
  }
}
