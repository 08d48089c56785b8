/// A standard distance at which the efforts of different runs are compared.
package enum EffortDistance: String, CaseIterable, Codable, Hashable, Sendable {
  case m400 = "400m"
  case m800 = "800m"
  case km1 = "1km"
  case mile = "mile"
  case mile2 = "2mile"
  case km5 = "5km"
  case km10 = "10km"
  case km15 = "15km"
  case mile10 = "10mile"
  case km20 = "20km"
  case half = "half"
  case km30 = "30km"
  case marathon = "marathon"

  /// The distance in millimetres. A mile is 1609.344 m (international mile, 1959); a marathon is 42.195 km (World
  /// Athletics, Technical Rules, rule 55).
  package var length: Int64 {
    switch self {
    case .m400: 400_000
    case .m800: 800_000
    case .km1: 1_000_000
    case .mile: 1_609_344
    case .mile2: 3_218_688
    case .km5: 5_000_000
    case .km10: 10_000_000
    case .km15: 15_000_000
    case .mile10: 16_093_440
    case .km20: 20_000_000
    case .half: 21_097_500
    case .km30: 30_000_000
    case .marathon: 42_195_000
    }
  }

  /// The shortest time that is plausible for this distance, in milliseconds: about 2 % below the world record. A faster
  /// effort is suspicious.
  package var fastest: Int64 {
    switch self {
    case .m400: 42_000
    case .m800: 99_000
    case .km1: 129_000
    case .mile: 218_000
    case .mile2: 464_000
    case .km5: 740_000
    case .km10: 1_540_000
    case .km15: 2_340_000
    case .mile10: 2_550_000
    case .km20: 3_180_000
    case .half: 3_340_000
    case .km30: 5_040_000
    case .marathon: 7_080_000
    }
  }
}
