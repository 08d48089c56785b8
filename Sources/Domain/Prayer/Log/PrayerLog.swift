package import KernelDomain

/// The entries of all prayers, by day and prayer. Each year is stored as two parallel arrays: the marks (the entries
/// without their times), five per day, and the times at which the user prayed. Copies of a log share the years that
/// have not changed.
package struct PrayerLog: Hashable, Sendable {
  private var byYear: [Int: Year] = [:]

  private static let daysOfYear = 366
  /// The number of marks in a year: five per day for 366 days, even if the year has only 365.
  package static let marksOfYear = daysOfYear * 5
  /// The value that stands for the time of a prayer whose time the user did not record.
  package static let never = Int64.min

  private struct Year: Hashable, Sendable {
    var marks = Array(repeating: PrayerMark.none, count: PrayerLog.marksOfYear)
    /// When the user prayed each prayer of the year, in milliseconds since 1970, or `never` if no time was recorded.
    /// The array is empty if no prayer of the year has a time.
    var instants: [Int64] = []

    func entry(_ place: Int) -> PrayerEntry? {
      let instant = instants.isEmpty ? PrayerLog.never : instants[place]
      return marks[place].entry(at: instant == PrayerLog.never ? nil : Timestamp(milliseconds: instant))
    }

    mutating func set(_ entry: PrayerEntry?, _ place: Int) {
      marks[place] = PrayerMark(entry)
      if let at = entry?.at {
        if instants.isEmpty { instants = Array(repeating: PrayerLog.never, count: PrayerLog.marksOfYear) }
        instants[place] = at.milliseconds
      } else if !instants.isEmpty, instants[place] != PrayerLog.never {
        instants[place] = PrayerLog.never
        if instants.allSatisfy({ $0 == PrayerLog.never }) { instants = [] }
      }
    }
  }

  package init() {}

  package subscript(prayer: PrayerOfDay) -> PrayerEntry? {
    get { byYear[prayer.day.year]?.entry(PrayerLog.place(of: prayer)) }
    set {
      let year = prayer.day.year
      if newValue == nil, byYear[year] == nil { return }
      byYear[year, default: Year()].set(newValue, PrayerLog.place(of: prayer))
      if newValue == nil, byYear[year]?.marks.allSatisfy({ $0 == .none }) ?? false { byYear[year] = nil }
    }
  }

  /// The entries of all five prayers of a day.
  package subscript(day: CivilDay) -> PrayerValues<PrayerEntry?> {
    var entries = PrayerValues<PrayerEntry?>(nil)
    guard let year = byYear[day.year] else { return entries }
    let place = PrayerLog.place(of: PrayerOfDay(.fajr, of: day))
    entries.fajr = year.entry(place)
    entries.dhuhr = year.entry(place + 1)
    entries.asr = year.entry(place + 2)
    entries.maghrib = year.entry(place + 3)
    entries.isha = year.entry(place + 4)
    return entries
  }

  package var isEmpty: Bool { byYear.isEmpty }

  /// The number of prayers that the user has recorded.
  package var count: Int {
    byYear.values.reduce(0) { count, year in count + year.marks.count { $0 != .none } }
  }

  /// The earliest prayer that the user has recorded; nil if there is none.
  package var first: PrayerOfDay? {
    guard let year = byYear.keys.min(), let place = byYear[year]?.marks.firstIndex(where: { $0 != .none }) else {
      return nil
    }
    let day = CivilDay(daysSinceEpoch: PrayerLog.firstDay(of: year) + place / 5)
    return PrayerOfDay(Prayer.allCases[place % 5], of: day)
  }

  /// Returns the recorded prayers whose entries fulfil the condition, oldest first.
  package func prayers(where isWanted: (PrayerEntry) -> Bool) -> [PrayerOfDay] {
    var found: [PrayerOfDay] = []
    for (number, year) in byYear.sorted(by: { $0.key < $1.key }) {
      let first = PrayerLog.firstDay(of: number)
      for place in year.marks.indices where year.marks[place] != .none {
        guard let entry = year.entry(place), isWanted(entry) else { continue }
        let day = CivilDay(daysSinceEpoch: first + place / 5)
        found.append(PrayerOfDay(Prayer.allCases[place % 5], of: day))
      }
    }
    return found
  }

  /// Returns how many of each prayer have this status.
  package func count(of status: PrayerStatus) -> PrayerValues<Int> {
    var counts = PrayerValues(0)
    for year in byYear.values {
      for prayer in Prayer.allCases {
        counts[prayer] += stride(from: prayer.index, to: year.marks.count, by: 5).count {
          year.marks[$0].status == status
        }
      }
    }
    return counts
  }

  private static func place(of prayer: PrayerOfDay) -> Int {
    (prayer.day.daysSinceEpoch - firstDay(of: prayer.day.year)) * 5 + prayer.prayer.index
  }

  /// Returns the number of days from 1970-01-01 to 1 January of `year`; negative before 1970.
  package static func firstDay(of year: Int) -> Int {
    CivilDay(year: year, month: 1, day: 1)?.daysSinceEpoch ?? 0
  }
}

