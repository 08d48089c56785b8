package import KernelApplication
package import KernelDomain
import PrayerDomain

package struct ListPlaces: UseCase {
  package static let method = "prayer.listPlaces"
  package static let summary = "Where you were, since when, and how times were worked out there."
  package static let kind = UseCaseKind.inspection

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    /// The earliest first.
    package var places: [Period]

    package static let schema = Schema(
      "The places, the earliest first.",
      [
        .init(
          "places",
          .list(
            Schema(
              "PrayerPeriod", "A place and a calculation, in force until the next one's `from`.",
              [
                .optional("from", ZonedInstant.schema, "Left out for the first, which holds since ever."),
                .optional("name", .text, "What it is called."),
                .init("latitude", .number, "North of the equator.", unit: .of("degrees")),
                .init("longitude", .number, "East of Greenwich.", unit: .of("degrees")),
                .init("zone", .text, "The IANA name of its clocks' zone.", examples: [#""Europe/Prague""#]),
                .init("calculation", CalculationView.schema, "How times are worked out."),
                .init("isCurrent", .flag, "It is in force now."),
              ])), "The earliest first.")
      ])

    package struct Period: Codable, Hashable, Sendable {
      /// Nil for the first, which holds since ever.
      package var from: ZonedInstant?
      package var name: String?
      /// Degrees.
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
