import KernelDomain
import PrayerDomain
import TestSupport
import Testing

@Suite struct PrayerPeriodsTests {
  @Test(arguments: [-90, 89.1, -89.0001, .nan, .infinity, 200]) func latitudesHaveARange(latitude: Double) {
    #expect(throws: PrayerInputError.outside(.latitude, -89...89)) {
      try PrayerPlace(latitude: latitude, longitude: 0, zone: "UTC")
    }
  }

  @Test(arguments: [-180.1, 180.1, .nan]) func longitudesHaveARange(longitude: Double) {
    #expect(throws: PrayerInputError.outside(.longitude, -180...180)) {
      try PrayerPlace(latitude: 0, longitude: longitude, zone: "UTC")
    }
  }

  @Test func coordinatesAreKeptToFourDecimals() throws {
    let place = try PrayerPlace(latitude: 50.087512345, longitude: -14.42138, zone: "Europe/Prague")
    #expect(place.latitude == 50.0875)
    #expect(place.longitude == -14.4214)
  }

  @Test func farNoonsAreDoubted() throws {
    let zones = Zones()
    let doubt = try PlaceDoubt(
      of: PrayerPlace(latitude: 50, longitude: 14.4, zone: "Asia/Tokyo"), zone: zones("Asia/Tokyo"),
      on: day("2026-11-22"))
    #expect(doubt?.noon.description.prefix(5) == "19:48")
    // Ürümqi keeps Beijing's time, Nuuk and Apia their own.
    for (longitude, zone) in [(87.6, "Asia/Shanghai"), (-51.7, "America/Nuuk"), (-171.8, "Pacific/Apia")] {
      let place = try PrayerPlace(latitude: 40, longitude: longitude, zone: zone)
      #expect(try PlaceDoubt(of: place, zone: zones(zone), on: day("2026-11-22")) == nil)
    }
  }

  @Test func theFirstPeriodHoldsSinceEver() throws {
    let noon = try #require(Timestamp("2026-11-22T12:00:59Z"))
    var periods = PrayerPeriods()
    periods.put(try Places.period("Prague", from: noon))
    #expect(periods.all.map(\.from) == [nil])
    periods.put(try Places.period("Makkah", from: noon))
    periods.put(try Places.period("Tromsø", from: noon + -86_400_000))
    #expect(periods.all.map(\.place.name) == ["Prague", "Tromsø", "Makkah"])
    #expect(periods.all.last?.from?.description == "2026-11-22T12:00:00Z")
    // The same minute replaces.
    periods.put(try Places.period("Sydney", from: noon + -5_000))
    #expect(periods.all.map(\.place.name) == ["Prague", "Tromsø", "Sydney"])
    periods.put(try Places.period("Apia"))
    #expect(periods.all.map(\.place.name) == ["Apia", "Tromsø", "Sydney"])
    #expect(periods.index(at: noon) == 2)
    #expect(periods.index(at: noon + -86_400_000) == 1)
    #expect(periods.index(at: noon + -86_460_000) == 0)
    periods.remove(from: nil)
    #expect(periods.all.map(\.from) == [nil, noon + -59_000])
    #expect(periods.all.map(\.place.name) == ["Tromsø", "Sydney"])
  }

  @Test func citiesAreFoundByTheLastPartOfTheirZone() {
    let cities = ["America/Sao_Paulo", "Atlantic/Reykjavik", "America/Kentucky/Louisville", "America/Louisville"].map {
      City(zone: $0, latitude: 0, longitude: 0)
    }
    for name in ["sao paulo", "SÃO_PAULO", " Sa\u{303}o  Paulo", "America/Sao_Paulo"] {
      #expect(CitySearch.cities(named: name, among: cities).map(\.name) == ["Sao Paulo"])
    }
    #expect(CitySearch.cities(named: "Reykjavík", among: cities).count == 1)
    #expect(CitySearch.cities(named: "Louisville", among: cities).count == 2)
    #expect(CitySearch.cities(named: "Paulo", among: cities).isEmpty)
    #expect(CitySearch.cities(named: "", among: cities).isEmpty)
    #expect(CitySearch.cities(containing: "paul", among: cities).count == 1)
    #expect(CitySearch.cities(near: "São Vicente", among: cities).map(\.name) == ["Sao Paulo"])
    #expect(CitySearch.cities(near: "Sa", among: cities).map(\.name) == ["Sao Paulo"])
    #expect(CitySearch.cities(near: "Se", among: cities).isEmpty)
    #expect(CitySearch.cities(near: "", among: cities).isEmpty)
  }
}
