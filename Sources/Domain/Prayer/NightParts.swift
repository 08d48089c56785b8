package import KernelDomain

/// The middle of the night and the beginning of its last third: for information.
package struct NightParts: Hashable, Sendable {
  package let middle: Timestamp
  package let lastThird: Timestamp

  /// - Parameters:
  ///   - maghrib: when it begins, a whole minute.
  ///   - fajr: when that of the next day begins, a whole minute.
  /// - Returns: the nearest whole minutes, the later of two as near.
  package init(maghrib: Timestamp, fajr: Timestamp) {
    let minutes = (fajr - maghrib) / 60_000
    middle = maghrib + (minutes + 1) / 2 * 60_000
    lastThird = maghrib + (minutes * 4 + 3) / 6 * 60_000
  }
}
