package import KernelDomain

/// A rule that says when to remind the user of which prayers.
package struct ReminderRule: Hashable, Sendable {
  package let id: String
  /// In the order of the day.
  package let prayers: [Prayer]
  package let when: When
  package let minutes: Int
  /// When the rule was set: nothing that fell due before is sent. Nil if unknown.
  package let since: Timestamp?

  package enum When: String, CaseIterable, Hashable, Sendable, Codable {
    /// That many minutes before a prayer begins.
    case before
    /// When it begins.
    case at
    /// That many minutes after it began, while its window is open.
    case after
    /// That many minutes before its window ends, if it has begun by then.
    case beforeEnd = "before-end"
  }

  package static let minutes = 0...120
  /// The most rules that there may be.
  package static let most = 20

  package init(
    id: String, prayers: some Sequence<Prayer>, when: When, minutes: Int = 0, since: Timestamp? = nil
  ) throws(PrayerInputError) {
    self.id = id
    self.since = since
    self.prayers = Set(prayers).sorted()
    self.when = when
    self.minutes = try PrayerInputError.checked(minutes, .minutes, when == .at ? 0...0 : ReminderRule.minutes)
    if self.prayers.isEmpty { throw .prayersMissing }
  }

  /// When it reminds of a prayer; nil if that is outside the prayer's window, or before the rule was set.
  func due(_ window: PrayerWindow) -> Timestamp? {
    instant(window).flatMap { due in since.map { $0 <= due } ?? true ? due : nil }
  }

  private func instant(_ window: PrayerWindow) -> Timestamp? {
    let span = Int64(minutes) * 60_000
    switch when {
    case .before: return window.begin + -span
    case .at: return window.begin
    case .after:
      let due = window.begin + span
      return due < window.end ? due : nil
    case .beforeEnd:
      let due = window.end + -span
      return due >= window.begin ? due : nil
    }
  }
}

/// The time of day in which the user does not want reminders.
package struct QuietHours: Hashable, Sendable {
  /// In minutes of the day, 0...1439.
  package let from: Int
  /// In minutes of the day, 0...1439; less than `from` if the quiet hours continue after midnight.
  package let to: Int
  /// Prayers whose reminders are sent all the same.
  package let allowed: Set<Prayer>

  package static let minutes = 0...1_439

  package init(from: Int, to: Int, allowed: Set<Prayer> = []) throws(PrayerInputError) {
    self.from = try PrayerInputError.checked(from, .quiet, QuietHours.minutes)
    self.to = try PrayerInputError.checked(to, .quiet, QuietHours.minutes)
    self.allowed = allowed
  }

  /// Whether a reminder of the prayer is suppressed.
  func drop(_ prayer: Prayer, at time: CivilTime) -> Bool {
    let minute = time.hour * 60 + time.minute
    let isQuiet = from <= to ? from <= minute && minute < to : minute >= from || minute < to
    return isQuiet && !allowed.contains(prayer)
  }
}

/// A reminder of a prayer, from one of the rules.
package struct PrayerReminder: Hashable, Sendable {
  /// The id of the rule.
  package let rule: String
  package let prayer: PrayerOfDay
  package let dueAt: Timestamp
  package let window: PrayerWindow
}

/// What is stored of a reminder that was sent, so that it is never sent again.
package struct SentReminder: Hashable, Sendable {
  package let rule: String
  package let prayer: PrayerOfDay
  package let dueAt: Timestamp

  /// How long it is stored: 30 days, in milliseconds. A clock set forward by three days sends what is due then, and
  /// once set back comes to those times again. Somebody who tries to find the right time may do that repeatedly, within
  /// days.
  package static let kept: Int64 = 30 * 86_400_000

  package init(rule: String, prayer: PrayerOfDay, dueAt: Timestamp) {
    self.rule = rule
    self.prayer = prayer
    self.dueAt = dueAt
  }

  package init(_ reminder: PrayerReminder) {
    self.init(rule: reminder.rule, prayer: reminder.prayer, dueAt: reminder.dueAt)
  }

  /// Whether another reminder need not be sent any more: it is this one, even if the due time changed, or it was due
  /// earlier for that prayer.
  func precludes(_ reminder: PrayerReminder) -> Bool {
    prayer == reminder.prayer && (rule == reminder.rule || dueAt >= reminder.dueAt)
  }
}
