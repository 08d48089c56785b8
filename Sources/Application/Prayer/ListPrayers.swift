package import KernelApplication
package import KernelDomain
package import PrayerDomain

package struct ListPrayers: UseCase {
  package static let method = "prayer.listPrayers"
  package static let summary = "List the prayers that the user recorded, by day, newest first."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    /// The first day to list; nil for no limit.
    package var since: CivilDay?
    /// The last day to list; nil for no limit.
    package var until: CivilDay?
    /// The maximum number of days to list; nil for all.
    package var limit: Int?

    package static let schema = Schema("The days to list.", [.listedSince, .listedUntil, .listedLimit])

    package init(since: CivilDay? = nil, until: CivilDay? = nil, limit: Int? = nil) {
      self.since = since
      self.until = until
      self.limit = limit
    }
  }

  package struct Output: Described, Equatable {
    package var days: [Day]

    package static let schema = Schema(
      "The recorded prayers.", [.init("days", .list(Day.schema), "The days with recorded prayers, newest first.")])
  }

  package struct Day: Codable, Hashable, Sendable {
    package var day: CivilDay
    package var prayers: [Recorded]

    package static let schema = Schema(
      "RecordedPrayers", "The recorded prayers of a day.",
      [.init("day", CivilDay.schema, "The day."), .init("prayers", .list(Recorded.schema), "The prayers, in order.")])
  }

  package struct Recorded: Codable, Hashable, Sendable {
    package var prayer: Prayer
    package var entry: PrayerEntryView

    package static let schema = Schema(
      "RecordedPrayer", "A recorded prayer.",
      [
        .init("prayer", Prayer.schema, "The prayer."),
        .init("entry", PrayerEntryView.schema, "The record of the prayer."),
      ])
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let snapshot = try reader.wholeSnapshot()
    let log = snapshot.record.log
    var days: [CivilDay] = []
    for prayer in log.prayers(where: { _ in true }).reversed() where prayer.day != days.last { days.append(prayer.day) }
    let listed = try days.listed(since: input.since, until: input.until, limit: input.limit, day: \.self)
    return Output(
      days: listed.map { day in
        Day(
          day: day,
          prayers: Prayer.allCases.compactMap { prayer in
            log[PrayerOfDay(prayer, of: day)].map { entry in
              Recorded(prayer: prayer, entry: PrayerEntryView(entry, snapshot))
            }
          })
      })
  }
}
