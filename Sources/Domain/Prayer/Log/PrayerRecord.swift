package import KernelDomain

/// Everything that the user has recorded about prayers, in its current state.
package struct PrayerRecord: Hashable, Sendable {
  package var log = PrayerLog()
  package var periods = PrayerPeriods()
  /// The excuses, in chronological order. They do not overlap.
  package private(set) var excuses: [Excuse] = []
  /// For each of the five prayers, the user's estimate of how many the user owes in addition to those recorded as
  /// missed.
  package private(set) var estimate = PrayerValues(0)
  /// The rules for reminders, in the order in which they were first set.
  package private(set) var reminders: [ReminderRule] = []
  /// The reminders sent in the last 30 days, in the order in which they were sent (see `SentReminder.kept`).
  package private(set) var sent: [SentReminder] = []
  /// The journeys, in chronological order. They do not overlap.
  package private(set) var journeys: [Journey] = []
  /// The excuses for a journey or illness, stored by an earlier version, that the user has decided to keep. Each is
  /// identified by its first prayer.
  package private(set) var settled: Set<PrayerOfDay> = []
  package private(set) var extras: [ExtraOfDay: ExtraEntry] = [:]
  /// The user's estimate of how many Witr prayers are owed in addition to those recorded as missed.
  package private(set) var witrEstimate = 0
  package private(set) var fasts: [CivilDay: FastEntry] = [:]
  /// The user's estimate of how many fasts are owed in addition to the recorded ones.
  package private(set) var fastEstimate = 0
  /// The first days that the user set for months of the Hijri calendar.
  package private(set) var hijriMonths: [HijriMonth: CivilDay] = [:]
  /// What is known of the years before this record begins; nil if the record is whole.
  package var earlier: EarlierPrayers?
  /// The earliest time at which one of the reminders in `sent` was due; nil if `sent` is empty. As long as it is less
  /// than 30 days ago, no reminder needs to be removed from `sent`.
  private var firstDue: Timestamp?

  package init() {}

  package mutating func apply(_ edit: PrayerEdit) {
    switch edit {
    case .log(let prayer, let entry): log[prayer] = entry
    case .clear(let prayer): log[prayer] = nil
    case .putPeriod(let period): periods.put(period)
    case .removePeriod(let from): periods.remove(from: from)
    case .putExcuse(let excuse):
      excuses.removeAll { $0.from == excuse.from }
      excuses.insert(excuse, at: excuses.firstIndex { $0.from > excuse.from } ?? excuses.count)
    case .removeExcuse(let from): excuses.removeAll { $0.from == from }
    case .setEstimate(let prayer, let count): estimate[prayer] = count
    case .putReminder(let rule):
      if let place = reminders.firstIndex(where: { $0.id == rule.id }) {
        reminders[place] = rule
      } else {
        reminders.append(rule)
      }
    case .removeReminder(let id): reminders.removeAll { $0.id == id }
    case .putJourney(let journey):
      journeys.removeAll { $0.from == journey.from }
      journeys.insert(journey, at: journeys.firstIndex { $0.from > journey.from } ?? journeys.count)
    case .removeJourney(let from): journeys.removeAll { $0.from == from }
    case .settle(let excuse): settled.insert(excuse)
    case .logExtra(let extra, let entry): extras[extra] = entry
    case .setWitrEstimate(let count): witrEstimate = count
    case .logFast(let day, let entry): fasts[day] = entry
    case .setFastEstimate(let count): fastEstimate = count
    case .putHijriMonth(let month, let day): hijriMonths[month] = day
    case .sent(let reminder):
      if let firstDue, firstDue + SentReminder.kept < reminder.dueAt {
        sent.removeAll { $0.dueAt + SentReminder.kept < reminder.dueAt }
        self.firstDue = sent.map(\.dueAt).min()
      }
      sent.append(reminder)
      firstDue = min(firstDue ?? reminder.dueAt, reminder.dueAt)
    }
  }

  mutating func keepExtras(where isKept: (ExtraOfDay) -> Bool) {
    extras = extras.filter { isKept($0.key) }
  }

  /// Replaces everything except the log of the five daily prayers with the content of the record `other`.
  mutating func takeAllButLog(of other: PrayerRecord) {
    let log = log
    self = other
    self.log = log
  }
}

/// A change of one part of the record, as the journal stores it.
package enum PrayerEdit: Hashable, Sendable {
  case log(PrayerOfDay, PrayerEntry)
  case clear(PrayerOfDay)
  /// Adds a period (a stay at a place), replacing any period that begins in the same minute.
  case putPeriod(PrayerPeriod)
  case removePeriod(from: Timestamp?)
  /// Adds an excuse, replacing any excuse that begins with the same prayer.
  case putExcuse(Excuse)
  case removeExcuse(from: PrayerOfDay)
  case setEstimate(Prayer, Int)
  /// Adds a rule for reminders, replacing any rule that has the same id.
  case putReminder(ReminderRule)
  case removeReminder(id: String)
  /// Adds a journey, replacing any journey that begins on the same day.
  case putJourney(Journey)
  case removeJourney(from: CivilDay)
  /// Records that the user keeps an excuse for a journey or illness that an earlier version stored. The excuse is
  /// identified by its first prayer.
  case settle(PrayerOfDay)
  /// Sets the user's record of a prayer other than the five daily ones; nil removes the record.
  case logExtra(ExtraOfDay, ExtraEntry?)
  case setWitrEstimate(Int)
  /// Sets the user's record of the fast on a day; nil removes the record.
  case logFast(CivilDay, FastEntry?)
  case setFastEstimate(Int)
  /// Sets the first day of a month of the Hijri calendar; nil restores the calendar's own first day.
  case putHijriMonth(HijriMonth, begins: CivilDay?)
  /// Records that a reminder was sent. It does not appear in the list of changes, since the user did not make this
  /// change.
  case sent(SentReminder)

  /// The prayer whose entry this edit sets or clears; nil if the edit does not concern such an entry.
  var logged: PrayerOfDay? {
    switch self {
    case .log(let prayer, _), .clear(let prayer): prayer
    case .putPeriod, .removePeriod, .putExcuse, .removeExcuse, .setEstimate, .putReminder, .removeReminder, .sent,
      .putJourney, .removeJourney, .settle, .logExtra, .setWitrEstimate, .logFast, .setFastEstimate, .putHijriMonth:
      nil
    }
  }
}
