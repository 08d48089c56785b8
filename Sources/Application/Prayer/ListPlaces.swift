package import KernelApplication
package import KernelDomain
import PrayerDomain

package struct ListPlaces: UseCase {
  package static let method = "prayer.listPlaces"
  package static let summary = "List the user's places, with their periods and calculations."
  package static let kind = UseCaseKind.inspection

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    /// The periods that the user spent at different places, in chronological order.
    package var places: [Period]

    package static let schema = Schema(
      "The user's places.",
      [
        .init(
          "places",
          .list(
            Schema(
              "PrayerPeriod", "A place and a calculation, which apply until the next period begins.",
              [
                .optional(
                  "from", ZonedInstant.schema,
                  "The instant at which the period begins; left out for the first, which covers all earlier times."),
                .optional("name", .text, "The name of the place; left out if it has none."),
                .init(
                  "latitude", .number, "The latitude in degrees, negative south of the equator.", unit: .of("degrees")),
                .init(
                  "longitude", .number, "The longitude in degrees, negative west of Greenwich.", unit: .of("degrees")),
                .init("zone", .text, "The IANA name of the place's time zone.", examples: [#""Europe/Prague""#]),
                .init("calculation", CalculationView.schema, "How prayer times are calculated in the period."),
                .init("isCurrent", .flag, "Whether the period applies now."),
              ])), "The periods, earliest first.")
      ])

    package struct Period: Codable, Hashable, Sendable {
      /// The time at which the user came to the place; nil for the first place, whose period has no beginning.
      package var from: ZonedInstant?
      package var name: String?
      /// The latitude in degrees, positive north of the equator. The member `longitude` is also in degrees, positive
      /// east of Greenwich.
      package var latitude: Double
      package var longitude: Double
      package var zone: String
      package var calculation: CalculationView
      package var isCurrent: Bool
    }
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let snapshot = try reader.snapshot()
    let current = snapshot.record.periods.index(at: snapshot.now)
    return Output(
      places: snapshot.record.periods.all.enumerated().map { index, period in
        Output.Period(
          from: period.from.map(snapshot.zoned), name: period.place.name, latitude: period.place.latitude,
          longitude: period.place.longitude, zone: period.place.zone,
          calculation: CalculationView(period.calculation), isCurrent: index == current)
      })
  }
}
