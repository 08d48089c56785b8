package import KernelDomain

/// A stay of the user at a place: the place, and the method for calculating prayer times there. A period lasts until
/// the next one begins.
package struct PrayerPeriod: Hashable, Sendable {
  /// When the period begins, a whole minute; nil for the first period, which covers all time until the second one
  /// begins.
  package fileprivate(set) var from: Timestamp?
  package var place: PrayerPlace
  package var calculation: PrayerCalculation

  /// Creates a period.
  /// - Parameter from: when the period begins, rounded down to a whole minute; nil for the first period.
  package init(from: Timestamp?, place: PrayerPlace, calculation: PrayerCalculation) {
    self.from = from.map { Timestamp(seconds: $0.seconds.flooredQuotient(by: 60) * 60) }
    self.place = place
    self.calculation = calculation
  }
}

/// The user's stays at all places, with the methods used there. Past stays are kept, so that the prayer times of past
/// days do not change.
package struct PrayerPeriods: Hashable, Sendable {
  /// The user's stays at places, in chronological order. The first one has no beginning (nil).
  package private(set) var all: [PrayerPeriod]

  package init(_ periods: [PrayerPeriod] = []) {
    all = []
    for period in periods { put(period) }
  }

  package var isEmpty: Bool { all.isEmpty }

  /// Inserts a period, replacing any period that begins in the same minute. If there are no periods yet, the new
  /// period's beginning is set to nil, so that it covers all time.
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

  /// Removes the period that begins at this time. The period before it then lasts longer. If the first period is
  /// removed, the next one's beginning is set to nil, so that it covers all earlier time.
  package mutating func remove(from: Timestamp?) {
    all.removeAll { $0.from == from }
    if !all.isEmpty { all[0].from = nil }
  }

  /// Returns the index of the period that contains an instant; nil if there are no periods.
  package func index(at instant: Timestamp) -> Int? {
    all.lastIndex { period in period.from.map { $0 <= instant } ?? true }
  }

  private static func isBefore(_ one: PrayerPeriod, _ other: PrayerPeriod) -> Bool {
    guard let end = other.from else { return false }
    return one.from.map { $0 < end } ?? true
  }
}
