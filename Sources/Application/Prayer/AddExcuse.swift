package import KernelApplication
import KernelDomain
package import PrayerDomain

/// Says from which prayer on, and until which, she does not pray and owes nothing.
package struct AddExcuse: UseCase {
  package static let method = "prayer.excuse"
  package static let summary = "Say from which prayer on you are excused, and until which, if you know."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, ExcuseOutput.schema, .changing, announces: PrayerEvents.preferencesDescriptions)
  }

  package struct Input: Codable, Hashable, Sendable {
    /// Nil is the prayer that is due now, else the next to begin.
    package var from: PrayerName?
    /// Excluded; nil while it goes on.
    package var until: PrayerName?
    package var reason: Excuse.Reason?

    package init(from: PrayerName? = nil, until: PrayerName? = nil, reason: Excuse.Reason? = nil) {
      self.from = from
      self.until = until
      self.reason = reason
    }
  }

  private let reader: PrayerReader

  package init(reader: PrayerReader) {
    self.reader = reader
  }

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

/// Ends the excuse that goes on.
package struct EndExcuse: UseCase {
  package static let method = "prayer.endExcuse"
  package static let summary = "Say from which prayer on you are no longer excused."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, ExcuseOutput.schema, .changing, announces: PrayerEvents.preferencesDescriptions)
  }

  package struct Input: Codable, Hashable, Sendable {
    /// The first prayer that is no longer excused; nil is the one that is due now, else the next to begin.
    package var until: PrayerName?

    package init(until: PrayerName? = nil) {
      self.until = until
    }
  }

  private let reader: PrayerReader

  package init(reader: PrayerReader) {
    self.reader = reader
  }

  /// Fails with `conflict` where no excuse goes on.
  package func callAsFunction(_ input: Input) throws(Failure) -> ExcuseOutput {
    try reader.changeExcuse { (snapshot) throws(Failure) in
      guard let open = snapshot.record.excuses.last(where: { $0.until == nil }) else {
        throw .conflict(.prayer(.noOpenExcuse))
      }
      if let until = input.until { _ = try snapshot.scheduled(until.day, field: "until") }
      do throws(PrayerLogError) {
        let ended = try Excuse(
          from: open.from, until: input.until?.prayerOfDay ?? snapshot.currentPrayer, reason: open.reason)
        return ([.putExcuse(ended)], ended)
      } catch {
        throw .prayer(error, field: "until", in: snapshot)
      }
    }
  }
}

/// Removes an excuse, as though it had never been.
package struct RemoveExcuse: UseCase {
  package static let method = "prayer.removeExcuse"
  package static let summary = "Remove an excuse, named by the prayer from which on it holds."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription {
    UseCaseDescription(
      Input.schema, ExcuseOutput.schema, .changing + [.notFound], announces: PrayerEvents.preferencesDescriptions)
  }

  package struct Input: Codable, Hashable, Sendable {
    package var from: PrayerName

    package init(from: PrayerName) {
      self.from = from
    }
  }

  private let reader: PrayerReader

  package init(reader: PrayerReader) {
    self.reader = reader
  }

  /// Fails with `notFound` where none holds from there on.
  package func callAsFunction(_ input: Input) throws(Failure) -> ExcuseOutput {
    try reader.changeExcuse { (snapshot) throws(Failure) in
      let from = input.from.prayerOfDay
      guard let excuse = snapshot.record.excuses.first(where: { $0.from == from }) else {
        throw .prayer(PrayerLogError.unknownExcuse(from), field: "from", in: snapshot)
      }
      return ([.removeExcuse(from: from)], excuse)
    }
  }
}

extension PrayerReader {
  fileprivate func changeExcuse(
    _ decide: (PrayerSnapshot) throws(Failure) -> ([PrayerEdit], Excuse)
  ) throws(Failure) -> ExcuseOutput {
    let changed = try store.change { (record) throws(Failure) in
      let (edits, excuse) = try decide(try snapshot(of: record, at: now()))
      return (edits, excuse)
    }
    return ExcuseOutput(
      change: changed.number, from: PrayerName(changed.value.from), until: changed.value.until.map(PrayerName.init))
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

/// An excuse, without its reason.
package struct ExcuseOutput: Codable, Hashable, Sendable {
  package var change: Int?
  package var from: PrayerName
  /// Excluded; nil while it goes on.
  package var until: PrayerName?
}

extension ExcuseOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    PrayerEvents.preferences(.excuses, changed: changed && change != nil)
  }

  package static var schema: Schema {
    Schema(
      "ExcuseChange", "An excuse that was set, ended or removed.",
      [
        .optional("change", .ordinal, "The number of the change."),
        .init("from", PrayerName.schema, "The first prayer that it holds for."),
        .optional("until", PrayerName.schema, "The first that it no longer holds for; left out while it goes on."),
      ])
  }
}

extension AddExcuse.Input {
  package static var schema: Schema {
    Schema(
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
  }
}

extension EndExcuse.Input {
  package static var schema: Schema {
    Schema(
      "The end.",
      [
        .optional(
          "until", PrayerName.schema,
          "The first prayer that is no longer excused; left out, the one due now or else the next.",
          examples: [#"{"day":"2026-11-22","prayer":"isha"}"#])
      ])
  }
}

extension RemoveExcuse.Input {
  package static var schema: Schema {
    Schema(
      "The excuse.",
      [
        .init(
          "from", PrayerName.schema, "The first prayer that it holds for.",
          examples: [#"{"day":"2026-11-22","prayer":"isha"}"#])
      ])
  }
}

extension Excuse.Reason {
  package static var schema: Schema { Schema("ExcuseReason", "Why she is excused.", Excuse.Reason.allCases) }
}
