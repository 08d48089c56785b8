package import KernelApplication
package import KernelDomain
import PrayerDomain

/// Sets the user's place from now on, or from another time on. Prayers before that time keep their times.
package struct SetPlace: UseCase {
  package static let method = "prayer.setPlace"
  package static let summary = "Set the user's place, from now or another time on; earlier times are not changed."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces = PrayerEvents.placeDescriptions

  /// The place, and the time from which it applies: the members of `PlaceInput` and `from` in one flat JSON object.
  /// Other members are refused.
  package struct Input: Described, Equatable {
    package var city: String?
    package var latitude: Double?
    package var longitude: Double?
    package var zone: String?
    package var name: String?
    package var from: ZonedInstant?

    package static let schema = Schema(
      "The place: a city or coordinates; `name` or `zone` alone changes the name or zone of the current place.",
      PlaceInput.members + [
        .optional("from", ZonedInstant.schema, "The instant from which the place applies; if left out, now.")
      ])

    package init(_ place: PlaceInput, from: ZonedInstant? = nil) {
      city = place.city
      latitude = place.latitude
      longitude = place.longitude
      zone = place.zone
      name = place.name
      self.from = from
    }

    fileprivate var place: PlaceInput {
      PlaceInput(city: city, latitude: latitude, longitude: longitude, zone: zone, name: name)
    }
  }

  package struct Output: Described, Equatable {
    package var change: Int?
    package var place: PlaceName
    package var from: ZonedInstant?
    package var isCity: Bool
    package var takesSystemZone: Bool
    package var doubtfulNoon: String?
    package var before: [PrayerView]
    package var after: [PrayerView]
    /// The code of the zone of Malaysia that was removed because it belonged to the previous place; nil if there was
    /// none.
    package var droppedZone: String?
    /// True if London's timetable, which is valid only in London, was replaced by the moonsighting method.
    package var leftLondon: Bool

    package static let schema = Schema(
      "The new place, and its effect on today's prayers.",
      [
        .optional(
          "change", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
        .init("place", PlaceName.schema, "The new place."),
        .optional(
          "from", ZonedInstant.schema,
          "The instant at which the place's period begins; left out for the first, which covers all earlier times."),
        .init(
          "isCity", .flag,
          "Whether a city was given; away from its centre, times differ by 4 minutes per degree of longitude."),
        .init("takesSystemZone", .flag, "Whether the time zone is the system's, because none was given."),
        .optional(
          "doubtfulNoon", Schema(.text(pattern: "^[0-9]{2}:[0-9]{2}$")),
          "The local time at which the sun is highest, if it suggests a wrong time zone; left out otherwise.",
          examples: [#""06:12""#]),
        .init("before", .list(PrayerView.schema), "Today's prayers before the change."),
        .init("after", .list(PrayerView.schema), "Today's prayers after the change."),
        .optional(
          "droppedZone", .text,
          """
          The zone of Malaysia that no longer applies, because it belonged to the previous place; left out if there \
          was none.
          """,
          examples: [#""WLY01""#]),
        .init(
          "leftLondon", .flag,
          "Whether the moonsighting method replaced the timetable of London, which applies only in London."),
      ])
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let now = reader.now()
    let changed = try reader.repository.change { (record) throws(Failure) in
      let before = try reader.snapshot(of: record, at: now)
      let from = input.from?.instant ?? now
      let known = record.periods.index(at: from).map { record.periods.all[$0] }
      let (place, takesSystemZone) = try input.place.place(reader.zones, known: known?.place)
      let isElsewhere =
        known.map { $0.place.latitude != place.latitude || $0.place.longitude != place.longitude } ?? false
      var calculation = try CalculationInput().applied(to: known?.calculation)
      let zone = calculation.jakimZone
      if isElsewhere { calculation = calculation.withoutZone }
      let leavesLondon =
        calculation.method == .named(.londonUnified)
        && MethodNote(PrayerPeriod(from: from, place: place, calculation: calculation), reader.zones).atHome != true
      if leavesLondon { calculation.method = .named(.moonsighting) }
      let period = PrayerPeriod(from: from, place: place, calculation: calculation)
      let isNew = known?.place != place
      var after = record
      if isNew { after.apply(.putPeriod(period)) }
      let then = try reader.snapshot(of: after, at: now)
      return (
        isNew ? [PrayerEdit.putPeriod(period)] : [],
        Output(
          place: PlaceName(place), from: after.periods.all.first { $0.place == place }?.from.map(then.zoned),
          isCity: input.city != nil, takesSystemZone: takesSystemZone,
          doubtfulNoon: try doubtfulNoon(of: place, on: then.today),
          before: before.prayersToday(seenFrom: place),
          after: then.prayersToday, droppedZone: isElsewhere ? zone?.code : nil, leftLondon: leavesLondon)
      )
    }
    var output = changed.value
    output.change = changed.number
    return output
  }

  private func doubtfulNoon(of place: PrayerPlace, on day: CivilDay) throws(Failure) -> String? {
    let doubt = PlaceDoubt(of: place, zone: try reader.zones.rules(of: place.zone), on: day)
    return doubt.map { String($0.noon.description.prefix(5)) }
  }
}

extension PrayerSnapshot {
  /// Today's prayers; empty if no place is set.
  var prayersToday: [PrayerView] {
    guard let scheduled = schedule?.day(today), let day = states.days(today...today).first else { return [] }
    return Prayer.allCases.map { PrayerView($0, day, scheduled, zoned: zoned) }
  }

  /// Returns today's prayers as they were before the user moved to another place: by the clock of the place until then.
  fileprivate func prayersToday(seenFrom place: PrayerPlace) -> [PrayerView] {
    guard let here = period?.place, !here.isSame(as: place) else { return prayersToday }
    return prayersToday.map { view in
      var view = view
      view.place = view.begin.map { _ in PlaceName(here) }
      return view
    }
  }
}

extension SetPlace.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    changed && change != nil
      ? [BookEvent(PrayerEvents.placeChanged, PrayerEvents.PlaceChanged(name: place.name))] : []
  }
}
