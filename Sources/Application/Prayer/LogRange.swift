package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// Records the prayers of several days. Skips prayers that are already recorded, or whose time is not over.
package struct LogRange: UseCase {
  package static let method = "prayer.logRange"
  package static let summary = "Record the prayers of several days that are not recorded yet; existing records stay."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.rangeDescriptions

  package struct Input: Described, Equatable {
    package var from: CivilDay
    package var to: CivilDay
    package var prayers: [Prayer]?
    package var status: PrayerStatus
    package var dryRun: Bool?

    package static let schema = Schema(
      "The days, at most 400, and the status to record.",
      [
        .init("from", CivilDay.schema, "The first day."), .init("to", CivilDay.schema, "The last day."),
        .optional(
          "prayers", .list(Prayer.schema), "The prayers to record; if left out, all five.",
          examples: [#"["fajr","isha"]"#]),
        .init("status", PrayerStatus.schema, "The status to record for each prayer."), .dryRun,
      ])

    package init(
      from: CivilDay, to: CivilDay, prayers: [Prayer]? = nil, status: PrayerStatus, dryRun: Bool? = nil
    ) {
      self.from = from
      self.to = to
      self.prayers = prayers
      self.status = status
      self.dryRun = dryRun
    }
  }

  package struct Output: Described, Equatable {
    package var change: Int?
    package var count: Int
    package var from: CivilDay
    package var to: CivilDay
    package var status: PrayerStatus
    package var dryRun: Bool?

    package static let schema = Schema(
      "The prayers that were recorded.",
      [
        .optional(
          "change", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
        .init("count", .integer, "The number of prayers that were recorded.", unit: .of("prayers")),
        .init("from", CivilDay.schema, "The first day."),
        .init("to", CivilDay.schema, "The last day, as given in the input."),
        .init("status", PrayerStatus.schema, "The status that was recorded for each prayer."), .isDryRun,
      ])
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isDryRun = input.dryRun ?? false
    let changed = try reader.repository.change(isDryRun: isDryRun) { (record) throws(Failure) in
      let snapshot = try reader.snapshot(of: record, at: reader.now())
      for (day, field) in [(input.from, "from"), (input.to, "to")] where !PrayerTimesRule.days.contains(day) {
        throw .prayer(PrayerInputError.dayOutside(PrayerTimesRule.days), field: field)
      }
      let prayers = input.prayers ?? Prayer.allCases
      if prayers.isEmpty { throw .prayer(PrayerInputError.prayersMissing, field: "prayers") }
      do throws(PrayerLogError) {
        let edits = try LogRangeRule.edits(
          from: input.from, to: input.to, prayers, as: input.status, snapshot.states)
        return (edits, edits.count)
      } catch {
        throw .prayer(error, field: "to", in: snapshot)
      }
    }
    return Output(
      change: isDryRun ? nil : changed.number, count: changed.value, from: input.from, to: input.to,
      status: input.status, dryRun: isDryRun ? true : nil)
  }
}

extension LogRange.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    changed && change != nil
      ? [BookEvent(PrayerEvents.rangeLogged, PrayerEvents.RangeLogged(count: count, from: from, to: to))] : []
  }
}
