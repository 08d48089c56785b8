package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// When she is reminded of which prayers.
package struct ReminderView: Codable, Hashable, Sendable {
  package var id: String
  package var prayers: [Prayer]
  package var when: ReminderRule.When
  package var minutes: Int

  package static let schema = Schema(
    "Reminder", "When she is reminded of which prayers.",
    [
      .init("id", .text, "Its name.", examples: [#""before-10""#]),
      .init("prayers", .list(Prayer.schema), "Of which it reminds."),
      .init("when", ReminderRule.When.schema, "When it reminds."),
      .init("minutes", Schema(.integer(ReminderRule.minutes)), "Before or after that.", unit: .of("minutes")),
    ])

  package init(_ rule: ReminderRule) {
    id = rule.id
    prayers = rule.prayers
    when = rule.when
    minutes = rule.minutes
  }
}

/// A reminder that is to come.
package struct ReminderAhead: Codable, Hashable, Sendable {
  /// The rule's id.
  package var reminder: String
  package var prayer: Prayer
  package var day: CivilDay
  package var dueAt: ZonedInstant
  package var begin: ZonedInstant
  package var end: ZonedInstant

  package static let schema = Schema("ReminderAhead", "A reminder that is to come.", members)

  package init(_ reminder: PrayerReminder, zoned: (Timestamp) -> ZonedInstant) {
    self.reminder = reminder.rule
    prayer = reminder.prayer.prayer
    day = reminder.prayer.day
    dueAt = zoned(reminder.dueAt)
    begin = zoned(reminder.window.begin)
    end = zoned(reminder.window.end)
  }
}

extension ReminderRule.When {
  package static let schema = Schema("ReminderTime", "When a reminder comes.", ReminderRule.When.allCases) { when in
    switch when {
    case .before: "minutes before a prayer begins"
    case .at: "when it begins"
    case .after: "minutes after that, while it can be prayed in time"
    case .beforeEnd: "minutes before that ends"
    }
  }
}

extension ReminderAhead {
  static var members: [Schema.Member] {
    [
      .init("reminder", .text, "The reminder's name."), .init("prayer", Prayer.schema, "The prayer."),
      .init("day", CivilDay.schema, "Of which day."), .init("dueAt", ZonedInstant.schema, "When it reminds."),
      .init("begin", ZonedInstant.schema, "When the prayer begins."),
      .init("end", ZonedInstant.schema, "When it can no longer be prayed in time."),
    ]
  }
}
