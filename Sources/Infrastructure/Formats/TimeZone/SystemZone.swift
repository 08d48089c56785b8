import System

/// Finds the time zone of this machine.
package struct SystemZone: Sendable {
  /// The folder that contains the system's configuration files. It is `/etc`, except in tests.
  private let settings: String
  private let environment: @Sendable (String) -> String?

  package init(
    settings: String = "/etc", environment: @escaping @Sendable (String) -> String? = ThisProcess.environment
  ) {
    self.settings = settings
    self.environment = environment
  }

  /// Returns the name of this machine's time zone. Tries `$TZ`, then the target of the link `/etc/localtime`, and then
  /// `/etc/timezone`. Nil if none of them names an existing zone.
  /// - Parameter isZone: returns whether a zone with this name exists.
  package func name(_ isZone: (String) -> Bool) -> String? {
    let candidates = [{ ofEnvironment }, { ofLink }, { ofFile }]
    for candidate in candidates {
      if let zone = candidate(), isZone(zone) { return zone }
    }
    return nil
  }

  /// The value of `$TZ`, such as `Europe/Prague`, without a leading colon; nil if the variable is not set. The value
  /// may also be a rule such as `CET-1CEST`, which is not the name of a zone.
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
