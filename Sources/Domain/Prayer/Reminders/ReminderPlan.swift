package import KernelDomain

/// Determines when reminders are due. There are no reminders if the user has not set a place. There are also none for
/// prayers that are already recorded, are excused, or do not exist on their day.
package struct ReminderPlan: Sendable {
  private let states: PrayerStates
  private let rules: [ReminderRule]
  private let quiet: QuietHours?
  /// The rule that determines which days are in Ramadan; nil if there are no reminders of imsak and iftar.
  private let fasts: FastRule?
  /// The number of minutes from imsak to Fajr.
  private let imsak: Int
  /// When Jumu'ah begins on Fridays, in minutes after midnight; nil if it begins with Dhuhr.
  private let jumuahAt: Int?

  package init(
    _ states: PrayerStates, _ rules: [ReminderRule], quiet: QuietHours?, fasts: FastRule? = nil, imsak: Int = 0,
    jumuahAt: Int? = nil
  ) {
    self.states = states
    self.rules = rules
    self.quiet = quiet
    self.fasts = fasts
    self.imsak = imsak
    self.jumuahAt = jumuahAt
  }

  /// Returns the reminders due at or after `start` and before `end`, in the order in which they are due.
  package func reminders(from start: Timestamp, until end: Timestamp) -> [PrayerReminder] {
    guard let schedule = states.schedule, !rules.isEmpty, start < end else { return [] }
    // A window may also begin before its calendar day.
    let first = CivilDay(daysSinceEpoch: schedule.clock(at: start).day.daysSinceEpoch - PrayerWindow.mostDays)
    let last = CivilDay(daysSinceEpoch: schedule.clock(at: end).day.daysSinceEpoch + 2)
    var found: [PrayerReminder] = []
    for day in schedule.days(first...last) {
      for prayer in Prayer.allCases {
        guard let real = day[prayer], isOpen(PrayerOfDay(prayer, of: day.day), real) else { continue }
        let window = prayer == .dhuhr && day.day.isFriday ? atJumuah(real, schedule) : real
        for rule in rules where rule.prayers.contains(prayer) {
          if rule.when.prayerOfFast != nil, fasts?.mayBeFasted(day.day) != true { continue }
          guard let due = rule.due(window, imsak: imsak), start <= due, due < end else { continue }
          if quiet?.drop(prayer, at: schedule.clock(at: due).time) ?? false { continue }
          found.append(
            PrayerReminder(
              rule: rule.id, when: rule.when, minutes: rule.minutes, prayer: PrayerOfDay(prayer, of: day.day),
              dueAt: due, window: window))
        }
      }
    }
    // Reminders due at the same time stay in the order of days, prayers and rules.
    return found.enumerated().sorted { ($0.element.dueAt, $0.offset) < ($1.element.dueAt, $1.offset) }.map(\.element)
  }

  /// Returns the window used for reminders of Jumu'ah. It begins at the time that the user set for Jumu'ah. It begins
  /// with Dhuhr's window if the user set no time, or if that time is outside Dhuhr's window.
  private func atJumuah(_ window: PrayerWindow, _ schedule: PrayerSchedule) -> PrayerWindow {
    guard let jumuahAt else { return window }
    let time = schedule.clock(at: window.begin).time
    let begin = window.begin + Int64((jumuahAt - time.hour * 60 - time.minute) * 60_000)
    return window.contains(begin) ? PrayerWindow(begin: begin, end: window.end) : window
  }

  private func isOpen(_ prayer: PrayerOfDay, _ window: PrayerWindow) -> Bool {
    switch states.state(of: prayer, window) {
    case .upcoming, .due, .notRecorded, .assumedMissed: true
    case .recorded, .excused, .undefined: false
    }
  }

  /// Returns when the first reminder after an instant is due; nil if none is due within eight days.
  package func next(after instant: Timestamp) -> Timestamp? {
    for day in 0..<8 {
      let start = instant + (Int64(day) * 86_400_000 + 1)
      if let next = reminders(from: start, until: start + 86_400_000).first { return next.dueAt }
    }
    return nil
  }

  /// Returns the reminders to send now, out of those that became due after `last`. For each prayer, only the most
  /// recent reminder is considered. It is not sent if it, or a later reminder of the same prayer, was already sent. If
  /// it is over a minute late, it is sent only while the prayer's window is open.
  /// - Parameter last: the time up to which all due reminders have been sent or dropped.
  package func toSend(since last: Timestamp, sent: [SentReminder]) -> [PrayerReminder] {
    let now = states.now
    // The window of a reminder that was due earlier is not open any more.
    let start = max(last + 1, now + -Int64(PrayerWindow.mostDays) * 86_400_000)
    var latest: [PrayerOfDay: PrayerReminder] = [:]
    for reminder in reminders(from: start, until: now + 1) { latest[reminder.prayer] = reminder }
    return latest.values
      .filter { reminder in
        let isInTime = !isLate(reminder) && now < reminder.window.end
        return (isInTime || reminder.window.contains(now)) && !sent.contains { $0.precludes(reminder) }
      }
      .sorted { ($0.dueAt, $0.prayer) < ($1.dueAt, $1.prayer) }
  }

  /// Whether more than 60 seconds have passed since the reminder was due.
  package func isLate(_ reminder: PrayerReminder) -> Bool {
    states.now - reminder.dueAt > 60_000
  }
}
