package import Formats
package import KernelApplication
package import KernelDomain
import StrengthApplication

/// Finds the time zone of the times in a log: the zone that the user named or, without that, this machine's zone.
package struct LogZone: Sendable {
  private let timeZones: @Sendable () -> TimeZoneDatabase
  private let systemZone: SystemZone

  /// Creates a finder of time zones.
  /// - Parameters:
  ///   - timeZones: opens the system's time zone database.
  ///   - systemZone: the time zone to use if the user names none.
  package init(
    timeZones: @escaping @Sendable () -> TimeZoneDatabase = { TimeZoneDatabase() },
    systemZone: SystemZone = SystemZone()
  ) {
    self.timeZones = timeZones
    self.systemZone = systemZone
  }

  /// Returns the rules of a time zone. Fails with `invalidInput` if the system does not know the zone.
  package func rules(named name: String? = nil) throws(Failure) -> TimeZoneRules {
    let database = timeZones()
    if let name {
      guard let rules = database.rules(name) else {
        throw .invalidInput(field: "zone", problem: .strength(.zoneOption(text: name)), valid: ["Europe/Prague"])
      }
      return rules
    }
    let name = systemZone.name { database.rules($0) != nil }
    guard let rules = name.flatMap({ database.rules($0) }) ?? database.rules("Etc/UTC") ?? TimeZoneRules.utc else {
      throw .invalidInput(field: "zone", problem: .strength(.zoneOption(text: "")), valid: ["Europe/Prague"])
    }
    return rules
  }
}

extension TimeZoneRules {
  fileprivate static var utc: TimeZoneRules? {
    TimeZoneRules(transitions: [], types: [], offsets: [0], future: nil)
  }
}
