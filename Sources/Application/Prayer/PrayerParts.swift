package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// Describes how one change to the book affects the prayer records. The description contains neither coordinates nor
/// the reasons for excuses.
package struct PrayerChangePart: Codable, Hashable, Sendable {
  package var items: [Item]

  static let schema = Schema(
    "PrayerChange", "The part of a change that concerns prayers.",
    [
      .init(
        "items", .list(.anything),
        """
        The things that were changed, in order: one object per thing, whose only member is named after the kind of \
        thing.
        """,
        examples: [#"[{"debt":{"prayer":"fajr","count":7}}]"#])
    ])

  package enum Item: Codable, Hashable, Sendable {
    /// A prayer was recorded, or its entry was removed.
    /// - status: the recorded status; nil if the entry was removed.
    case logged(prayer: Prayer, day: CivilDay, status: PrayerStatus?)
    /// Several prayers were recorded at once: `count` prayers between two days.
    case range(count: Int, first: CivilDay, last: CivilDay, status: PrayerStatus?)
    /// The user's place changed.
    /// - name: the place's name, or the time zone's name if the place has none.
    case place(name: String)
    case placeRemoved
    case calculation(method: String)
    /// An excuse (a period during which the user does not pray) was recorded.
    /// - until: the first prayer after the excuse; nil if the excuse has no end yet.
    case excused(from: PrayerName, until: PrayerName?)
    case excuseRemoved(from: PrayerName)
    /// The number of prayers that the user owes changed; `count` is how many prayers of this kind the user still has
    /// to make up.
    case debt(prayer: OwedPrayer, count: Int)
    case reminder(id: String)
    case reminderRemoved(id: String)
    case journey(from: CivilDay, until: CivilDay?)
    case journeyRemoved(from: CivilDay)
    /// A prayer beyond the five daily ones was recorded, or its record was removed.
    /// - status: whether Witr was missed or made up; nil if the prayer was prayed, or if its record was removed.
    case extra(Extra, day: CivilDay, isCleared: Bool, status: ExtraEntry.Status? = nil)
    /// A fast was recorded, or its record was removed.
    /// - status: the recorded status; nil if the record was removed.
    case fast(day: CivilDay, status: FastStatus?)
    case fastsOwed(count: Int)
    /// The user set the first day of a month such as `1448-09`, or reset it.
    /// - begins: the first day; nil if it was reset to the one that the calendar's rules give.
    case hijriMonth(String, begins: CivilDay?)
  }

  package init(_ items: [Item]) { self.items = items }
}

extension PrayerChangePart: Announcing {
  package func events(changed: Bool) -> [BookEvent] { PrayerEvents.preferences(.undone, changed: changed) }
}

/// How many records about prayers a backup contains. After an import, how many of them the book took from the backup.
package struct PrayerBackupPart: Codable, Hashable, Sendable {
  /// The number of recorded prayers.
  package var entries: Int
  package var places: Int
  package var excuses: Int
  package var reminders: Int

  static var schema: Schema {
    func count(_ name: String, _ summary: String, _ unit: String) -> Schema.Member {
      .init(name, .integer, summary, unit: .of(unit))
    }
    return Schema(
      "PrayerBackup", "The contents of a backup that concern prayers.",
      [
        count("entries", "The number of recorded prayers.", "prayers"),
        count("places", "The number of places.", "places"),
        count("excuses", "The number of excuses.", "excuses"),
        count("reminders", "The number of reminders.", "reminders"),
      ])
  }

  package init(entries: Int, places: Int, excuses: Int, reminders: Int) {
    self.entries = entries
    self.places = places
    self.excuses = excuses
    self.reminders = reminders
  }

  package init(_ record: PrayerRecord) {
    self.init(
      entries: record.log.count, places: record.periods.all.count, excuses: record.excuses.count,
      reminders: record.reminders.count)
  }
}

/// What the overview shows about prayers.
package struct PrayerGlance: Codable, Hashable, Sendable {
  /// How many of today's five prayers are recorded as prayed.
  package var prayed: Int
  package var upcoming: ShowToday.Upcoming?
  package var due: PrayerView?
  /// The progress towards the weekly goal, which is reduced by the number of the week's excused prayers. Nil if there
  /// is no goal, or if the reduction leaves nothing.
  package var goal: ShowStatistics.Goal?

  static let schema = Schema(
    "PrayerGlance", "The user's prayers at a glance.",
    [
      .init(
        "prayed", Schema(.integer(0...5)), "The number of today's prayers that are recorded as prayed.",
        unit: .of("prayers")),
      .optional(
        "upcoming", ShowToday.Upcoming.schema, "The next prayer to begin; left out if the user has not set a place."),
      .optional(
        "due", PrayerView.schema,
        "The prayer that can be prayed in time now; left out if there is none, or if it is recorded."),
      .optional(
        "goal", ShowStatistics.Goal.schema,
        "The weekly goal, reduced by the week's excused prayers; left out if there is none."),
    ])
}
