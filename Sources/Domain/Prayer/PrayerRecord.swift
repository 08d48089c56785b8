package import KernelDomain

/// All that she told of her prayers, as it stands.
package struct PrayerRecord: Hashable, Sendable {
  package var log = PrayerLog()
  package var periods = PrayerPeriods()
  /// Ascending; none overlap.
  package private(set) var excuses: [Excuse] = []
  /// Prayers to make up beside those recorded as missed.
  package private(set) var estimate = PrayerValues(0)
  /// In the order set.
  package private(set) var reminders: [ReminderRule] = []
  /// Of the last days, in the order sent (`SentReminder.kept`).
  package private(set) var sent: [SentReminder] = []
  /// When the first of those was due: until that is too long ago none is looked for that is.
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
    case .sent(let reminder):
      if let firstDue, firstDue + SentReminder.kept < reminder.dueAt {
        sent.removeAll { $0.dueAt + SentReminder.kept < reminder.dueAt }
        self.firstDue = sent.map(\.dueAt).min()
      }
      sent.append(reminder)
      firstDue = min(firstDue ?? reminder.dueAt, reminder.dueAt)
    }
  }

  /// Takes from another record what is no log.
  mutating func takeAllButLog(of other: PrayerRecord) {
    let log = log
    self = other
    self.log = log
  }
}

/// What an entry of the journal says.
package enum PrayerEdit: Hashable, Sendable {
  case log(PrayerOfDay, PrayerEntry)
  case clear(PrayerOfDay)
  /// In place of one from the same minute.
  case putPeriod(PrayerPeriod)
  case removePeriod(from: Timestamp?)
  /// In place of one from the same prayer.
  case putExcuse(Excuse)
  case removeExcuse(from: PrayerOfDay)
  case setEstimate(Prayer, Int)
  /// In place of one of the same id.
  case putReminder(ReminderRule)
  case removeReminder(id: String)
  /// No change of hers: no list shows it.
  case sent(SentReminder)

  /// The prayer whose entry it changes; nil where it changes something else.
  var logged: PrayerOfDay? {
    switch self {
    case .log(let prayer, _), .clear(let prayer): prayer
    case .putPeriod, .removePeriod, .putExcuse, .removeExcuse, .setEstimate, .putReminder, .removeReminder, .sent: nil
    }
  }
}
