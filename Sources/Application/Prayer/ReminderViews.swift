package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// The rule for a reminder: the prayers for which it is given, and when it is due.
package struct ReminderView: Codable, Hashable, Sendable {
  package var id: String
  package var prayers: [Prayer]
  package var when: ReminderRule.When
  package var minutes: Int

  package static let schema = Schema(
    "Reminder", "A reminder: the prayers of which it reminds the user, and when it comes.",
    [
      .init("id", .text, "The name of the reminder.", examples: [#""before-10""#]),
      .init("prayers", .list(Prayer.schema), "The prayers of which the user is reminded."),
      .init("when", ReminderRule.When.schema, "The event from which `minutes` counts, and the direction."),
      .init(
        "minutes", Schema(.integer(ReminderRule.minutes)), "The minutes before or after the event.",
        unit: .of("minutes")),
    ])

  package init(_ rule: ReminderRule) {
    id = rule.id
    prayers = rule.prayers
    when = rule.when
    minutes = rule.minutes
  }
}

/// A reminder that will be due at a certain time.
package struct ReminderAhead: Codable, Hashable, Sendable {
  /// The id of the rule that causes the reminder.
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

  package static let schema = Schema("ReminderAhead", "A reminder that will come.", members)

  init(_ reminder: PrayerReminder, _ snapshot: PrayerSnapshot) {
    let (zoned, window) = (snapshot.zoned, reminder.window)
    self.reminder = reminder.rule
    when = reminder.when
    minutes = reminder.minutes
    prayer = reminder.prayer.prayer
    day = reminder.prayer.day
    dueAt = zoned(reminder.dueAt)
    begin = zoned(window.begin)
    place = snapshot.otherPlace(at: window.begin)
    end = zoned(window.end)
    endPlace = snapshot.otherPlace(at: window.end)
  }
}

extension ReminderRule.When {
  package static let schema = Schema(
    "ReminderTime", "When a reminder comes, relative to a prayer.", ReminderRule.When.allCases
  ) { when in
    switch when {
    case .before: "`minutes` before the prayer begins"
    case .at: "when the prayer begins"
    case .after: "`minutes` after the prayer begins, if it can still be prayed in time"
    case .beforeEnd: "`minutes` before the time of the prayer ends"
    case .imsak: "`minutes` before imsak, on days of Ramadan"
    case .iftar: "`minutes` before the fast ends at Maghrib, on days of Ramadan"
    }
  }
}

extension ReminderAhead {
  static var members: [Schema.Member] {
    [
      .init("reminder", .text, "The name of the reminder."),
      .init("when", ReminderRule.When.schema, "The event from which `minutes` counts, and the direction."),
      .init(
        "minutes", Schema(.integer(ReminderRule.minutes)), "The minutes before or after the event.",
        unit: .of("minutes")),
      .init("prayer", Prayer.schema, "The prayer."),
      .init("day", CivilDay.schema, "The day of the prayer."),
      .init("dueAt", ZonedInstant.schema, "The time at which the reminder comes."),
      .init("begin", ZonedInstant.schema, "The time at which the prayer begins."),
      .optional(
        "place", PlaceName.schema,
        "The place by whose clock `begin` is given; left out if it is the user's current place."),
      .init("end", ZonedInstant.schema, "The time until which the prayer can be prayed in time."),
      .optional(
        "endPlace", PlaceName.schema,
        "The place by whose clock `end` is given; left out if it is the user's current place."),
    ]
  }
}
