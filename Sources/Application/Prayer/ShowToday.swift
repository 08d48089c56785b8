package import KernelApplication
package import KernelDomain
package import PrayerDomain

package struct ShowToday: UseCase {
  package static let method = "prayer.showToday"
  package static let summary = "Show today's prayers, with their times at the user's place and their records."
  package static let kind = UseCaseKind.inspection

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var day: CivilDay
    package var now: ZonedInstant
    package var hijri: HijriDay
    package var place: PlaceName?
    package var qibla: QiblaView?
    /// The day's five prayers in chronological order; empty for a day that does not exist, because local clocks
    /// skipped it.
    package var prayers: [PrayerView]
    package var sunrise: ZonedInstant?
    /// The place in whose local time `sunrise` is given; nil if it is the user's current place.
    package var sunrisePlace: PlaceName?
    /// Prayers of earlier days whose time has not ended yet, such as yesterday's Isha after midnight.
    package var open: [PrayerView]
    package var upcoming: Upcoming?
    package var complete: Bool
    /// Changes of the calculation that would help: each would give a time to a prayer that has none today.
    package var helps: [UndefinedHelp]
    /// The first day of the user's current journey; nil if the user is not on a journey.
    package var journey: CivilDay?
    /// The number of recorded excuses for a journey or illness about which the user still has to decide, because these
    /// reasons excuse nobody from prayers.
    package var toReview: Int
    /// When today's fast begins and ends; nil if Fajr or Maghrib has no time, or if no place is set.
    package var fast: FastToday?

    package static let schema = Schema(
      "The prayers of the current day.",
      [
        .init("day", CivilDay.schema, "The current day at the user's place."),
        .init("now", ZonedInstant.schema, "The instant of the answer."),
        .init(
          "hijri", HijriDay.schema,
          "The Hijri date, which changes at Maghrib if the setting `prayer.hijriFromMaghrib` is on."),
        .optional("place", PlaceName.schema, "The user's place; left out if none is set."),
        .optional(
          "qibla",
          Schema(
            "Qibla", "The direction and distance of the Kaaba.",
            [
              .optional(
                "bearing", .number, "The bearing in degrees, clockwise from true north; left out if it is not defined.",
                unit: .of("degrees")),
              .init("distance", .integer, "The distance to the Kaaba, in metres.", unit: .metres),
            ]), "The direction and distance of the Kaaba; left out if no place is set."),
        .init("prayers", .list(PrayerView.schema), "The five prayers, in the order of the day."),
        .optional(
          "sunrise", ZonedInstant.schema, "The time of sunrise; left out if there is none, or if no place is set."),
        .optional(
          "sunrisePlace", PlaceName.schema,
          "The place by whose clock `sunrise` is given; left out if it is the user's current place."),
        .init("open", .list(PrayerView.schema), "Prayers of earlier days that can still be prayed in time."),
        .optional(
          "upcoming", ShowToday.Upcoming.schema,
          "The next prayer to begin; left out if there is none, or if no place is set."),
        .init(
          "complete", .flag, "Whether all prayers that have a time are prayed or excused, and at least one is prayed."),
        .init(
          "helps", .list(UndefinedHelp.schema), "The choices that give a time to a prayer of today that has none."),
        .optional("journey", CivilDay.schema, "The first day of the journey under way; left out if there is none."),
        .init(
          "toReview", .integer, "The number of older excuses for a journey or illness that can be settled.",
          unit: .of("excuses")),
        .optional("fast", FastToday.schema, "The times of a fast today; left out if Fajr or Maghrib has no time."),
      ])
  }

  package struct Upcoming: Codable, Hashable, Sendable {
    package var prayer: Prayer
    package var day: CivilDay
    package var begin: ZonedInstant

    static let schema = Schema(
      "UpcomingPrayer", "The next prayer to begin.",
      [
        .init("prayer", Prayer.schema, "The prayer."), .init("day", CivilDay.schema, "The day of the prayer."),
        .init("begin", ZonedInstant.schema, "The time at which the prayer begins."),
      ])
  }

  package struct QiblaView: Codable, Hashable, Sendable {
    /// The direction to Makkah as a bearing in degrees clockwise from true north, with two decimals; nil at a place
    /// within a kilometre of the Kaaba or of the opposite point on the earth.
    package var bearing: Double?
    /// The distance to Makkah in metres.
    package var distance: Int
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let snapshot = try reader.recentSnapshot()
    let today = snapshot.today
    let around = PrayerWindow.days(around: today)
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
      sunrisePlace: (times?.events.sunrise?.at).flatMap(snapshot.otherPlace),
      open: shown.joined().filter { $0.day < today && $0.state == .due },
      upcoming: next.flatMap { next in
        next.begin.map { Upcoming(prayer: next.prayer, day: next.day, begin: $0) }
      }, complete: ShowToday.isComplete(prayers),
      helps: times.flatMap { snapshot.schedule?.helps(on: $0) } ?? [],
      journey: snapshot.record.journeys.last { $0.contains(today) }?.from, toReview: snapshot.record.toReview.count,
      fast: times.flatMap { FastToday($0, snapshot) })
  }

  private static func isComplete(_ prayers: [PrayerView]) -> Bool {
    prayers.contains { $0.state.isPrayed }
      && prayers.allSatisfy { $0.state.isPrayed || $0.state.isExcused || $0.state == .undefined }
  }
}

