package import KernelApplication
package import KernelDomain
package import PrayerDomain

package struct ShowEntry: UseCase {
  package static let method = "prayer.showEntry"
  package static let summary = "Show one prayer of a day, with its time and record."
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    package var day: CivilDay
    package var prayer: Prayer

    package static let schema = Schema(
      "The prayer to show.",
      [.init("day", CivilDay.schema, "The day of the prayer."), .init("prayer", Prayer.schema, "The prayer.")])

    package init(day: CivilDay, prayer: Prayer) {
      self.day = day
      self.prayer = prayer
    }
  }

  package struct Output: Described, Equatable {
    package var prayer: PrayerView
    package var hijri: HijriDay
    package var entry: PrayerEntryView?
    /// The statuses that the user can record for the prayer now. A prayer that has not begun can only be recorded as
    /// excused.
    package var statuses: [PrayerStatus]
    package var now: ZonedInstant

    package static let schema = Schema(
      "The prayer, with its time and record.",
      [
        .init("prayer", PrayerView.schema, "The prayer, with its time and state."),
        .init("hijri", HijriDay.schema, "The Hijri date of the day."),
        .optional("entry", PrayerEntryView.schema, "The record of the prayer; left out if nothing is recorded."),
        .init("statuses", .list(PrayerStatus.schema), "The statuses that can be recorded for the prayer now."),
        .init("now", ZonedInstant.schema, "The instant of the answer."),
      ])
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let snapshot = try reader.wholeSnapshot()
    let scheduled = try snapshot.scheduled(input.day, field: "day")
    guard let day = snapshot.states.days(input.day...input.day).first else {
      throw .prayer(PrayerInputError.dayLeftOut(input.day), field: "day")
    }
    let view = snapshot.view(input.prayer, day, scheduled)
    let isUpcoming =
      view.begin.map { $0.instant > snapshot.now } ?? (input.day > snapshot.today)
    return Output(
      prayer: view, hijri: HijriDay(snapshot.hijri.date(of: input.day)),
      entry: day.entries[input.prayer].map { PrayerEntryView($0, snapshot) },
      statuses: isUpcoming ? [.excused] : PrayerStatus.allCases, now: snapshot.zoned(snapshot.now))
  }
}
