package import KernelDomain

/// The number of prayers with each status in a range of days.
package struct PrayerStatistics: Hashable, Sendable {
  package private(set) var prayers = PrayerValues(Counts())

  package struct Counts: Hashable, Sendable {
    package var onTime = 0
    package var late = 0
    package var madeUp = 0
    /// The number of missed prayers. This includes `assumedMissed`, the prayers that count as missed because they are
    /// not recorded.
    package var missed = 0
    package var assumedMissed = 0
    package var excused = 0
    /// The number of prayers whose windows have ended, that are not recorded, and that do not count as missed.
    package var notRecorded = 0
    package var inCongregation = 0
    package var jumuah = 0

    package init() {}

    mutating func count(_ state: PrayerState, _ entry: PrayerEntry?) {
      switch state {
      case .recorded(.onTime): onTime += 1
      case .recorded(.late): late += 1
      case .recorded(.madeUp): madeUp += 1
      case .recorded(.missed): missed += 1
      case .assumedMissed:
        missed += 1
        assumedMissed += 1
      case .recorded(.excused), .excused: excused += 1
      case .notRecorded: notRecorded += 1
      case .undefined, .upcoming, .due: break
      }
      if entry?.inCongregation ?? false { inCongregation += 1 }
      if entry?.isJumuah ?? false { jumuah += 1 }
    }

    fileprivate mutating func count(_ mark: PrayerMark, times: Int) {
      switch mark.status {
      case .onTime: onTime += times
      case .late: late += times
      case .madeUp: madeUp += times
      case .missed: missed += times
      case .excused: excused += times
      case nil: break
      }
      if mark.inCongregation { inCongregation += times }
      if mark.isJumuah { jumuah += times }
    }

    fileprivate static func += (counts: inout Counts, more: Counts) {
      counts.onTime += more.onTime
      counts.late += more.late
      counts.madeUp += more.madeUp
      counts.missed += more.missed
      counts.assumedMissed += more.assumedMissed
      counts.excused += more.excused
      counts.notRecorded += more.notRecorded
      counts.inCongregation += more.inCongregation
      counts.jumuah += more.jumuah
    }

    /// The number of prayers from which percentages are computed. It excludes excused prayers, and prayers that are
    /// neither recorded nor count as missed.
    package var recorded: Int { onTime + late + madeUp + missed }
  }

  package init(of days: some Sequence<PrayerStates.Day>) {
    for day in days {
      prayers.fajr.count(day.states.fajr, day.entries.fajr)
      prayers.dhuhr.count(day.states.dhuhr, day.entries.dhuhr)
      prayers.asr.count(day.states.asr, day.entries.asr)
      prayers.maghrib.count(day.states.maghrib, day.entries.maghrib)
      prayers.isha.count(day.states.isha, day.entries.isha)
    }
  }

  /// Counts the prayers in a range of days. For most days, they are counted directly from the log. States of prayers
  /// are determined only for the few days on which they depend on prayer times.
  package init(of states: PrayerStates, over days: ClosedRange<CivilDay>) {
    let (settled, open) = states.settled(days)
    self.init(of: open.map(states.days) ?? [])
    var reader = PrayerLog.MarkReader(states.log)
    for prayer in Prayer.allCases.indices {
      var marks = Array(repeating: 0, count: PrayerMark.count)
      var counts = Counts()
      for day in settled {
        let mark = reader.mark(prayer, of: day)
        marks[Int(mark.byte)] += 1
        if mark == .none { counts.count(states.settledState(Prayer.allCases[prayer], of: day), nil) }
      }
      for byte in marks.indices.dropFirst() where marks[byte] > 0 {
        PrayerMark(byte: UInt8(byte)).map { counts.count($0, times: marks[byte]) }
      }
      prayers[Prayer.allCases[prayer]] += counts
    }
  }

  /// Subtracts the given prayers from `notRecorded`: those of the first day that had already ended, without an entry,
  /// when the user began to record prayers.
  package mutating func leaveOut(_ unrecorded: [Prayer]) {
    for prayer in unrecorded { prayers[prayer].notRecorded -= 1 }
  }

  package var recorded: Int { prayers.all.reduce(0) { $0 + $1.recorded } }

  package var notRecorded: Int { prayers.all.reduce(0) { $0 + $1.notRecorded } }

  /// The share of prayers prayed on time among the recorded prayers, in thousandths, rounded to the nearest (halves
  /// up). Nil if no prayers are recorded.
  package var onTimeShare: Int? {
    let recorded = recorded
    return recorded == 0 ? nil : (prayers.all.reduce(0) { $0 + $1.onTime } * 2_000 + recorded) / (recorded * 2)
  }

  /// Returns the number of prayers that count towards a goal of this kind.
  package func count(of kind: PrayerGoal.Kind) -> Int {
    prayers.all.reduce(0) { $0 + $1.onTime + (kind == .prayed ? $1.late + $1.madeUp : 0) }
  }
}
