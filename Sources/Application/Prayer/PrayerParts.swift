package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// What a change said of prayers, for lists of changes: neither where exactly a place is nor why she was excused.
package struct PrayerChangePart: Codable, Hashable, Sendable {
  package var items: [Item]

  static let schema = Schema(
    "PrayerChange", "What a change said of prayers: an object a thing said, under its kind.",
    [
      .init(
        "items", .list(.anything), "What was said, in order.", examples: [#"[{"debt":{"prayer":"fajr","count":7}}]"#])
    ])

  package enum Item: Codable, Hashable, Sendable {
    /// - status: nil where the entry was cleared.
    case logged(prayer: Prayer, day: CivilDay, status: PrayerStatus?)
    /// Several prayers at once.
    case range(count: Int, first: CivilDay, last: CivilDay, status: PrayerStatus?)
    /// - name: that of the zone where the place has none.
    case place(name: String)
    case placeRemoved
    case calculation(method: String)
    /// - until: excluded; nil while it goes on.
    case excused(from: PrayerName, until: PrayerName?)
    case excuseRemoved(from: PrayerName)
    /// What is left of her estimate of prayers to make up.
    case debt(prayer: Prayer, count: Int)
    case reminder(id: String)
    case reminderRemoved(id: String)
  }

  package init(_ items: [Item]) {
    self.items = items
  }
}

extension PrayerChangePart: Announcing {
  package func events(changed: Bool) -> [BookEvent] { PrayerEvents.preferences(.undone, changed: changed) }
}

/// What a backup holds of prayers, or an import of one took.
package struct PrayerBackupPart: Codable, Hashable, Sendable {
  /// Recorded prayers.
  package var entries: Int
  package var places: Int
  package var excuses: Int
  package var reminders: Int

  static var schema: Schema {
    func count(_ name: String, _ summary: String, _ unit: String) -> Schema.Member {
      .init(name, .integer, summary, unit: .of(unit))
    }
    return Schema(
      "PrayerBackup", "How much of prayers there is.",
      [
        count("entries", "Recorded prayers.", "prayers"), count("places", "Where she was.", "places"),
        count("excuses", "When she was excused.", "excuses"), count("reminders", "What she set.", "reminders"),
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

/// Prayers at a glance.
package struct PrayerGlance: Codable, Hashable, Sendable {
  /// How many of the day's prayers are recorded as prayed.
  package var prayed: Int
  package var upcoming: ShowToday.Upcoming?
  package var due: PrayerView?

  static let schema = Schema(
    "PrayerGlance", "Prayers at a glance.",
    [
      .init("prayed", Schema(.integer(0...5)), "Of today's, recorded as prayed.", unit: .of("prayers")),
      .optional("upcoming", ShowToday.Upcoming.schema, "The next to begin; left out without a place."),
      .optional("due", PrayerView.schema, "What can be prayed in time now, if nothing is recorded of it."),
    ])
}
