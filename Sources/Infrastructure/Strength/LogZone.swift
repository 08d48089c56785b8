package import Formats
package import KernelApplication
package import KernelDomain
import StrengthApplication

/// The zone whose clocks a log's times are of: the one that is named, else this machine's.
package struct LogZone: Sendable {
  private let timeZones: @Sendable () -> TimeZoneDatabase
  private let systemZone: SystemZone

  /// - Parameters:
  ///   - timeZones: the zones that the system knows.
  ///   - systemZone: that of logs, where nobody says another.
  package init(
    timeZones: @escaping @Sendable () -> TimeZoneDatabase = { TimeZoneDatabase() },
    systemZone: SystemZone = SystemZone()
  ) {
    self.timeZones = timeZones
    self.systemZone = systemZone
  }

  /// Fails with `invalidInput` for a zone that the system does not know.
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
