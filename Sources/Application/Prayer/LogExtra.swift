package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// Records a prayer beyond the five daily ones. Such a prayer does not count towards goals, percentages or streaks,
/// and only Witr can be owed.
package struct LogExtra: UseCase {
  package static let method = "prayer.logExtra"
  package static let summary = "Record a prayer beyond the five; there is one of each kind per day."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var extra: Extra
    package var day: CivilDay?
    package var at: InstantInput?
    package var units: Int?
    package var status: ExtraEntry.Status?

    package static let schema = Schema(
      "The prayer.",
      [
        .init("extra", Extra.schema, "The kind of prayer."),
        .optional(
          "day", CivilDay.schema,
          "The day; if left out, today or, for Witr, the latest day on which Isha had begun."),
        .optional("at", InstantInput.schema, "When it was prayed; if left out, the time is not recorded."),
        .optional(
          "units", Schema(.integer(Extra.units)), "The number of units (rak'ahs); if left out, it is not recorded.",
          unit: .of("units"), examples: ["3"]),
        .optional(
          "status", ExtraEntry.Status.schema,
          """
          Whether it was missed or made up, which is possible only for Witr; if left out, it was prayed or, if Witr \
          counts as owed and its time was over, made up.
          """),
      ])

    package init(
      extra: Extra, day: CivilDay? = nil, at: InstantInput? = nil, units: Int? = nil, status: ExtraEntry.Status? = nil
    ) {
      self.status = status
      self.extra = extra
      self.day = day
      self.at = at
      self.units = units
    }
  }

  let reader: PrayerReader

  /// Records the prayer. If it is Witr, Witr counts as owed and Isha of that day had not begun, fails with `conflict`.
  package func callAsFunction(_ input: Input) throws(Failure) -> ExtraOutput {
    let changed = try reader.change { (snapshot) throws(PrayerLogError) in
      let day = if let named = input.day { named } else { try latestDay(input, snapshot) }
      guard PrayerTimesRule.days.contains(day) else { throw .input(.dayOutside(PrayerTimesRule.days)) }
      if day > snapshot.today { throw .inFuture(at: snapshot.now + 86_400_000) }
      let entry: ExtraEntry
      var status = input.status ?? .prayed
      if status != .prayed, input.extra != .witr { throw .onlyWitrIsMissed(input.extra) }
      let at = try input.at.map { at throws(PrayerLogError) in try instant(at, of: input, snapshot) }
      if input.extra == .witr, let window = snapshot.states.witrWindow(of: day) {
        let instant = status == .missed ? snapshot.now : at ?? snapshot.now
        if instant < window.begin { throw .notBegun(PrayerOfDay(.isha, of: day), begin: window.begin) }
        if input.status == nil, let at, window.end <= at { status = .madeUp }
      }
      do throws(PrayerInputError) {
        entry = try ExtraEntry(at: status == .missed ? nil : at, units: input.units, status)
      } catch {
        throw .input(error)
      }
      let extra = ExtraOfDay(input.extra, of: day)
      let isNew = snapshot.record.extras[extra] != entry
      return (
        isNew ? [PrayerEdit.logExtra(extra, entry)] : [],
        ExtraOutput(
          extra: input.extra, day: day, at: entry.at.map(snapshot.zoned), units: entry.units,
          status: entry.status == .prayed ? nil : entry.status)
      )
    }
    return changed.value.numbered(changed.number)
  }

  /// Returns today or, for Witr, the latest day on which Isha had begun when it was prayed.
  private func latestDay(_ input: Input, _ snapshot: PrayerSnapshot) throws(PrayerLogError) -> CivilDay {
    guard input.extra == .witr, let schedule = snapshot.schedule else { return snapshot.today }
    let at = try input.at.map { at throws(PrayerLogError) in try instant(at, of: input, snapshot) }
    return try LoggingRule(.isha).day(at: at ?? snapshot.now, in: schedule)?.day ?? snapshot.today
  }

  /// Returns the instant at which the prayer was prayed. Before noon, Witr belongs to the day before, as Isha does.
  private func instant(
    _ at: InstantInput, of input: Input, _ snapshot: PrayerSnapshot
  ) throws(PrayerLogError) -> Timestamp {
    let prayer = input.extra == .witr ? Prayer.isha : .dhuhr
    let day = input.extra == .witr ? input.day : input.day ?? snapshot.today
    guard let zone = snapshot.zone(of: prayer, on: day) else { return snapshot.now }
    // The instant of a time of day depends on the prayer only for Isha, so Dhuhr can stand for all other prayers.
    return try LoggingRule(prayer).instant(at.prayedAt, on: day, now: snapshot.now, zone: zone)
  }
}

package struct ClearExtra: UseCase {
  package static let method = "prayer.clearExtra"
  package static let summary = "Remove the record of a prayer beyond the five."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var extra: Extra
    package var day: CivilDay?

    package static let schema = Schema(
      "The prayer.",
      [
        .init("extra", Extra.schema, "The kind of prayer."),
        .optional(
          "day", CivilDay.schema, "The day; if left out, today or, for Witr, the latest day on which Isha has begun."),
      ])

    package init(extra: Extra, day: CivilDay? = nil) {
      self.extra = extra
      self.day = day
    }
  }

  let reader: PrayerReader

  /// Removes the record of a prayer beyond the five daily ones. Fails with `conflict` if nothing is recorded.
  package func callAsFunction(_ input: Input) throws(Failure) -> ExtraOutput {
    let changed = try reader.repository.change { (record) throws(Failure) in
      let snapshot = try reader.snapshot(of: record, at: reader.now())
      let latest = input.extra == .witr ? snapshot.day(of: .isha) : snapshot.today
      let extra = ExtraOfDay(input.extra, of: input.day ?? latest)
      guard record.extras[extra] != nil else { throw .conflict(.prayer(.noExtra(day: extra.day))) }
      return ([PrayerEdit.logExtra(extra, nil)], ExtraOutput(extra: extra.extra, day: extra.day, isCleared: true))
    }
    return changed.value.numbered(changed.number)
  }
}

/// The output of use cases that change the record of a prayer beyond the five daily ones.
package struct ExtraOutput: Described, Equatable {
  package var change: Int?
  package var extra: Extra
  package var day: CivilDay
  package var at: ZonedInstant?
  package var units: Int?
  package var status: ExtraEntry.Status?
  package var isCleared = false

  package static let schema = Schema(
    "ExtraChange", "A prayer beyond the five after a change.",
    [
      .optional(
        "change", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
      .init("extra", Extra.schema, "The kind of prayer."), .init("day", CivilDay.schema, "The day."),
      .optional("at", ZonedInstant.schema, "When it was prayed; left out if that is not recorded."),
      .optional("units", .integer, "The number of units; left out if that is not recorded.", unit: .of("units")),
      .optional("status", ExtraEntry.Status.schema, "Whether it was missed or made up; left out if it was prayed."),
      .init("isCleared", .flag, "Whether the record was removed."),
    ])

  func numbered(_ change: Int?) -> ExtraOutput {
    var output = self
    output.change = change
    return output
  }
}

extension ExtraOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    PrayerEvents.preferences(.extras, changed: changed && change != nil)
  }
}

extension ExtraEntry.Status {
  static let schema = Schema(
    "ExtraStatus", "Whether a prayer beyond the five was missed or made up.", ExtraEntry.Status.allCases)
}

extension Extra {
  static let schema = Schema("ExtraPrayer", "A prayer beyond the five.", Extra.allCases)
}
