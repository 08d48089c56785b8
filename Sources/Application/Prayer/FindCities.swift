package import KernelApplication
import KernelDomain
import PrayerDomain

package struct FindCities: UseCase {
  package static let method = "prayer.findCities"
  package static let summary = "Find cities by name in the system's list of time zones."
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = [.system]

  package struct Input: Described, Equatable {
    package var name: String

    package static let schema = Schema(
      "The text to find.",
      [
        .init(
          "name", .text, "A part of the city's name, in any case and with or without accents; empty for all cities.",
          examples: [#""prague""#])
      ])

    package init(name: String) { self.name = name }
  }

  package struct Output: Described, Equatable {
    package var cities: [FoundCity]

    package static let schema = Schema(
      "The cities found.",
      [
        .init(
          "cities",
          .list(
            Schema(
              "City", "A city after which a time zone is named.",
              [
                .init("name", .text, "The name of the city."),
                .init("zone", .text, "The IANA name of the city's time zone."),
                .init(
                  "latitude", .number, "The latitude in degrees, negative south of the equator.", unit: .of("degrees")),
                .init(
                  "longitude", .number, "The longitude in degrees, negative west of Greenwich.", unit: .of("degrees")),
              ])), "The cities, ordered by name.")
      ])

    package struct FoundCity: Codable, Hashable, Sendable {
      package var name: String
      package var zone: String
      /// The latitude in degrees, positive north of the equator. The member `longitude` is also in degrees, positive
      /// east of Greenwich.
      package var latitude: Double
      package var longitude: Double
    }
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let all = try reader.zones.cities()
    let found = input.name.isEmpty ? all : CitySearch.cities(containing: input.name, among: all)
    return Output(
      cities: found.sorted { ($0.name, $0.zone) < ($1.name, $1.zone) }.map { city in
        Output.FoundCity(name: city.name, zone: city.zone, latitude: city.latitude, longitude: city.longitude)
      })
  }
}
