package import KernelDomain

/// A place and a way of calculating, in force from an instant until the next period's.
package struct PrayerPeriod: Hashable, Sendable {
  /// A whole minute; nil for the first, which holds since ever.
  package fileprivate(set) var from: Timestamp?
  package var place: PrayerPlace
  package var calculation: PrayerCalculation

  /// - Parameter from: what is beyond a whole minute is dropped.
  package init(from: Timestamp?, place: PrayerPlace, calculation: PrayerCalculation) {
    self.from = from.map { Timestamp(seconds: $0.seconds.flooredQuotient(by: 60) * 60) }
    self.place = place
    self.calculation = calculation
  }
}

/// Where she was and how times were calculated, ever since: so each day keeps the times it had.
package struct PrayerPeriods: Hashable, Sendable {
  /// Ascending; the first from nil.
  package private(set) var all: [PrayerPeriod]

  package init(_ periods: [PrayerPeriod] = []) {
    all = []
    for period in periods { put(period) }
  }

  package var isEmpty: Bool { all.isEmpty }

  /// Puts a period among the others, in place of one from the same minute. The first one holds since ever, whenever it
  /// was put in.
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

  /// Takes a period away: the one before it goes on. Where it was the first, the next holds since ever.
  package mutating func remove(from: Timestamp?) {
    all.removeAll { $0.from == from }
    if !all.isEmpty { all[0].from = nil }
  }

  /// The position of the period in force at an instant; nil where there is none.
  package func index(at instant: Timestamp) -> Int? {
    all.lastIndex { period in period.from.map { $0 <= instant } ?? true }
  }

  private static func isBefore(_ one: PrayerPeriod, _ other: PrayerPeriod) -> Bool {
    guard let end = other.from else { return false }
    return one.from.map { $0 < end } ?? true
  }
}
