import Formats
import KernelApplication
import KernelDomain
import PrayerDomain
import TestSupport

@testable import PrayerApplication

/// A book of prayers at an instant that tests set.
final class PrayerWorld {
  let store = InMemoryPrayerRepository()
  let documents = InMemoryDocuments()
  private let clock: SettableClock

  init(_ now: String) throws {
    clock = SettableClock(try PrayerWorld.instant(now))
  }

  var reader: PrayerReader {
    PrayerReader(repository: store, zones: ListedZones(), settings: documents, clock: clock) { CivilDateTime($0) }
  }

  func set(_ now: String) throws { clock.set(try PrayerWorld.instant(now)) }

  func choose(_ setting: Setting, _ value: SettingValue) {
    documents.change { (settings: Settings) in
      var settings = settings
      settings.values[setting.name] = value
      return settings
    }
  }

  static func instant(_ text: String) throws -> Timestamp {
    guard let instant = ZonedInstant(text) else { throw NoInstant(text: text) }
    return instant.instant
  }

  struct NoInstant: Error {
    let text: String
  }

  // MARK: What the user does

  @discardableResult
  func live(in city: String, from: String? = nil) throws -> SetPlace.Output {
    try SetPlace(reader: reader)(SetPlace.Input(PlaceInput(city: city), from: from.flatMap { ZonedInstant($0) }))
  }

  @discardableResult
  func log(
    _ prayer: Prayer, _ day: String? = nil, _ status: PrayerStatus? = nil, at: String? = nil, combined: Bool? = nil
  ) throws -> LogPrayer.Output {
    try LogPrayer(reader: reader)(
      LogPrayer.Input(
        prayer: prayer, day: day.flatMap { CivilDay($0) }, status: status, at: at.flatMap { InstantInput($0) },
        combined: combined))
  }

  func today() throws -> ShowToday.Output { try ShowToday(reader: reader)(NoInput()) }
}

final class SettableClock: WallClock {
  private let time: Locked<Timestamp>

  init(_ time: Timestamp) { self.time = Locked(time) }

  func now() -> Timestamp { time.withLock { $0 } }
  func set(_ now: Timestamp) { time.withLock { $0 = now } }
}

/// The system's zones, and a few cities.
struct ListedZones: ZoneCatalog {
  func rules(of zone: String) throws(Failure) -> TimeZoneRules {
    guard let rules = TimeZoneDatabase(folder: "/usr/share/zoneinfo").rules(zone) else {
      throw .notFound(.prayer(.noZone(name: zone)))
    }
    return rules
  }

  func cities() -> [City] {
    [
      City(zone: "Europe/Prague", latitude: 50.0833, longitude: 14.4333),
      City(zone: "Europe/Oslo", latitude: 69.6492, longitude: 18.9553),
      City(zone: "Asia/Riyadh", latitude: 24.6333, longitude: 46.7167),
      City(zone: "Pacific/Apia", latitude: -13.8333, longitude: -171.7333),
      City(zone: "America/Indiana/Knox", latitude: 41.2958, longitude: -86.625),
      City(zone: "America/Knox", latitude: 41.2958, longitude: -86.625),
    ]
  }

  func country(of zone: String) -> String? { zone == "Europe/London" ? "GB" : zone == "Europe/Prague" ? "CZ" : nil }

  func systemZone() -> String? { "Europe/Prague" }
}

/// The failure of a call; nil where it succeeds.
func failure(_ body: () throws -> Void) -> Failure? {
  do {
    try body()
    return nil
  } catch {
    return error as? Failure
  }
}

func day(_ text: String) -> CivilDay {
  guard let day = CivilDay(text) else { preconditionFailure("\(text) is no day") }
  return day
}
