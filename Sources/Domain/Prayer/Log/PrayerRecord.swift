package import KernelDomain

/// The current state of everything recorded about prayers.
package struct PrayerRecord: Hashable, Sendable {
  package var log = PrayerLog()
  package var periods = PrayerPeriods()
  /// Ascending, without overlaps.
  package private(set) var excuses: [Excuse] = []
  /// Prayers to make up besides those recorded as missed.
  package private(set) var estimate = PrayerValues(0)
  /// In the order in which they were set.
  package private(set) var reminders: [ReminderRule] = []
  /// The reminders sent in the last days, in that order (see `SentReminder.kept`).
  package private(set) var sent: [SentReminder] = []
  /// The earliest due time among `sent`. Until that is too long ago, there is nothing to remove.
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

  /// Takes everything but the log from another record.
  mutating func takeAllButLog(of other: PrayerRecord) {
    let log = log
    self = other
    self.log = log
  }
}

/// A journal entry.
package enum PrayerEdit: Hashable, Sendable {
  case log(PrayerOfDay, PrayerEntry)
  case clear(PrayerOfDay)
  /// Replaces a period that begins in that minute.
  case putPeriod(PrayerPeriod)
  case removePeriod(from: Timestamp?)
  /// Replaces an excuse that begins with that prayer.
  case putExcuse(Excuse)
  case removeExcuse(from: PrayerOfDay)
  case setEstimate(Prayer, Int)
  /// Replaces a rule with that id.
  case putReminder(ReminderRule)
  case removeReminder(id: String)
  /// Not a change by the user, so it is not listed among changes.
  case sent(SentReminder)

  /// The prayer whose entry it changes; nil if it changes something else.
  var logged: PrayerOfDay? {
    switch self {
    case .log(let prayer, _), .clear(let prayer): prayer
    case .putPeriod, .removePeriod, .putExcuse, .removeExcuse, .setEstimate, .putReminder, .removeReminder, .sent: nil
    }
  }
}
