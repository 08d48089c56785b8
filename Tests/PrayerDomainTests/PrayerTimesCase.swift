import KernelDomain
import PrayerDomain

/// A day of `times.expected.jsonl`.
struct PrayerTimesCase: Decodable {
  let lat: Double
  let lon: Double
  let zone: String
  let day: String
  let method: Method
  let school: AsrSchool?
  let rule: HighLatitudeRule?
  let latitudeLimit: Int?
  let polar: PolarDays?
  let shafaq: Shafaq?
  let adjust: [String: Int]?
  let expected: [String: String?]
  let qibla: Double?
  let hijri: String

  enum Method: Decodable {
    case named(PrayerMethod.Name)
    case custom(Angles)

    struct Angles: Decodable {
      let fajrAngle: Double?
      let ishaAngle: Double?
      let ishaMinutes: Int?
      let maghribAngle: Double?
    }

    init(from decoder: any Decoder) throws {
      if let name = try? PrayerMethod.Name(from: decoder) {
        self = .named(name)
      } else {
        self = .custom(try Angles(from: decoder))
      }
    }

    func method() throws -> PrayerMethod {
      switch self {
      case .named(let name): .named(name)
      case .custom(let angles):
        .custom(
          try CustomPrayerMethod(
            fajrAngle: angles.fajrAngle, ishaAngle: angles.ishaAngle, ishaMinutes: angles.ishaMinutes,
            maghribAngle: angles.maghribAngle))
      }
    }
  }

  func calculation() throws -> PrayerCalculation {
    var minutes = EventValues(0)
    for (event, value) in adjust ?? [:] { PrayerEvent(rawValue: event).map { minutes[$0] = value } }
    return try PrayerCalculation(
      method: method.method(), school: school ?? .standard, rule: rule ?? .automatic, latitudeLimit: latitudeLimit,
      polar: polar ?? .undefined, shafaq: shafaq ?? .general, adjust: minutes)
  }
}
