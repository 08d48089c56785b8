package import KernelDomain

/// A rule that determines when the user is reminded of which prayers.
package struct ReminderRule: Hashable, Sendable {
  package let id: String
  /// The prayers that the rule reminds of, in the order of the day.
  package let prayers: [Prayer]
  package let when: When
  package let minutes: Int
  /// When the rule was set; no reminder that fell due earlier is sent. Nil if unknown.
  package let since: Timestamp?

  package enum When: String, CaseIterable, Hashable, Sendable, Codable {
    /// Reminds `minutes` before a prayer begins.
    case before
    /// Reminds when the prayer begins.
    case at
    /// Reminds `minutes` after the prayer began, if its window is still open then.
    case after
    /// Reminds `minutes` before the prayer's window ends, if the prayer has begun by then.
    case beforeEnd = "before-end"
  }

  package static let minutes = 0...120
  /// The most rules that the user can set.
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

  /// When the rule reminds of a prayer; nil if a time of `after` or `beforeEnd` is outside the prayer's window, or if
  /// the rule was set later.
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

/// The times of day between which the user does not want reminders.
package struct QuietHours: Hashable, Sendable {
  /// The beginning, in minutes of the day, 0...1439.
  package let from: Int
  /// The end, in minutes of the day, 0...1439; less than `from` if the quiet hours continue after midnight.
  package let to: Int
  /// The prayers whose reminders are sent even in quiet hours.
  package let allowed: Set<Prayer>

  package static let minutes = 0...1_439

  package init(from: Int, to: Int, allowed: Set<Prayer> = []) throws(PrayerInputError) {
    self.from = try PrayerInputError.checked(from, .quiet, QuietHours.minutes)
    self.to = try PrayerInputError.checked(to, .quiet, QuietHours.minutes)
    self.allowed = allowed
  }

  /// Whether a reminder of the prayer is suppressed at a time of day.
  func drop(_ prayer: Prayer, at time: CivilTime) -> Bool {
    let minute = time.hour * 60 + time.minute
    let isQuiet = from <= to ? from <= minute && minute < to : minute >= from || minute < to
    return isQuiet && !allowed.contains(prayer)
  }
}

/// A reminder of a prayer, due by one of the rules.
package struct PrayerReminder: Hashable, Sendable {
  /// The id of the rule that makes the reminder due.
  package let rule: String
  package let prayer: PrayerOfDay
  package let dueAt: Timestamp
  package let window: PrayerWindow
}

/// What is stored about a reminder that was sent, so that it is never sent again.
package struct SentReminder: Hashable, Sendable {
  package let rule: String
  package let prayer: PrayerOfDay
  package let dueAt: Timestamp

  /// How long a sent reminder is stored: 30 days, in milliseconds. If the clock is set forward by three days, what is
  /// due then is sent; once it is set back, the same times come again. A user who tries to find the right time may do
  /// that repeatedly, within days.
  package static let kept: Int64 = 30 * 86_400_000

  package init(rule: String, prayer: PrayerOfDay, dueAt: Timestamp) {
    self.rule = rule
    self.prayer = prayer
    self.dueAt = dueAt
  }

  package init(_ reminder: PrayerReminder) {
    self.init(rule: reminder.rule, prayer: reminder.prayer, dueAt: reminder.dueAt)
  }

  /// Whether another reminder need not be sent any more: it is the same one, even if its due time changed, or this one
  /// was for the same prayer and due at the same time or later.
  func precludes(_ reminder: PrayerReminder) -> Bool {
    prayer == reminder.prayer && (rule == reminder.rule || dueAt >= reminder.dueAt)
  }
}
