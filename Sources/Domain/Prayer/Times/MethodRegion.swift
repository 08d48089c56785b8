/// The region for which a calculation method is made.
package enum MethodRegion: String, CaseIterable, Hashable, Sendable, Codable {
  case algeria
  case egypt
  case emirates
  case europe
  case france
  case indonesia
  case iran
  case jordan
  case kuwait
  case london
  case malaysia
  case morocco
  case northAmerica = "north-america"
  case qatar
  case russia
  case saudiArabia = "saudi-arabia"
  case singapore
  case tunisia
  case turkey
}

extension MethodRegion {
  /// The ISO 3166 codes of the region's countries, as in the system's table of time zones.
  var countries: [String] {
    switch self {
    case .algeria: ["DZ"]
    case .egypt: ["EG"]
    case .emirates: ["AE"]
    case .europe:
      [
        "AD", "AL", "AT", "AX", "BA", "BE", "BG", "BY", "CH", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FO", "FR",
        "GB", "GG", "GI", "GR", "HR", "HU", "IE", "IM", "IS", "IT", "JE", "LI", "LT", "LU", "LV", "MC", "MD", "ME",
        "MK", "MT", "NL", "NO", "PL", "PT", "RO", "RS", "SE", "SI", "SJ", "SK", "SM", "UA", "VA",
      ]
    case .france: ["FR"]
    case .indonesia: ["ID"]
    case .iran: ["IR"]
    case .jordan: ["JO"]
    case .kuwait: ["KW"]
    case .london: ["GB"]
    case .malaysia: ["MY"]
    case .morocco: ["MA", "EH"]
    case .northAmerica: ["US", "CA"]
    case .qatar: ["QA"]
    case .russia: ["RU"]
    case .saudiArabia: ["SA"]
    case .singapore: ["SG"]
    case .tunisia: ["TN"]
    case .turkey: ["TR"]
    }
  }
}

extension PrayerMethod {
  /// The region for which the method is made; nil if it is made for no particular region.
  package var region: MethodRegion? {
    guard case .named(let name) = self else { return nil }
    switch name {
    case .algeria: return .algeria
    case .egyptian: return .egypt
    case .dubai: return .emirates
    case .diyanetEurope: return .europe
    case .france, .parisMosque: return .france
    case .indonesia, .kemenag: return .indonesia
    case .tehran: return .iran
    case .jordan: return .jordan
    case .kuwait: return .kuwait
    case .londonUnified: return .london
    case .malaysia: return .malaysia
    case .morocco: return .morocco
    case .northAmerica: return .northAmerica
    case .qatar, .qatarCalendar: return .qatar
    case .russia: return .russia
    case .ummAlQura: return .saudiArabia
    case .singapore: return .singapore
    case .tunisia: return .tunisia
    case .turkey: return .turkey
    case .jafari, .karachi, .moonsighting, .muslimWorldLeague: return nil
    }
  }

  /// The result of comparing the method's times with official tables; nil if they have not been compared.
  package var comparison: MethodComparison? {
    guard case .named(let name) = self else { return nil }
    switch name {
    case .algeria: return MethodComparison(720, 719, 2)
    case .diyanetEurope: return MethodComparison(295, 291, 3)
    case .kemenag: return MethodComparison(18, 18, 0)
    case .kuwait: return MethodComparison(72, 70, 2)
    case .londonUnified: return MethodComparison(2555, 2555, 0)
    case .malaysia: return MethodComparison(3480, 3478, 4)
    case .moonsighting: return MethodComparison(72, 72, 1)
    case .morocco: return MethodComparison(1272, 1125, 6)
    case .parisMosque: return MethodComparison(960, 954, 4)
    case .qatarCalendar: return MethodComparison(480, 480, 1)
    case .singapore: return MethodComparison(450, 450, 1)
    case .tunisia: return MethodComparison(288, 288, 1)
    case .turkey: return MethodComparison(72, 70, 2)
    default: return nil
    }
  }

  /// Whether the place is in the region for which the method is made. True if the method is not made for a particular
  /// region; nil if the country of the place is unknown.
  /// - Parameter country: the ISO 3166 code of the country to which the place's time zone belongs; nil if it is
  ///   unknown.
  package func isAtHome(latitude: Double, longitude: Double, country: String?) -> Bool? {
    guard let region else { return true }
    guard let country else { return nil }
    guard region.countries.contains(country) else { return false }
    return self != .named(.londonUnified)
      || MethodRegion.londonLatitudes.contains(latitude) && MethodRegion.londonLongitudes.contains(longitude)
  }

  /// If this method is outdated, the method that its authority uses today; otherwise nil.
  package var newer: PrayerMethod? {
    switch self {
    case .named(.indonesia): .named(.kemenag)
    case .named(.qatar): .named(.qatarCalendar)
    default: nil
    }
  }
}

extension MethodRegion {
  /// The latitudes at which London's unified timetable is valid, in degrees.
  fileprivate static let londonLatitudes = 51.2...51.8
  fileprivate static let londonLongitudes = -0.6...0.4
}

/// The result of comparing a method's times with official times: how many were compared, and how many of them differ by
/// at most a minute.
package struct MethodComparison: Hashable, Sendable {
  package let officialTimes: Int
  package let withinOneMinute: Int
  /// The largest difference between a calculated and an official time, in minutes.
  package let largestDifference: Int

  fileprivate init(_ officialTimes: Int, _ withinOneMinute: Int, _ largestDifference: Int) {
    self.officialTimes = officialTimes
    self.withinOneMinute = withinOneMinute
    self.largestDifference = largestDifference
  }
}
