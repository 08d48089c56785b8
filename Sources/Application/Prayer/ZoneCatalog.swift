package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// The time zones of this machine, and the cities that they are named after.
package protocol ZoneCatalog: Sendable {
  /// The rules of a zone by its IANA name, `Europe/Prague`. Fails with `notFound` where there is none of that name, and
  /// with `system` where the machine has no zones at all, naming the package that brings them.
  func rules(of zone: String) throws(Failure) -> TimeZoneRules
  /// Fails with `system` where the machine has no list of them, naming the package that brings it.
  func cities() throws(Failure) -> [City]
  /// The zone that the machine's clock is set to; nil where that can't be told.
  func systemZone() -> String?
}
