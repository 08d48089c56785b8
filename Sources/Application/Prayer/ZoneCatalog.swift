package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// Provides the time zones that the machine knows, and the cities that give their names to these zones.
package protocol ZoneCatalog: Sendable {
  /// Returns the rules of the time zone with an IANA name, such as `Europe/Prague`. Fails with `notFound` if there is
  /// no such zone. If the machine has no time zones at all, fails with `system`, which names the package that provides
  /// them.
  func rules(of zone: String) throws(Failure) -> TimeZoneRules
  /// Returns the cities that give their names to the machine's time zones. If the machine has no list of zones, fails
  /// with `system`, which names the package that provides the list.
  func cities() throws(Failure) -> [City]
  /// Returns the code of the country of a time zone (ISO 3166); nil if the machine's list of zones states none.
  func country(of zone: String) -> String?
  /// Returns the name of the machine's time zone; nil if it is unknown.
  func systemZone() -> String?
}
