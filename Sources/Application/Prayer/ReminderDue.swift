package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// The details of the event that is sent when a reminder is due.
package struct ReminderDue: Codable, Hashable, Sendable {
  /// The id of the rule that caused the reminder.
  package var reminder: String
  package var when: ReminderRule.When
  package var minutes: Int
  package var prayer: Prayer
  package var day: CivilDay
  package var dueAt: ZonedInstant
  package var begin: ZonedInstant
  /// The place in whose local time `begin` is given; nil if it is the user's current place.
  package var place: PlaceName?
  package var end: ZonedInstant
  /// The place in whose local time `end` is given; nil if it is the user's current place.
  package var endPlace: PlaceName?
  package var late: Bool

  package init(_ reminder: PrayerReminder, isLate: Bool, in snapshot: PrayerSnapshot) {
    let ahead = ReminderAhead(reminder, snapshot)
    self.reminder = ahead.reminder
    when = ahead.when
    minutes = ahead.minutes
    prayer = ahead.prayer
    day = ahead.day
    dueAt = ahead.dueAt
    begin = ahead.begin
    place = ahead.place
    end = ahead.end
    endPlace = ahead.endPlace
    late = isLate
  }

  package static var descriptions: [EventDescription] {
    [
      EventDescription(
        PrayerEvents.reminderDue,
        Schema(
          "PrayerReminderDue", "A reminder that is due.",
          ReminderAhead.members + [.init("late", .flag, "Whether the reminder comes more than a minute late.")]),
        "A reminder of a prayer is due; the event is sent once for each reminder.")
    ]
  }
}
