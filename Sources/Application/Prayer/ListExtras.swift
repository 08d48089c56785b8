package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// Lists the recorded prayers beyond the five daily ones, in a range of days.
package struct ListExtras: UseCase {
  package static let method = "prayer.listExtras"
  package static let summary = "List the recorded prayers beyond the five."
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    package var from: CivilDay?
    package var to: CivilDay?

    package static let schema = Schema(
      "The days to list.",
      [
        .optional("from", CivilDay.schema, "The first day; if left out, from the first record on."),
        .optional("to", CivilDay.schema, "The last day; if left out, today."),
      ])

    package init(from: CivilDay? = nil, to: CivilDay? = nil) {
      self.from = from
      self.to = to
    }
  }

  package struct Output: Described, Equatable {
    package var extras: [ExtraView]

    package static let schema = Schema(
      "The prayers.", [.init("extras", .list(ExtraView.schema), "The prayers, earliest day first.")])
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let snapshot = try reader.snapshot()
    let last = input.to ?? snapshot.today
    let found = snapshot.record.extras.filter { extra, _ in
      (input.from.map { $0 <= extra.day } ?? true) && extra.day <= last
    }
    return Output(
      extras: found.sorted { $0.key < $1.key }.map { extra, entry in
        ExtraView(
          extra: extra.extra, day: extra.day, at: entry.at.map(snapshot.zoned), units: entry.units,
          status: entry.status == .prayed ? nil : entry.status)
      })
  }
}

/// A recorded prayer beyond the five daily ones.
package struct ExtraView: Codable, Hashable, Sendable {
  package var extra: Extra
  package var day: CivilDay
  package var at: ZonedInstant?
  package var units: Int?
  package var status: ExtraEntry.Status?

  static let schema = Schema(
    "RecordedExtra", "A recorded prayer beyond the five.",
    [
      .init("extra", Extra.schema, "The kind of prayer."), .init("day", CivilDay.schema, "The day."),
      .optional("at", ZonedInstant.schema, "When it was prayed; left out if that is not recorded."),
      .optional("units", .integer, "The number of units; left out if that is not recorded.", unit: .of("units")),
      .optional("status", ExtraEntry.Status.schema, "Whether it was missed or made up; left out if it was prayed."),
    ])
}
