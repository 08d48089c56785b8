import KernelDomain

/// The swimmer's times in one event in one season.
package struct EventSeason: Hashable, Sendable {
  /// The year in which the season begins.
  package let year: Int
  package let attempts: Int
  package let best: TimedEffort
  /// The median of the season's five best times, in hundredths of a second. If the season has fewer times, it is the
  /// median of all; if their number is even, the lower of the two middle times.
  package let median: Int
  /// The season's best official time, in hundredths of a second; nil if there is none.
  package let official: Int?
  /// The season's best time minus that of the previous season with times, in hundredths of a second; nil for the first
  /// season.
  package let change: Int?

  /// Returns the seasons that have times, oldest first.
  package static func all(_ efforts: [TimedEffort], _ calendar: SwimCalendar) -> [EventSeason] {
    let bySeason = Dictionary(grouping: efforts) { calendar.start(of: .season, containing: $0.day).year }
    var seasons: [EventSeason] = []
    for (year, efforts) in bySeason.sorted(by: { $0.key < $1.key }) {
      let sorted = efforts.sorted { $0.isBetter(than: $1) }
      let five = sorted.prefix(5)
      seasons.append(
        EventSeason(
          year: year, attempts: efforts.count, best: sorted[0], median: five[(five.count - 1) / 2].hundredths,
          official: sorted.first(where: \.isOfficial)?.hundredths,
          change: seasons.last.map { sorted[0].hundredths - $0.best.hundredths }))
    }
    return seasons
  }
}
