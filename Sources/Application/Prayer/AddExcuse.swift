package import KernelApplication
import KernelDomain
package import PrayerDomain

/// Records an excuse: a period during which the user does not pray and owes no prayers. It lasts from one prayer until
/// another.
package struct AddExcuse: UseCase {
  package static let method = "prayer.excuse"
  package static let summary =
    "Excuse the user from prayers, beginning with one prayer, until another prayer or until the excuse is ended."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var from: PrayerName?
    package var until: PrayerName?
    package var reason: Excuse.Reason?
    package var owed: Bool?

    package static let schema = Schema(
      "The excuse to record.",
      [
        .optional(
          "from", PrayerName.schema,
          "The first prayer that the excuse covers; if left out, the one due now, or else the next.",
          examples: [#"{"day":"2026-11-22","prayer":"isha"}"#]),
        .optional(
          "until", PrayerName.schema,
          "The first prayer that the excuse no longer covers; if left out, the excuse is open.",
          examples: [#"{"day":"2026-11-22","prayer":"isha"}"#]),
        .optional(
          "reason", Excuse.Reason.schema,
          "The reason for the excuse, which is shown only in the user's profile; if left out, none."),
        .optional(
          "owed", .flag,
          "Whether the prayers of a time without consciousness count as missed when it ends; if left out, false."),
      ])

    package init(
      from: PrayerName? = nil, until: PrayerName? = nil, reason: Excuse.Reason? = nil, owed: Bool? = nil
    ) {
      self.from = from
      self.until = until
      self.reason = reason
      self.owed = owed
    }
  }

  let reader: PrayerReader

  /// Records the excuse. If it overlaps an excuse that is already recorded, fails with `conflict`, which names that
  /// excuse.
  package func callAsFunction(_ input: Input) throws(Failure) -> ExcuseOutput {
    try reader.changeExcuse { (snapshot) throws(Failure) in
      for (name, field) in [(input.from, "from"), (input.until, "until")] {
        if let name { _ = try snapshot.scheduled(name.day, field: field) }
      }
      let from = input.from?.prayerOfDay ?? snapshot.currentPrayer
      do throws(PrayerLogError) {
        if let reason = input.reason, !reason.excuses { throw .noExcuse(reason) }
        let isOwed = input.owed ?? false && input.reason == .unconscious
        let excuse = try Excuse(from: from, until: input.until?.prayerOfDay, reason: input.reason, isOwed: isOwed)
        try excuse.check(beside: snapshot.record.excuses)
        let states = snapshot.states
        return ([.putExcuse(excuse)] + (isOwed && states.isOver(excuse) ? excuse.owing(states) : []), excuse)
      } catch {
        throw .prayer(error, field: "from", in: snapshot)
      }
    }
  }
}

extension PrayerSnapshot {
  /// The prayer whose time it is now. Between the times of two prayers, it is the later of the two; if no place is set,
  /// it is today's Fajr.
  var currentPrayer: PrayerOfDay {
    guard let schedule else { return PrayerOfDay(.fajr, of: today) }
    let days = schedule.days(PrayerWindow.days(around: today))
    for day in days {
      for prayer in Prayer.allCases {
        if let window = day[prayer], now < window.end { return PrayerOfDay(prayer, of: day.day) }
      }
    }
    return PrayerOfDay(.fajr, of: today)
  }
}

extension Excuse.Reason {
  package static let schema = Schema("ExcuseReason", "The reason for an excuse.", Excuse.Reason.allCases) {
    $0.excuses ? nil : "only in older excuses; it excuses the user from no prayer"
  }
}
