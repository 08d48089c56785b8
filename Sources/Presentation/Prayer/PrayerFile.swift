package import KernelDomain

/// A table that a page offers for download.
package enum PrayerFile: Hashable, Sendable {
  /// The prayer times of a month.
  case times(CivilMonth)
  /// All recorded prayers.
  case log

  /// Reads the name of a file; nil if there is no such file.
  package init?(name: String) {
    if name == PrayerFile.log.name {
      self = .log
    } else if name.hasPrefix(PrayerFile.prefix), name.hasSuffix(PrayerFile.suffix),
      let month = CivilMonth(String(name.dropFirst(PrayerFile.prefix.count).dropLast(PrayerFile.suffix.count)))
    {
      self = .times(month)
    } else {
      return nil
    }
  }

  /// The name of the file, such as `times-2026-11.csv`.
  package var name: String {
    switch self {
    case .times(let month): PrayerFile.prefix + month.description + PrayerFile.suffix
    case .log: "prayers.csv"
    }
  }

  private static let prefix = "times-"
  private static let suffix = ".csv"
}
