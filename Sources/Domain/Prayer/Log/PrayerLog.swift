package import KernelDomain

/// All entries by day and prayer. Each year has an array of marks, five per day, and a parallel array of the times at
/// which prayers were prayed. A changed copy shares the unchanged years with the original.
package struct PrayerLog: Hashable, Sendable {
  private var byYear: [Int: Year] = [:]

  private static let daysOfYear = 366
  /// The number of marks of a year: five per day, always with those of a 366th day.
  package static let marksOfYear = daysOfYear * 5
  /// The value that represents a time that the user did not record.
  package static let never = Int64.min

  private struct Year: Hashable, Sendable {
    var marks = Array(repeating: PrayerMark.none, count: PrayerLog.marksOfYear)
    /// The time of each prayer in milliseconds since 1970, or `never` if the user recorded none; empty if the whole
    /// year has none.
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

  /// The entries of a day's prayers.
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

  /// The number of prayers with an entry.
  package var count: Int {
    byYear.values.reduce(0) { count, year in count + year.marks.count { $0 != .none } }
  }

  /// The first prayer with an entry; nil if there is none.
  package var first: PrayerOfDay? {
    guard let year = byYear.keys.min(), let place = byYear[year]?.marks.firstIndex(where: { $0 != .none }) else {
      return nil
    }
    let day = CivilDay(daysSinceEpoch: PrayerLog.firstDay(of: year) + place / 5)
    return PrayerOfDay(Prayer.allCases[place % 5], of: day)
  }

  /// The prayers whose entries fulfil the condition, oldest first.
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

  private static func place(of prayer: PrayerOfDay) -> Int {
    (prayer.day.daysSinceEpoch - firstDay(of: prayer.day.year)) * 5 + prayer.prayer.index
  }

  /// The number of days from 1970-01-01 to the first day of the year.
  package static func firstDay(of year: Int) -> Int {
    CivilDay(year: year, month: 1, day: 1)?.daysSinceEpoch ?? 0
  }
}

// MARK: Marks
extension PrayerLog {
  /// The years with entries, in order.
  package var years: [Int] { byYear.keys.sorted() }

  /// The marks of a year, five per day from its first day; empty if the year has no entries.
  package func marks(of year: Int) -> [PrayerMark] { byYear[year]?.marks ?? [] }

  /// The times of prayer parallel to the marks of a year, in milliseconds since 1970, or `never` if the user recorded
  /// none; empty if the whole year has none.
  package func instants(of year: Int) -> [Int64] { byYear[year]?.instants ?? [] }

  /// Replaces the marks and times of a year.
  /// - Parameters:
  ///   - marks: the marks, exactly `marksOfYear` of them.
  ///   - instants: the times of prayer, as many as marks, or none.
  package mutating func set(_ marks: [PrayerMark], _ instants: [Int64] = [], of year: Int) {
    precondition(marks.count == PrayerLog.marksOfYear, "a year has a mark for each prayer")
    precondition(instants.isEmpty || instants.count == marks.count, "an instant stands beside each mark")
    let isUnknown = instants.allSatisfy { $0 == PrayerLog.never }
    byYear[year] =
      marks.allSatisfy { $0 == .none } ? nil : Year(marks: marks, instants: isUnknown ? [] : instants)
  }

  /// A copy of this log without the times at which prayers were prayed.
  package var withoutInstants: PrayerLog {
    var log = self
    for year in log.byYear.keys { log.byYear[year]?.instants = [] }
    return log
  }

  /// Reads the marks of consecutive days and looks up each year only once.
  struct MarkReader {
    private let log: PrayerLog
    private var year = 0..<0
    private var marks: [PrayerMark] = []

    init(_ log: PrayerLog) {
      self.log = log
    }

    /// - Parameter day: the day, in days since 1970-01-01.
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