/// The times of today's fast, and what is recorded about it.
package struct FastToday: Codable, Hashable, Sendable {
  /// Whether today is a day of Ramadan according to the user's Hijri calendar.
  package var isRamadan: Bool
  package var imsak: ZonedInstant
  package var fajr: ZonedInstant
  package var iftar: ZonedInstant
  package var status: FastStatus?
  /// True if no fast is recorded for today and the user is excused today for a reason after which fasts are usually
  /// made up.
  package var suggestsOwed: Bool

  static let schema = Schema(
    "FastToday", "The times of a fast today, and what is recorded about it.",
    [
      .init("isRamadan", .flag, "Whether today is a day of Ramadan by the user's calendar."),
      .init("imsak", ZonedInstant.schema, "The time of imsak, before or at Fajr."),
      .init("fajr", ZonedInstant.schema, "The beginning of Fajr."),
      .init("iftar", ZonedInstant.schema, "The time at which the fast ends, the beginning of Maghrib."),
      .optional("status", FastStatus.schema, "What is recorded; left out if nothing is."),
      .init(
        "suggestsOwed", .flag,
        "Whether nothing is recorded, and an excuse of today suggests that the user has to make up the fast."),
    ])

  init?(_ day: ScheduledDay, _ snapshot: PrayerSnapshot) {
    guard let fajr = day.events.fajr?.at, let maghrib = day.events.maghrib?.at else { return nil }
    isRamadan = snapshot.fasts.isRamadan(day.day)
    let method = day.events.fajr.map { snapshot.record.periods.all[$0.period].calculation.method }
    imsak = snapshot.zoned(fajr + Int64(-snapshot.imsak(method) * 60_000))
    self.fajr = snapshot.zoned(fajr)
    iftar = snapshot.zoned(maghrib)
    status = snapshot.record.fasts[day.day]?.status
    suggestsOwed = isRamadan && status == nil && snapshot.isExcusedFromFast(on: day.day)
  }
}

extension PrayerSnapshot {
  /// Whether an excuse for menstruation or childbirth covers any of the day's prayers from Fajr to Asr.
  func isExcusedFromFast(on day: CivilDay) -> Bool {
    record.excuses.contains { excuse in
      (excuse.reason == .menses || excuse.reason == .postnatal)
        && [Prayer.fajr, .dhuhr, .asr].contains { excuse.contains(PrayerOfDay($0, of: day)) }
    }
  }
}

extension PrayerSnapshot {
  /// Returns the Hijri date to show for today. If the user's setting says that the date changes at Maghrib (sunset),
  /// tomorrow's date is shown after Maghrib.
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
