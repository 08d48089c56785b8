package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// A reminder that fell due, as those who follow the book are told.
package struct ReminderDue: Codable, Hashable, Sendable {
  /// The rule's id.
  package var reminder: String
  package var prayer: Prayer
  package var day: CivilDay
  package var dueAt: ZonedInstant
  package var begin: ZonedInstant
  package var end: ZonedInstant
  package var late: Bool

  package init(_ reminder: PrayerReminder, isLate: Bool, zoned: (Timestamp) -> ZonedInstant) {
    let ahead = ReminderAhead(reminder, zoned: zoned)
    self.reminder = ahead.reminder
    prayer = ahead.prayer
    day = ahead.day
    dueAt = ahead.dueAt
    begin = ahead.begin
    end = ahead.end
    late = isLate
  }

  package static var descriptions: [EventDescription] {
    [
      EventDescription(
        PrayerEvents.reminderDue,
        Schema(
          "PrayerReminderDue", "A reminder that fell due.",
          ReminderAhead.members + [.init("late", .flag, "It comes more than a minute after it was due.")]),
        "A reminder of a prayer fell due; each comes once.")
    ]
  }
}
