package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// Provides the time zones that the machine knows, and the cities after which they are named.
package protocol ZoneCatalog: Sendable {
  /// Returns the rules of the time zone with an IANA name, such as `Europe/Prague`. Fails with `notFound` if there is
  /// no such zone. Fails with `system`, naming the package that provides time zones, if the machine has none at all.
  func rules(of zone: String) throws(Failure) -> TimeZoneRules
  /// Returns the cities after which the machine's time zones are named. Fails with `system`, naming the package that
  /// provides the list of zones, if the machine has no list.
  func cities() throws(Failure) -> [City]
  /// Returns the code of a time zone's country (ISO 3166); nil if the machine's list of zones has none.
  func country(of zone: String) -> String?
  /// Returns the name of the machine's time zone; nil if it is unknown.
  func systemZone() -> String?
}
