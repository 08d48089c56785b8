import KernelDomain
import PrayerDomain

/// Places of the tests, and schedules over some of them.
enum Places {
  static func place(_ name: String) throws -> PrayerPlace {
    switch name {
    case "Prague": try PrayerPlace(latitude: 50.0875, longitude: 14.4214, zone: "Europe/Prague", name: name)
    case "Makkah": try PrayerPlace(latitude: 21.4225, longitude: 39.8262, zone: "Asia/Riyadh", name: name)
    case "Tromsø": try PrayerPlace(latitude: 69.6492, longitude: 18.9553, zone: "Europe/Oslo", name: name)
    case "Kiritimati": try PrayerPlace(latitude: 1.8721, longitude: -157.4278, zone: "Pacific/Kiritimati", name: name)
    case "Honolulu": try PrayerPlace(latitude: 21.3069, longitude: -157.8583, zone: "Pacific/Honolulu", name: name)
    case "Apia": try PrayerPlace(latitude: -13.8333, longitude: -171.7667, zone: "Pacific/Apia", name: name)
    default: try PrayerPlace(latitude: -33.8688, longitude: 151.2093, zone: "Australia/Sydney", name: name)
    }
  }

  static let names = ["Prague", "Makkah", "Tromsø", "Kiritimati", "Honolulu", "Apia", "Sydney"]

  static func period(_ name: String, from: Timestamp? = nil, _ calculation: PrayerCalculation? = nil) throws
    -> PrayerPeriod
  {
    PrayerPeriod(from: from, place: try place(name), calculation: try calculation ?? PrayerCalculation())
  }

  static func schedule(_ periods: [PrayerPeriod]) throws -> PrayerSchedule {
    let zones = Zones()
    guard let schedule = try PrayerSchedule(PrayerPeriods(periods), zone: { try zones($0) }) else { throw NoPeriod() }
    return schedule
  }

  struct NoPeriod: Error {}
}
