package import KernelDomain

/// The middle of the night and the beginning of its last third. They are shown for information; they are not prayer
/// times.
package struct NightParts: Hashable, Sendable {
  package let middle: Timestamp
  package let lastThird: Timestamp

  /// Computes the middle of the night from Maghrib to Fajr and the beginning of its last third, each rounded to the
  /// nearest minute (halves up).
  /// - Parameters:
  ///   - maghrib: when Maghrib begins, a whole minute.
  ///   - fajr: when the next day's Fajr begins, a whole minute.
  package init(maghrib: Timestamp, fajr: Timestamp) {
    let minutes = (fajr - maghrib) / 60_000
    middle = maghrib + (minutes + 1) / 2 * 60_000
    lastThird = maghrib + (minutes * 4 + 3) / 6 * 60_000
  }
}
