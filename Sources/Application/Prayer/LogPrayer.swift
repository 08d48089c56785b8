package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// Records a prayer. If the prayer is already recorded, replaces its entry. If the input states neither a status nor that
/// the time is to be removed, only congregation stays as recorded; otherwise, all values that the input omits do.
package struct LogPrayer: UseCase {
  package static let method = "prayer.logPrayer"
  package static let summary =
    "Record how and when a prayer was prayed, or that it was missed; without a status, it follows from the time."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.logDescriptions

  package struct Input: Described, Equatable {
    package var prayer: Prayer
    package var day: CivilDay?
    package var status: PrayerStatus?
    package var at: InstantInput?
    package var withoutTime: Bool?
    package var congregation: Bool?
    package var combined: Bool?
    package var shortened: Bool?
    package var jumuah: Bool?

    package static let schema = Schema(
      "The prayer, and how and when it was prayed.",
      [
        .init("prayer", Prayer.schema, "The prayer."),
        .optional("day", CivilDay.schema, "The day of the prayer; if left out, the latest day on which it has begun."),
        .optional(
          "status", PrayerStatus.schema,
          "The status of the prayer; if left out, it follows from the time, or stays as recorded with `withoutTime`."),
        .optional(
          "at", InstantInput.schema,
          """
          The time of the prayer; if left out, it is now, or with `status` stays as recorded for the same status.
          """),
        .optional("withoutTime", .flag, "True removes the recorded time; if left out, false."),
        .optional(
          "congregation", .flag,
          "Whether the prayer was prayed in congregation; if left out, as recorded, or else false."),
        .optional(
          "combined", .flag,
          """
          Whether the prayer was combined with the other prayer of its pair; if left out, false, or as recorded \
          with `status` or `withoutTime`.
          """),
        .optional(
          "shortened", .flag,
          """
          Whether the prayer was shortened on a journey; if left out, false, or as recorded with `status` or \
          `withoutTime`.
          """),
        .optional(
          "jumuah", .flag,
          """
          Whether the prayer was Jumu'ah, prayed in congregation instead of Dhuhr; if left out, false, or as recorded \
          with `status` or `withoutTime`.
          """),
      ])

    package init(
      prayer: Prayer, day: CivilDay? = nil, status: PrayerStatus? = nil, at: InstantInput? = nil,
      withoutTime: Bool? = nil, congregation: Bool? = nil, combined: Bool? = nil, shortened: Bool? = nil,
      jumuah: Bool? = nil
    ) {
      self.prayer = prayer
      self.day = day
      self.status = status
      self.at = at
      self.withoutTime = withoutTime
      self.congregation = congregation
      self.combined = combined
      self.shortened = shortened
      self.jumuah = jumuah
    }

    fileprivate func rule() throws(PrayerLogError) -> LoggingRule {
      try LoggingRule(
        prayer, isCombined: combined ?? false, isShortened: shortened ?? false, isJumuah: jumuah ?? false)
    }
  }

  package struct Output: Described, Equatable {
    package var change: Int?
    package var prayer: Prayer
    package var day: CivilDay
    package var status: PrayerStatus
    package var at: ZonedInstant?
    /// The place in whose local time `at` is given; nil if it is the user's current place.
    package var place: PlaceName?
    package var congregation: Bool
    package var combined: Bool
    package var shortened: Bool
    package var jumuah: Bool
    /// The other prayer of a combined pair, such as Isha if Maghrib was combined with it; nil if the recorded prayer
    /// was not combined, or if the other prayer is already recorded.
    package var pair: PrayerName?
    package var before: PrayerEntryView?

    package static let schema = Schema(
      "The record of the prayer.",
      [
        .optional(
          "change", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
        .init("prayer", Prayer.schema, "The prayer."), .init("day", CivilDay.schema, "The day of the prayer."),
      ] + PrayerEntryView.members + [
        .optional(
          "pair", PrayerName.schema, "The other prayer of a combined pair, if it is not recorded yet.",
          examples: [#"{"day":"2026-11-22","prayer":"isha"}"#]),
        .optional("before", PrayerEntryView.schema, "The record before the change; left out if there was none."),
      ])
  }

  let reader: PrayerReader

  /// Records the prayer. If the prayer begins in the future, fails with `conflict`, which names the time at which it
  /// begins.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let changed = try reader.repository.change { (record) throws(Failure) in
      let snapshot = try reader.snapshot(of: record, at: reader.now())
      let prayer = PrayerOfDay(input.prayer, of: try day(of: input, snapshot))
      let before = record.log[prayer]
      let entry = try self.entry(of: prayer, input.keeping(before, snapshot.zoned), snapshot)
      return (
        before == entry ? [] : [PrayerEdit.log(prayer, entry)],
        Output(
          prayer: prayer.prayer, day: prayer.day, status: entry.status, at: entry.at.map(snapshot.zoned),
          place: entry.at.flatMap(snapshot.otherPlace), congregation: entry.inCongregation, combined: entry.isCombined,
          shortened: entry.isShortened,
          jumuah: entry.isJumuah,
          pair: entry.isCombined ? unrecordedPair(of: prayer, record).map(PrayerName.init) : nil,
          before: before.map { PrayerEntryView($0, snapshot) })
      )
    }
    var output = changed.value
    output.change = changed.number
    return output
  }

  private func unrecordedPair(of prayer: PrayerOfDay, _ record: PrayerRecord) -> PrayerOfDay? {
    guard let pair = prayer.prayer.pair else { return nil }
    let other = PrayerOfDay(pair.first == prayer.prayer ? pair.second : pair.first, of: prayer.day)
    return record.log[other] == nil ? other : nil
  }

  /// Returns the day that the input names or, if it names none, the latest day on which the prayer had begun. Fails if
  /// the prayer of that day is already recorded and its time is over: the user then probably means the next day's
  /// prayer.
  private func day(of input: Input, _ snapshot: PrayerSnapshot) throws(Failure) -> CivilDay {
    do throws(PrayerLogError) {
      let rule = try input.rule()
      if let day = input.day { return day }
      guard let schedule = snapshot.schedule, let zone = snapshot.zoneNow else { return snapshot.today }
      let instant = try rule.instant(input.at?.prayedAt, on: nil, now: snapshot.now, zone: zone)
      guard let day = rule.day(at: instant, in: schedule) else { return snapshot.today }
      if input.status == nil, input.withoutTime != true {
        let entry = snapshot.record.log[PrayerOfDay(input.prayer, of: day.day)]
        try rule.check(unnamed: day, entry, at: instant, in: schedule)
      }
      return day.day
    } catch {
      throw .prayer(error, field: "day", in: snapshot)
    }
  }

  private func entry(
    of prayer: PrayerOfDay, _ input: Input, _ snapshot: PrayerSnapshot
  ) throws(Failure) -> PrayerEntry {
    let scheduled = try snapshot.scheduled(prayer.day, field: "day")
    do throws(PrayerLogError) {
      let rule = try input.rule()
      var at: Timestamp?
      if let stated = input.at, let zone = snapshot.zone(of: input.prayer, on: input.day) {
        // Without a day in the input, a time of day is the latest that has passed.
        at = try rule.instant(stated.prayedAt, on: input.day, now: snapshot.now, zone: zone)
      }
      let status: PrayerStatus
      if let stated = input.status {
        try check(stated, prayer, scheduled, rule.isCombined, snapshot)
        if stated.isPrayed { try rule.check(prayer.day) }
        status = stated
      } else {
        guard let scheduled else { throw .statusMissing }
        status = try rule.status(on: scheduled, at: at ?? snapshot.now, now: snapshot.now)
      }
      return PrayerEntry(
        status, at: at ?? (input.status == nil ? snapshot.now : nil), inCongregation: input.congregation ?? false,
        isCombined: rule.isCombined, isShortened: rule.isShortened, isJumuah: rule.isJumuah)
    } catch {
      throw .prayer(error, field: "day", in: snapshot)
    }
  }

  private func check(
    _ status: PrayerStatus, _ prayer: PrayerOfDay, _ scheduled: ScheduledDay?, _ isCombined: Bool,
    _ snapshot: PrayerSnapshot
  ) throws(PrayerLogError) {
    if let scheduled {
      try EntryStatusRule.check(
        status, of: prayer.prayer, on: scheduled, isCombined: isCombined, now: snapshot.now, today: snapshot.today)
    } else if status != .excused, prayer.day > snapshot.today {
      throw .notBegun(prayer, begin: nil)
    }
  }
}

extension LogPrayer.Input {
  /// Returns a copy of this input in which omitted members have the values of the existing entry. Returns the input
  /// unchanged unless both the entry and the input say that the prayer was prayed. An input without a status records
  /// the prayer anew, so that its status and time do not depend on the entry. Only congregation is kept then: the other
  /// flags change when the prayer may be prayed.
  fileprivate func keeping(_ known: PrayerEntry?, _ zoned: (Timestamp) -> ZonedInstant) -> LogPrayer.Input {
    guard let known, known.status.isPrayed, status?.isPrayed ?? true else { return self }
    var kept = self
    kept.congregation = congregation ?? known.inCongregation
    guard status != nil || withoutTime == true else { return kept }
    kept.combined = combined ?? known.isCombined
    kept.shortened = shortened ?? (jumuah == true ? false : known.isShortened)
    kept.jumuah = jumuah ?? (shortened == true ? false : known.isJumuah)
    guard at == nil, withoutTime != true else {
      if at == nil, status == nil { kept.status = known.status }
      return kept
    }
    // The time of the old entry is kept only if the status stays the same.
    if status == known.status { kept.at = known.at.map { .instant(zoned($0)) } }
    return kept
  }
}

extension LogPrayer.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard changed, change != nil else { return [] }
    return [
      BookEvent(
        PrayerEvents.logChanged, PrayerEvents.LogChanged(day: day, prayer: prayer, state: .recorded(status)))
    ]
  }
}
