package import KernelApplication
import KernelDomain
package import PrayerDomain

/// Says from which prayer on, and until which, she does not pray and owes nothing.
package struct AddExcuse: UseCase {
  package static let method = "prayer.excuse"
  package static let summary = "Say from which prayer on you are excused, and until which, if you know."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var from: PrayerName?
    package var until: PrayerName?
    package var reason: Excuse.Reason?

    package static let schema = Schema(
      "The excuse.",
      [
        .optional(
          "from", PrayerName.schema, "The first prayer that it holds for; left out, the one due now or else the next.",
          examples: [#"{"day":"2026-11-22","prayer":"isha"}"#]),
        .optional(
          "until", PrayerName.schema, "The first that it no longer holds for; left out while it goes on.",
          examples: [#"{"day":"2026-11-22","prayer":"isha"}"#]),
        .optional("reason", Excuse.Reason.schema, "Shown in her profile only."),
      ])

    package init(from: PrayerName? = nil, until: PrayerName? = nil, reason: Excuse.Reason? = nil) {
      self.from = from
      self.until = until
      self.reason = reason
    }
  }

  let reader: PrayerReader

  /// Fails with `conflict` where another excuse holds at the same time, which it names.
  package func callAsFunction(_ input: Input) throws(Failure) -> ExcuseOutput {
    try reader.changeExcuse { (snapshot) throws(Failure) in
      for (name, field) in [(input.from, "from"), (input.until, "until")] {
        if let name { _ = try snapshot.scheduled(name.day, field: field) }
      }
      let from = input.from?.prayerOfDay ?? snapshot.currentPrayer
      do throws(PrayerLogError) {
        let excuse = try Excuse(from: from, until: input.until?.prayerOfDay, reason: input.reason)
        try excuse.check(beside: snapshot.record.excuses)
        return ([.putExcuse(excuse)], excuse)
      } catch {
        throw .prayer(error, field: "from", in: snapshot)
      }
    }
  }
}

extension PrayerSnapshot {
  /// The prayer that is due now, else the next to begin; without a place the day's first.
  var currentPrayer: PrayerOfDay {
    guard let schedule else { return PrayerOfDay(.fajr, of: today) }
    let days = schedule.days(
      CivilDay(daysSinceEpoch: today.daysSinceEpoch - 2)...CivilDay(daysSinceEpoch: today.daysSinceEpoch + 2))
    for day in days {
      for prayer in Prayer.allCases {
        if let window = day[prayer], now < window.end { return PrayerOfDay(prayer, of: day.day) }
      }
    }
    return PrayerOfDay(.fajr, of: today)
  }
}

extension Excuse.Reason {
  package static let schema = Schema("ExcuseReason", "Why she is excused.", Excuse.Reason.allCases)
}
