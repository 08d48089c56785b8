package import KernelApplication
package import KernelDomain
import PrayerDomain

/// Says where she is, from an instant on; what had begun before keeps its times.
package struct SetPlace: UseCase {
  package static let method = "prayer.setPlace"
  package static let summary = "Say where you are, from now on or since some time; earlier times stay."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces = PrayerEvents.placeDescriptions

  /// A place and an instant in one object: the members of `PlaceInput` stand beside `from`, and what
  /// is none of them is refused.
  package struct Input: Described, Equatable {
    package var city: String?
    package var latitude: Double?
    package var longitude: Double?
    package var zone: String?
    package var name: String?
    package var from: ZonedInstant?

    package static let schema = Schema(
      "A city, or a latitude and a longitude, and from when on; name or zone alone change those of the place where you are.",
      PlaceInput.members + [.optional("from", ZonedInstant.schema, "Left out, from now on.")])

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

    package static let schema = Schema(
      "The place, and what became of today's times.",
      [
        .optional("change", .ordinal, "The number of the change; left out where she was there already."),
        .init("place", PlaceName.schema, "The place."),
        .optional("from", ZonedInstant.schema, "Left out where it holds since ever, as the first place does."),
        .init("isCity", .flag, "It is a city of the list: 1° of longitude from its middle is 4 minutes."),
        .init("takesSystemZone", .flag, "No zone was named: it is the one that the machine's clock is set to."),
        .optional(
          "doubtfulNoon", Schema(.text(pattern: "^[0-9]{2}:[0-9]{2}$")),
          "What the clocks would show when the sun is highest, where the zone may be wrong.", examples: [#""06:12""#]),
        .init("before", .list(PrayerView.schema), "Today's prayers before it."),
        .init("after", .list(PrayerView.schema), "Today's prayers now."),
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
      let calculation = try CalculationInput().applied(to: known?.calculation)
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
          doubtfulNoon: try doubtfulNoon(of: place, on: then.today), before: before.prayersToday,
          after: then.prayersToday)
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
  /// The day's prayers; none without a place.
  var prayersToday: [PrayerView] {
    guard let scheduled = schedule?.day(today), let day = states.days(today...today).first else { return [] }
    return Prayer.allCases.map { PrayerView($0, day, scheduled, zoned: zoned) }
  }
}

extension SetPlace.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    changed && change != nil
      ? [BookEvent(PrayerEvents.placeChanged, PrayerEvents.PlaceChanged(name: place.name))] : []
  }
}
