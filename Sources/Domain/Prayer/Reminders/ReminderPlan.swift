package import KernelDomain

/// Plans when reminders are due. None are due without a place, and none for prayers that have an entry, are excused or
/// have no time.
package struct ReminderPlan: Sendable {
  private let states: PrayerStates
  private let rules: [ReminderRule]
  private let quiet: QuietHours?

  package init(_ states: PrayerStates, _ rules: [ReminderRule], quiet: QuietHours?) {
    self.states = states
    self.rules = rules
    self.quiet = quiet
  }

  /// The reminders due at or after `start` and before `end`, in order.
  package func reminders(from start: Timestamp, until end: Timestamp) -> [PrayerReminder] {
    guard let schedule = states.schedule, !rules.isEmpty, start < end else { return [] }
    // A window begins at most a day before or after its day, and lasts at most two days even if the sun does not set.
    let first = CivilDay(daysSinceEpoch: schedule.clock(at: start).day.daysSinceEpoch - 3)
    let last = CivilDay(daysSinceEpoch: schedule.clock(at: end).day.daysSinceEpoch + 2)
    var found: [PrayerReminder] = []
    for day in schedule.days(first...last) {
      for prayer in Prayer.allCases {
        guard let window = day[prayer], isOpen(PrayerOfDay(prayer, of: day.day), window) else { continue }
        for rule in rules where rule.prayers.contains(prayer) {
          guard let due = rule.due(window), start <= due, due < end else { continue }
          if quiet?.drop(prayer, at: schedule.clock(at: due).time) ?? false { continue }
          found.append(
            PrayerReminder(rule: rule.id, prayer: PrayerOfDay(prayer, of: day.day), dueAt: due, window: window))
        }
      }
    }
    // Reminders due at the same time stay in the order of days, prayers and rules.
    return found.enumerated().sorted { ($0.element.dueAt, $0.offset) < ($1.element.dueAt, $1.offset) }.map(\.element)
  }

  private func isOpen(_ prayer: PrayerOfDay, _ window: PrayerWindow) -> Bool {
    switch states.state(of: prayer, window) {
    case .upcoming, .due, .notRecorded, .assumedMissed: true
    case .recorded, .excused, .undefined: false
    }
  }

  /// When the next reminder after an instant is due; nil if none is due within eight days.
  package func next(after instant: Timestamp) -> Timestamp? {
    for day in 0..<8 {
      let start = instant + (Int64(day) * 86_400_000 + 1)
      if let next = reminders(from: start, until: start + 86_400_000).first { return next.dueAt }
    }
    return nil
  }

  /// The reminders to send now, of those that fell due after `last`. Only the latest of each prayer is sent, unless it
  /// or a later one of that prayer was sent before. A reminder that is late is sent only while the prayer's window is
  /// open. All others are dropped.
  /// - Parameter last: the time up to which everything due was sent or dropped.
  package func toSend(since last: Timestamp, sent: [SentReminder]) -> [PrayerReminder] {
    let now = states.now
    // Older reminders are not needed: no window lasts longer than three days.
    let start = max(last + 1, now + -3 * 86_400_000)
    var latest: [PrayerOfDay: PrayerReminder] = [:]
    for reminder in reminders(from: start, until: now + 1) { latest[reminder.prayer] = reminder }
    return latest.values
      .filter { reminder in
        let isInTime = !isLate(reminder) && now < reminder.window.end
        return (isInTime || reminder.window.contains(now)) && !sent.contains { $0.precludes(reminder) }
      }
      .sorted { ($0.dueAt, $0.prayer) < ($1.dueAt, $1.prayer) }
  }

  /// Whether the reminder is more than 60 seconds late.
  package func isLate(_ reminder: PrayerReminder) -> Bool {
    states.now - reminder.dueAt > 60_000
  }
}
