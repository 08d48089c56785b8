package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// Records a prayer; the latest that is recorded of it wins, and of one that is recorded what is not told stays.
package struct LogPrayer: UseCase {
  package static let method = "prayer.logPrayer"
  package static let summary =
    "Record a prayer: on time, late or made up, as follows from when you prayed, or as you say; of one that is recorded, what is "
    + "left out stays."
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

    package static let schema = Schema(
      "A prayer.",
      [
        .init("prayer", Prayer.schema, "Which one."),
        .optional("day", CivilDay.schema, "Of which day; left out, the latest on which it has begun."),
        .optional(
          "status", PrayerStatus.schema, "Left out, it follows from when you prayed, or stays as it is recorded."),
        .optional("at", InstantInput.schema, "When you prayed; left out without a status, as recorded, else now."),
        .optional("withoutTime", .flag, "True leaves open when it was, of one that is recorded."),
        .optional("congregation", .flag, "It was prayed in congregation."),
        .optional("combined", .flag, "It was prayed together with the other one of its pair."),
      ])

    package init(
      prayer: Prayer, day: CivilDay? = nil, status: PrayerStatus? = nil, at: InstantInput? = nil,
      withoutTime: Bool? = nil, congregation: Bool? = nil, combined: Bool? = nil
    ) {
      self.prayer = prayer
      self.day = day
      self.status = status
      self.at = at
      self.withoutTime = withoutTime
      self.congregation = congregation
      self.combined = combined
    }
  }

  package struct Output: Described, Equatable {
    package var change: Int?
    package var prayer: Prayer
    package var day: CivilDay
    package var status: PrayerStatus
    package var at: ZonedInstant?
    package var congregation: Bool
    package var combined: Bool
    package var before: PrayerEntryView?

    package static let schema = Schema(
      "The prayer as it is recorded.",
      [
        .optional("change", .ordinal, "The number of the change; left out where that was recorded already."),
        .init("prayer", Prayer.schema, "Which one."), .init("day", CivilDay.schema, "Of which day."),
        .init("status", PrayerStatus.schema, "How it was prayed, or not."),
        .optional("at", ZonedInstant.schema, "When she prayed."),
        .init("congregation", .flag, "It was prayed in congregation."),
        .init("combined", .flag, "It was prayed together with the other one of its pair."),
        .optional("before", PrayerEntryView.schema, "What was recorded before; left out where nothing was."),
      ])
  }

  let reader: PrayerReader

  /// Fails with `conflict`, naming the time, where the prayer has not begun.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let changed = try reader.repository.change { (record) throws(Failure) in
      let snapshot = try reader.snapshot(of: record, at: reader.now())
      let prayer = PrayerOfDay(input.prayer, of: input.day ?? snapshot.day(of: input.prayer))
      let before = record.log[prayer]
      let entry = try self.entry(of: prayer, input.keeping(before, snapshot.zoned), snapshot)
      return (
        before == entry ? [] : [PrayerEdit.log(prayer, entry)],
        Output(
          prayer: prayer.prayer, day: prayer.day, status: entry.status, at: entry.at.map(snapshot.zoned),
          congregation: entry.inCongregation, combined: entry.isCombined,
          before: before.map { PrayerEntryView($0, zoned: snapshot.zoned) })
      )
    }
    var output = changed.value
    output.change = changed.number
    return output
  }

  private func entry(
    of prayer: PrayerOfDay, _ input: Input, _ snapshot: PrayerSnapshot
  ) throws(Failure) -> PrayerEntry {
    let scheduled = try snapshot.scheduled(prayer.day, field: "day")
    let isCombined = input.combined ?? false
    let window = scheduled.flatMap { EntryStatusRule.window(of: prayer.prayer, on: $0, isCombined: isCombined) }
    let at = input.at.map { $0.instant(of: prayer, window, in: snapshot) }
    do throws(PrayerLogError) {
      let status: PrayerStatus
      if let stated = input.status {
        try check(stated, prayer, scheduled, at, isCombined, snapshot)
        status = stated
      } else {
        guard let scheduled else { throw .statusMissing }
        status = try EntryStatusRule.status(
          of: prayer.prayer, on: scheduled, at: at ?? snapshot.now, isCombined: isCombined, now: snapshot.now)
      }
      return PrayerEntry(
        status, at: at ?? (input.status == nil ? snapshot.now : nil), inCongregation: input.congregation ?? false,
        isCombined: isCombined)
    } catch {
      throw .prayer(error, field: "day", in: snapshot)
    }
  }

  private func check(
    _ status: PrayerStatus, _ prayer: PrayerOfDay, _ scheduled: ScheduledDay?, _ at: Timestamp?, _ isCombined: Bool,
    _ snapshot: PrayerSnapshot
  ) throws(PrayerLogError) {
    if let at, at > snapshot.now { throw .inFuture(at: at) }
    if let scheduled {
      try EntryStatusRule.check(
        status, of: prayer.prayer, on: scheduled, isCombined: isCombined, now: snapshot.now, today: snapshot.today)
    } else if status != .excused, prayer.day > snapshot.today {
      throw .notBegun(prayer, begin: nil)
    }
  }
}

extension LogPrayer.Input {
  /// With what is recorded of the prayer and not told otherwise: of one that was prayed and is.
  fileprivate func keeping(_ known: PrayerEntry?, _ zoned: (Timestamp) -> ZonedInstant) -> LogPrayer.Input {
    guard let known, known.status.isPrayed, status?.isPrayed ?? true else { return self }
    var kept = self
    kept.congregation = congregation ?? known.inCongregation
    kept.combined = combined ?? known.isCombined
    guard at == nil, withoutTime != true else {
      if at == nil, status == nil { kept.status = known.status }
      return kept
    }
    // When it was prayed belongs to how: another status leaves it open. Together with the other one its window is wider.
    if status == nil || status == known.status { kept.at = known.at.map { .instant(zoned($0)) } }
    if status == nil, kept.at == nil || kept.combined == known.isCombined { kept.status = known.status }
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
