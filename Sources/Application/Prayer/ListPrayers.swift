package import KernelApplication
package import KernelDomain
package import PrayerDomain

package struct ListPrayers: UseCase {
  package static let method = "prayer.listPrayers"
  package static let summary = "What you recorded of your prayers, day by day, newest first."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    /// Nil has no first day.
    package var since: CivilDay?
    /// Nil has no last day.
    package var until: CivilDay?
    /// The most days that are listed; nil is all.
    package var limit: Int?

    package static let schema = Schema("Which days.", [.listedSince, .listedUntil, .listedLimit])

    package init(since: CivilDay? = nil, until: CivilDay? = nil, limit: Int? = nil) {
      self.since = since
      self.until = until
      self.limit = limit
    }
  }

  package struct Output: Described, Equatable {
    package var days: [Day]

    package static let schema = Schema(
      "The recorded prayers.", [.init("days", .list(Day.schema), "The days with a recorded prayer, newest first.")])
  }

  package struct Day: Codable, Hashable, Sendable {
    package var day: CivilDay
    package var prayers: [Recorded]

    package static let schema = Schema(
      "RecordedPrayers", "The recorded prayers of a day.",
      [.init("day", CivilDay.schema, "The day."), .init("prayers", .list(Recorded.schema), "In the order of the day.")])
  }

  package struct Recorded: Codable, Hashable, Sendable {
    package var prayer: Prayer
    package var entry: PrayerEntryView

    package static let schema = Schema(
      "RecordedPrayer", "A recorded prayer.",
      [
        .init("prayer", Prayer.schema, "Which one."), .init("entry", PrayerEntryView.schema, "What is recorded of it."),
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
              Recorded(prayer: prayer, entry: PrayerEntryView(entry, zoned: snapshot.zoned))
            }
          })
      })
  }
}
