import Formats
package import KernelApplication
package import KernelDomain
import PrayerApplication
package import PrayerDomain
import Synchronization
import System

/// Finds time zones and cities in the system's time zone database.
package final class SystemZones: ZoneCatalog {
  /// The system's time zone database, which caches the zones that have been read.
  private let database: Mutex<TimeZoneDatabase>
  /// The country of each time zone, by the zone's name; nil until a country is first requested.
  private let countries = Mutex<[String: String]?>(nil)
  private let folder: String
  /// The folder with the system's configuration files, usually `/etc`.
  private let settings: String
  private let environment: @Sendable (String) -> String?

  /// The name of the Debian package that provides the time zone database.
  private static let package = "tzdata"

  /// Creates a catalogue of the zones in a time zone database.
  /// - Parameters:
  ///   - folder: a folder of compiled zones; nil to use the system's.
  ///   - settings: the folder with the system's configuration files.
  package init(
    folder: String? = nil, settings: String = "/etc",
    environment: @escaping @Sendable (String) -> String? = ThisProcess.environment
  ) {
    let database = TimeZoneDatabase(folder: folder)
    self.folder = database.folder
    self.database = Mutex(database)
    self.settings = settings
    self.environment = environment
  }

  package func rules(of zone: String) throws(Failure) -> TimeZoneRules {
    if let rules = database.withLock({ $0.rules(zone) }) { return rules }
    // Every database has one of these two; if not, the database itself is missing.
    if database.withLock({ $0.rules("Etc/UTC") ?? $0.rules("UTC") }) == nil { throw missing }
    throw .notFound(.prayer(.noZone(name: zone)))
  }

  package func cities() throws(Failure) -> [City] {
    guard let places = database.withLock({ $0.places() }) else { throw missing }
    return places.map { City(zone: $0.zone, latitude: $0.latitude, longitude: $0.longitude) }
  }

  package func country(of zone: String) -> String? {
    countries.withLock { known in
      if known == nil {
        let places = database.withLock { $0.places() } ?? []
        known = Dictionary(places.map { ($0.zone, $0.country) }) { first, _ in first }
      }
      return known?[zone]
    }
  }

  private var missing: Failure { .system(.prayer(.noZones(folder: folder, package: SystemZones.package))) }

  package func systemZone() -> String? {
    SystemZone(settings: settings, environment: environment).name { zone in
      database.withLock { $0.rules(zone) } != nil
    }
  }
}
