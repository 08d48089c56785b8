package import KernelDomain
import System

/// The time zones that are installed on this system. Provides the UTC offset of a zone at any instant.
///
/// Reads the compiled zones (TZif, RFC 9636) in `$TZDIR` or, if that is not set, in `/usr/share/zoneinfo`. Each zone is
/// read only once.
package final class TimeZoneDatabase {
  /// The folder that contains the compiled zones.
  package let folder: String
  private var zones: [String: TimeZoneRules?] = [:]

  /// Creates a database of time zones.
  /// - Parameter folder: a folder of compiled zones; nil for the system's folder.
  package init(folder: String? = nil) {
    self.folder = folder ?? ThisProcess.environment("TZDIR") ?? "/usr/share/zoneinfo"
  }

  /// Returns a zone's UTC offset at an instant, in seconds east of UTC; nil if the system has no such zone.
  /// - Parameter seconds: the instant, in seconds since 1970-01-01T00:00:00Z.
  package func offset(in zone: String, at seconds: Int64) -> Int? {
    rules(zone)?.offset(at: seconds)
  }

  /// Returns the rules of a time zone; nil if the system has no such zone.
  package func rules(_ zone: String) -> TimeZoneRules? {
    if let known = zones[zone] { return known }
    let rules = TimeZoneDatabase.isName(zone) ? read(folder + "/" + zone) : nil
    if zones.count < TimeZoneDatabase.mostKept { zones[zone] = .some(rules) }
    return rules
  }

  /// The maximum number of names in the cache, which is more than any real database has.
  private static let mostKept = 1_000
  /// The size, in bytes, of the largest file that is read. Real zones have at most a few kilobytes.
  private static let largestFile = 1 << 18

  private func read(_ path: String) -> TimeZoneRules? {
    contents(path).flatMap { bytes in bytes.withBytes { TimeZoneRules($0) } }
  }

  /// Returns the places that zones are named after; nil if the system has no list of these places.
  package func places() -> [ZoneTable.Place]? {
    contents(folder + "/zone.tab").map(ZoneTable.places)
  }

  private func contents(_ path: String) -> [UInt8]? {
    guard let file = try? InputFile(path), file.size <= Int64(TimeZoneDatabase.largestFile) else { return nil }
    return try? file.bytes(Int(file.size), at: 0)
  }

  /// Whether the text can be the name of a zone, such as `America/Port-au-Prince` or `Etc/GMT+3`. Such a name contains
  /// no `..`, so a path that ends in it cannot lead out of the folder of zones.
  private static func isName(_ name: String) -> Bool {
    isName(Array(name.utf8)[...])
  }

  static func isName(_ name: ArraySlice<UInt8>) -> Bool {
    let parts = name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return name.count <= 64
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCIILetterOrDigit || [0x2B, 0x2D, 0x5F].contains($0) }
      }
  }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
