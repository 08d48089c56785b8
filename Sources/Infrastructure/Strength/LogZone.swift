package import Formats
package import KernelApplication
package import KernelDomain
import StrengthApplication

/// Finds the time zone of a log's times: the one that is named, or this machine's.
package struct LogZone: Sendable {
  private let timeZones: @Sendable () -> TimeZoneDatabase
  private let systemZone: SystemZone

  /// - Parameters:
  ///   - timeZones: the system's time zones.
  ///   - systemZone: the zone of logs if none is named.
  package init(
    timeZones: @escaping @Sendable () -> TimeZoneDatabase = { TimeZoneDatabase() },
    systemZone: SystemZone = SystemZone()
  ) {
    self.timeZones = timeZones
    self.systemZone = systemZone
  }

  /// Fails with `invalidInput` for a zone that the system does not have.
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
