package import KernelDomain

/// When she wants to be reminded of prayers.
package struct ReminderRule: Hashable, Sendable {
  package let id: String
  /// In the order of the day.
  package let prayers: [Prayer]
  package let when: When
  package let minutes: Int
  /// When it was set: it reminds of nothing that fell due before. Nil where that is not known.
  package let since: Timestamp?

  package enum When: String, CaseIterable, Hashable, Sendable, Codable {
    /// Minutes before a prayer begins.
    case before
    /// When it begins.
    case at
    /// Minutes after it began, while it can still be prayed in time.
    case after
    /// Minutes before that ends, if it has begun then.
    case beforeEnd = "before-end"
  }

  package static let minutes = 0...120
  /// How many rules there may be.
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

  /// When it reminds of a prayer; nil where that would be outside the prayer's time, or before the rule was set.
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

/// When she is not to be reminded.
package struct QuietHours: Hashable, Sendable {
  /// Minutes of the day, 0...1439.
  package let from: Int
  /// Likewise; before `from` where the hours go on after midnight.
  package let to: Int
  /// Prayers of which she is reminded all the same.
  package let allowed: Set<Prayer>

  package static let minutes = 0...1_439

  package init(from: Int, to: Int, allowed: Set<Prayer> = []) throws(PrayerInputError) {
    self.from = try PrayerInputError.checked(from, .quiet, QuietHours.minutes)
    self.to = try PrayerInputError.checked(to, .quiet, QuietHours.minutes)
    self.allowed = allowed
  }

  /// Whether they drop a reminder of a prayer.
  func drop(_ prayer: Prayer, at time: CivilTime) -> Bool {
    let minute = time.hour * 60 + time.minute
    let isQuiet = from <= to ? from <= minute && minute < to : minute >= from || minute < to
    return isQuiet && !allowed.contains(prayer)
  }
}

/// A reminder of a prayer, by one of her rules.
package struct PrayerReminder: Hashable, Sendable {
  /// The rule's id.
  package let rule: String
  package let prayer: PrayerOfDay
  package let dueAt: Timestamp
  package let window: PrayerWindow
}

/// What is known of a reminder that was sent, so that it is never sent again.
package struct SentReminder: Hashable, Sendable {
  package let rule: String
  package let prayer: PrayerOfDay
  package let dueAt: Timestamp

  /// Milliseconds: 30 days. A clock that is set forth by three days sends what is due then, and set back comes again to
  /// what it sent before: several times in a row within days, where somebody looks for the right time.
  package static let kept: Int64 = 30 * 86_400_000

  package init(rule: String, prayer: PrayerOfDay, dueAt: Timestamp) {
    self.rule = rule
    self.prayer = prayer
    self.dueAt = dueAt
  }

  package init(_ reminder: PrayerReminder) {
    self.init(rule: reminder.rule, prayer: reminder.prayer, dueAt: reminder.dueAt)
  }

  /// Whether the other one is not to be sent any more: it is the same, whenever that was due then, or was due before this
  /// one of the same prayer.
  func precludes(_ reminder: PrayerReminder) -> Bool {
    prayer == reminder.prayer && (rule == reminder.rule || dueAt >= reminder.dueAt)
  }
}
