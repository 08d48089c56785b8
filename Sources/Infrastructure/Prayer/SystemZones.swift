import Formats
package import KernelApplication
package import KernelDomain
import PrayerApplication
package import PrayerDomain
import Synchronization
import System

/// The zones and cities of the system's time zone database.
package final class SystemZones: ZoneCatalog {
  /// Each zone is read once.
  private let database: Mutex<TimeZoneDatabase>
  private let folder: String
  /// The folder in which the system says its zone.
  private let settings: String
  private let environment: @Sendable (String) -> String?

  /// Debian's package of the database.
  private static let package = "tzdata"

  /// - Parameters:
  ///   - folder: of compiled zones; the system's when nil.
  ///   - settings: where the system says its zone, `/etc`.
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
    // Every database has it.
    if database.withLock({ $0.rules("Etc/UTC") ?? $0.rules("UTC") }) == nil { throw missing }
    throw .notFound(.prayer(.noZone(name: zone)))
  }

  package func cities() throws(Failure) -> [City] {
    guard let places = database.withLock({ $0.places() }) else { throw missing }
    return places.map { City(zone: $0.zone, latitude: $0.latitude, longitude: $0.longitude) }
  }

  private var missing: Failure { .system(.prayer(.noZones(folder: folder, package: SystemZones.package))) }

  /// What `$TZ` says, else where the link `/etc/localtime` leads, else what `/etc/timezone` says.
  package func systemZone() -> String? {
    let candidates = [{ self.ofEnvironment }, { self.ofLink }, { self.ofFile }]
    for candidate in candidates {
      if let zone = candidate(), database.withLock({ $0.rules(zone) }) != nil { return zone }
    }
    return nil
  }

  /// `Europe/Prague` or `:Europe/Prague`; rules written out, `CET-1CEST`, name no zone.
  private var ofEnvironment: String? {
    environment("TZ").map { zone in zone.hasPrefix(":") ? String(zone.dropFirst()) : zone }
  }

  private var ofLink: String? {
    guard let target = Path.target(ofLink: settings + "/localtime") else { return nil }
    let parts = target.split(separator: "/").map(String.init)
    guard let folder = parts.lastIndex(where: { $0.hasPrefix("zoneinfo") }) else { return nil }
    return parts[(folder + 1)...].joined(separator: "/")
  }

  private var ofFile: String? {
    guard let file = try? InputFile(settings + "/timezone"), file.size < 1_024,
      let bytes = try? file.bytes(Int(file.size), at: 0)
    else { return nil }
    let line = bytes.prefix { $0 != 0x0A }
    return String(validating: line, as: UTF8.self)
  }
}
