package import KernelApplication
import KernelDomain
import PrayerDomain

package struct FindCities: UseCase {
  package static let method = "prayer.findCities"
  package static let summary = "Cities whose names hold a text, out of this machine's list of time zones."
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = [.system]

  package struct Input: Described, Equatable {
    package var name: String

    package static let schema = Schema(
      "A part of the name.",
      [.init("name", .text, "Whatever its case and accents; empty for all.", examples: [#""prague""#])])

    package init(name: String) {
      self.name = name
    }
  }

  package struct Output: Described, Equatable {
    package var cities: [FoundCity]

    package static let schema = Schema(
      "The cities, by name.",
      [
        .init(
          "cities",
          .list(
            Schema(
              "City", "A city that a time zone is named after.",
              [
                .init("name", .text, "Its name."), .init("zone", .text, "The zone's IANA name."),
                .init("latitude", .number, "North of the equator.", unit: .of("degrees")),
                .init("longitude", .number, "East of Greenwich.", unit: .of("degrees")),
              ])), "By name.")
      ])

    package struct FoundCity: Codable, Hashable, Sendable {
      package var name: String
      package var zone: String
      /// Degrees.
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
