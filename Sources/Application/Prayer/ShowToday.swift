package import KernelApplication
package import KernelDomain
package import PrayerDomain

package struct ShowToday: UseCase {
  package static let method = "prayer.showToday"
  package static let summary = "Today's prayers: when each is due where you are, and what is recorded."
  package static let kind = UseCaseKind.inspection

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var day: CivilDay
    package var now: ZonedInstant
    package var hijri: HijriDay
    package var place: PlaceName?
    package var qibla: QiblaView?
    /// The five, in the order of the day; on a day that her clocks left out, none.
    package var prayers: [PrayerView]
    package var sunrise: ZonedInstant?
    /// Earlier days' prayers that can still be prayed in time, as isha after midnight.
    package var open: [PrayerView]
    package var upcoming: Upcoming?
    package var complete: Bool

    package static let schema = Schema(
      "The day's prayers.",
      [
        .init("day", CivilDay.schema, "Today, where she is."),
        .init("now", ZonedInstant.schema, "The instant of the answer."),
        .init("hijri", HijriDay.schema, "The Hijri date."),
        .optional("place", PlaceName.schema, "Where she is; left out where she gave no place."),
        .optional(
          "qibla",
          Schema(
            "Qibla", "The direction of prayer.",
            [
              .optional("bearing", .number, "Clockwise from true north.", unit: .of("degrees")),
              .init("distance", .integer, "To the Kaaba.", unit: .metres),
            ]), "The direction of prayer."),
        .init("prayers", .list(PrayerView.schema), "The five, in the order of the day."),
        .optional("sunrise", ZonedInstant.schema, "When the sun rises."),
        .init("open", .list(PrayerView.schema), "Earlier days' prayers that can still be prayed in time."),
        .optional("upcoming", ShowToday.Upcoming.schema, "The next to begin."),
        .init("complete", .flag, "All that have a time are prayed or excused, and one at least is prayed."),
      ])
  }

  package struct Upcoming: Codable, Hashable, Sendable {
    package var prayer: Prayer
    package var day: CivilDay
    package var begin: ZonedInstant

    static let schema = Schema(
      "UpcomingPrayer", "The next prayer to begin.",
      [
        .init("prayer", Prayer.schema, "Which one."), .init("day", CivilDay.schema, "Of which day."),
        .init("begin", ZonedInstant.schema, "When it begins."),
      ])
  }

  package struct QiblaView: Codable, Hashable, Sendable {
    /// Degrees from true north, clockwise, to a hundredth; left out where every direction is as right.
    package var bearing: Double?
    /// Metres.
    package var distance: Int
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let snapshot = try reader.snapshot()
    let today = snapshot.today
    let around = CivilDay(daysSinceEpoch: today.daysSinceEpoch - 2)...CivilDay(daysSinceEpoch: today.daysSinceEpoch + 1)
    let scheduled = snapshot.schedule?.days(around) ?? []
    let shown = snapshot.states.days(around).map { day in
      let times = scheduled.first { $0.day == day.day }
      return Prayer.allCases.map { snapshot.view($0, day, times) }
    }
    let prayers = shown.first { $0[0].day == today } ?? []
    let times = scheduled.first { $0.day == today }
    let next = shown.joined().first { $0.begin.map { $0.instant > snapshot.now } ?? false }
    return Output(
      day: today, now: snapshot.zoned(snapshot.now), hijri: HijriDay(snapshot.hijriDate(times)),
      place: snapshot.period.map { PlaceName($0.place) },
      qibla: snapshot.period.map { QiblaView($0.place) }, prayers: prayers,
      sunrise: times?.events.sunrise?.at.map(snapshot.zoned),
      open: shown.joined().filter { $0.day < today && $0.state == .due },
      upcoming: next.flatMap { next in
        next.begin.map { Upcoming(prayer: next.prayer, day: next.day, begin: $0) }
      }, complete: ShowToday.isComplete(prayers))
  }

  private static func isComplete(_ prayers: [PrayerView]) -> Bool {
    prayers.contains { $0.state.isPrayed }
      && prayers.allSatisfy { $0.state.isPrayed || $0.state.isExcused || $0.state == .undefined }
  }
}

extension PrayerSnapshot {
  /// The Hijri date shown of today: after its maghrib that of tomorrow, where she wishes so.
  fileprivate func hijriDate(_ today: ScheduledDay?) -> HijriDate {
    let isNext =
      settings.isOn(PrayerSettings.hijriFromMaghrib) && today?.events.maghrib?.at.map { $0 <= now } ?? false
    return hijri.date(of: CivilDay(daysSinceEpoch: self.today.daysSinceEpoch + (isNext ? 1 : 0)))
  }
}

extension ShowToday.QiblaView {
  fileprivate init(_ place: PrayerPlace) {
    let qibla = Qibla(latitude: place.latitude, longitude: place.longitude)
    bearing = qibla.bearing.map { ($0 * 100).rounded() / 100 }
    distance = Int(qibla.distance.rounded())
  }
}