// MARK: Marks
extension PrayerLog {
  /// The years in which the user has recorded at least one prayer, ascending.
  package var years: [Int] { byYear.keys.sorted() }

  /// Returns the marks of a year (the entries without their times), five per day beginning on 1 January. The array is
  /// empty if the year has no entries.
  package func marks(of year: Int) -> [PrayerMark] { byYear[year]?.marks ?? [] }

  /// Returns when the user prayed each prayer of a year, in milliseconds since 1970, or `never` if no time was
  /// recorded. The indices are those of the year's marks. The array is empty if no prayer of the year has a time.
  package func instants(of year: Int) -> [Int64] { byYear[year]?.instants ?? [] }

  /// Replaces the marks and times of a year.
  /// - Parameters:
  ///   - marks: the year's marks, exactly `marksOfYear` of them.
  ///   - instants: the times at which the user prayed, as many as there are marks; empty if no prayer has a time.
  package mutating func set(_ marks: [PrayerMark], _ instants: [Int64] = [], of year: Int) {
    precondition(marks.count == PrayerLog.marksOfYear, "a year has a mark for each prayer")
    precondition(instants.isEmpty || instants.count == marks.count, "an instant stands beside each mark")
    let isUnknown = instants.allSatisfy { $0 == PrayerLog.never }
    byYear[year] =
      marks.allSatisfy { $0 == .none } ? nil : Year(marks: marks, instants: isUnknown ? [] : instants)
  }

  mutating func remove(year: Int) { byYear[year] = nil }

  /// A copy of this log without the times at which the user prayed.
  package var withoutInstants: PrayerLog {
    var log = self
    for year in log.byYear.keys { log.byYear[year]?.instants = [] }
    return log
  }

  /// Reads the marks (entries without their times) of consecutive days quickly: the marks of a year are looked up only
  /// once for all of the year's days.
  struct MarkReader {
    private let log: PrayerLog
    private var year = 0..<0
    private var marks: [PrayerMark] = []

    init(_ log: PrayerLog) { self.log = log }

    /// Returns the mark of a prayer on a day.
    /// - Parameters:
    ///   - prayer: the index of the prayer, 0 for Fajr to 4 for Isha.
    ///   - day: the day, in days since 1970-01-01.
    mutating func mark(_ prayer: Int, of day: Int) -> PrayerMark {
      if !year.contains(day) { turn(to: day) }
      return marks.isEmpty ? .none : marks[(day - year.lowerBound) * 5 + prayer]
    }

    private mutating func turn(to day: Int) {
      let number = CivilDay(daysSinceEpoch: day).year
      year = PrayerLog.firstDay(of: number)..<max(PrayerLog.firstDay(of: number + 1), day + 1)
      marks = log.marks(of: number)
    }
  }
}
