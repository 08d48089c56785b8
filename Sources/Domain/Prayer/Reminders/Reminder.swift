package import KernelDomain

/// A rule for reminders. It states for which prayers the user is reminded, and when.
package struct ReminderRule: Hashable, Sendable {
  package let id: String
  /// The prayers for which the user is reminded, in chronological order within a day.
  package let prayers: [Prayer]
  package let when: When
  package let minutes: Int
  /// When the user set the rule; nil if this is unknown. Reminders that are due before this time are not sent.
  package let since: Timestamp?

  package enum When: String, CaseIterable, Hashable, Sendable, Codable {
    /// Reminds the user `minutes` before the prayer begins.
    case before
    /// Reminds the user when the prayer begins.
    case at
    /// Reminds the user `minutes` after the prayer begins, unless the prayer's window has ended by then.
    case after
    /// Reminds the user `minutes` before the prayer's window ends, unless the prayer has not begun by then.
    case beforeEnd = "before-end"
    /// On days of Ramadan, reminds the user `minutes` before imsak, which is before or at Fajr.
    case imsak
    /// On days of Ramadan, reminds the user `minutes` before Maghrib, at which the fast ends.
    case iftar

    /// The prayer that determines the time of imsak (Fajr) or iftar (Maghrib); nil if the reminder is not about
    /// fasting.
    var prayerOfFast: Prayer? {
      switch self {
      case .imsak: .fajr
      case .iftar: .maghrib
      case .before, .at, .after, .beforeEnd: nil
      }
    }
  }

  package static let minutes = 0...120
  /// The maximum number of rules that the user can set.
  package static let most = 20

  package init(
    id: String, prayers: [Prayer], when: When, minutes: Int = 0, since: Timestamp? = nil
  ) throws(PrayerInputError) {
    self.id = id
    self.since = since
    self.prayers = when.prayerOfFast.map { [$0] } ?? Set(prayers).sorted()
    self.when = when
    self.minutes = try PrayerInputError.checked(minutes, .minutes, when == .at ? 0...0 : ReminderRule.minutes)
    if self.prayers.isEmpty { throw .prayersMissing }
  }

  /// Returns when this rule's reminder is due for a prayer with this window. Nil if that is before the rule was set or,
  /// for `after` and `beforeEnd`, outside the window.
  /// - Parameter imsak: the number of minutes from imsak to Fajr.
  func due(_ window: PrayerWindow, imsak: Int = 0) -> Timestamp? {
    instant(window, imsak).flatMap { due in since.map { $0 <= due } ?? true ? due : nil }
  }

  private func instant(_ window: PrayerWindow, _ imsak: Int) -> Timestamp? {
    let span = Int64(minutes) * 60_000
    switch when {
    case .before, .iftar: return window.begin + -span
    case .imsak: return window.begin + -(span + Int64(imsak) * 60_000)
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

/// The time of day during which the user does not want reminders, such as 22:00 to 6:00.
package struct QuietHours: Hashable, Sendable {
  /// The beginning of the quiet hours, in minutes after midnight, 0...1439.
  package let from: Int
  /// The end of the quiet hours, in minutes after midnight, 0...1439. It is less than `from` if they continue past
  /// midnight.
  package let to: Int
  /// The prayers whose reminders are sent even in quiet hours.
  package let allowed: Set<Prayer>

  package static let minutes = 0...1_439

  package init(from: Int, to: Int, allowed: Set<Prayer> = []) throws(PrayerInputError) {
    self.from = try PrayerInputError.checked(from, .quiet, QuietHours.minutes)
    self.to = try PrayerInputError.checked(to, .quiet, QuietHours.minutes)
    self.allowed = allowed
  }

  /// Whether the quiet hours suppress a reminder of this prayer at this time of day.
  func drop(_ prayer: Prayer, at time: CivilTime) -> Bool {
    let minute = time.hour * 60 + time.minute
    let isQuiet = from <= to ? from <= minute && minute < to : minute >= from || minute < to
    return isQuiet && !allowed.contains(prayer)
  }
}

/// A reminder of one prayer, and when to send it.
package struct PrayerReminder: Hashable, Sendable {
  /// The id of the rule by which this reminder is sent.
  package let rule: String
  package let when: ReminderRule.When
  /// The number of minutes that the rule states.
  package let minutes: Int
  package let prayer: PrayerOfDay
  package let dueAt: Timestamp
  package let window: PrayerWindow
}

/// The data that is kept about a sent reminder, so that it is not sent again.
package struct SentReminder: Hashable, Sendable {
  package let rule: String
  package let prayer: PrayerOfDay
  package let dueAt: Timestamp

  /// How long sent reminders are stored: 30 days, in milliseconds. This prevents repeated reminders when the clock is
  /// wrong: if it is set forward by days and then back, reminders that were already sent become due again.
  package static let kept: Int64 = 30 * 86_400_000

  package init(rule: String, prayer: PrayerOfDay, dueAt: Timestamp) {
    self.rule = rule
    self.prayer = prayer
    self.dueAt = dueAt
  }

  package init(_ reminder: PrayerReminder) {
    self.init(rule: reminder.rule, prayer: reminder.prayer, dueAt: reminder.dueAt)
  }

  /// Whether `reminder` must not be sent, because this reminder was sent before. True if both are for the same prayer,
  /// and either both follow the same rule (even if the due time changed), or this one was due at the same time or
  /// later.
  func precludes(_ reminder: PrayerReminder) -> Bool {
    prayer == reminder.prayer && (rule == reminder.rule || dueAt >= reminder.dueAt)
  }
}
