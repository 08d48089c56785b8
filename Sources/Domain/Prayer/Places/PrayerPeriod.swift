package import KernelDomain

/// A place of the user and a method of calculation, in force from an instant until the next period begins.
package struct PrayerPeriod: Hashable, Sendable {
  /// When the period begins, a whole minute; nil for the first period, which has no beginning.
  package fileprivate(set) var from: Timestamp?
  package var place: PrayerPlace
  package var calculation: PrayerCalculation

  /// - Parameter from: when the period begins; seconds beyond a whole minute are dropped.
  package init(from: Timestamp?, place: PrayerPlace, calculation: PrayerCalculation) {
    self.from = from.map { Timestamp(seconds: $0.seconds.flooredQuotient(by: 60) * 60) }
    self.place = place
    self.calculation = calculation
  }
}

/// All places and calculations ever used, so that the prayer times of past days stay as they were.
package struct PrayerPeriods: Hashable, Sendable {
  /// The periods, ascending; the first one has no beginning.
  package private(set) var all: [PrayerPeriod]

  package init(_ periods: [PrayerPeriod] = []) {
    all = []
    for period in periods { put(period) }
  }

  package var isEmpty: Bool { all.isEmpty }

  /// Inserts a period, replacing one that begins in the same minute. If it is the only one, its beginning is removed.
  package mutating func put(_ period: PrayerPeriod) {
    var period = period
    if all.isEmpty { period.from = nil }
    let place = all.firstIndex { PrayerPeriods.isBefore(period, $0) } ?? all.count
    if place > 0, all[place - 1].from == period.from {
      all[place - 1] = period
    } else {
      all.insert(period, at: place)
    }
  }

  /// Removes a period, so that the one before it continues. If it was the first, the next one becomes the first and
  /// loses its beginning.
  package mutating func remove(from: Timestamp?) {
    all.removeAll { $0.from == from }
    if !all.isEmpty { all[0].from = nil }
  }

  /// The position of the period in force at an instant; nil if there is none.
  package func index(at instant: Timestamp) -> Int? {
    all.lastIndex { period in period.from.map { $0 <= instant } ?? true }
  }

  private static func isBefore(_ one: PrayerPeriod, _ other: PrayerPeriod) -> Bool {
    guard let end = other.from else { return false }
    return one.from.map { $0 < end } ?? true
  }
}
