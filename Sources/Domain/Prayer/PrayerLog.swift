package import KernelDomain

/// What she recorded, by day and prayer: a list a year, so that a changed log shares the other years with the one it was
/// copied from.
package struct PrayerLog: Hashable, Sendable {
  private var years: [Int: [PrayerEntry?]] = [:]

  private static let daysOfYear = 366

  package init() {}

  package subscript(prayer: PrayerOfDay) -> PrayerEntry? {
    get { years[prayer.day.year]?[PrayerLog.place(of: prayer)] }
    set {
      let year = prayer.day.year
      if years[year] == nil {
        guard newValue != nil else { return }
        years[year] = Array(repeating: nil, count: PrayerLog.daysOfYear * 5)
      }
      years[year]?[PrayerLog.place(of: prayer)] = newValue
      if newValue == nil, years[year]?.allSatisfy({ $0 == nil }) ?? false { years[year] = nil }
    }
  }

  /// What is recorded for the day's prayers.
  package subscript(day: CivilDay) -> PrayerValues<PrayerEntry?> {
    var entries = PrayerValues<PrayerEntry?>(nil)
    guard let year = years[day.year] else { return entries }
    let place = PrayerLog.place(of: PrayerOfDay(.fajr, of: day))
    entries.fajr = year[place]
    entries.dhuhr = year[place + 1]
    entries.asr = year[place + 2]
    entries.maghrib = year[place + 3]
    entries.isha = year[place + 4]
    return entries
  }

  package var isEmpty: Bool { years.isEmpty }

  /// How many prayers are recorded.
  package var count: Int {
    years.values.reduce(0) { count, year in count + year.count { $0 != nil } }
  }

  /// The first day with an entry; nil where nothing is recorded.
  package var firstDay: CivilDay? {
    guard let year = years.keys.min(), let first = CivilDay(year: year, month: 1, day: 1),
      let place = years[year]?.firstIndex(where: { $0 != nil })
    else { return nil }
    return CivilDay(daysSinceEpoch: first.daysSinceEpoch + place / 5)
  }

  /// The recorded prayers with such an entry, the oldest first.
  package func prayers(where isWanted: (PrayerEntry) -> Bool) -> [PrayerOfDay] {
    var found: [PrayerOfDay] = []
    for year in years.keys.sorted() {
      guard let entries = years[year], let first = CivilDay(year: year, month: 1, day: 1) else { continue }
      for (place, entry) in entries.enumerated() {
        guard let entry, isWanted(entry) else { continue }
        let day = CivilDay(daysSinceEpoch: first.daysSinceEpoch + place / 5)
        found.append(PrayerOfDay(Prayer.allCases[place % 5], of: day))
      }
    }
    return found
  }

  private static func place(of prayer: PrayerOfDay) -> Int {
    let first = CivilDay(year: prayer.day.year, month: 1, day: 1)?.daysSinceEpoch ?? 0
    return (prayer.day.daysSinceEpoch - first) * 5 + prayer.prayer.index
  }
}
