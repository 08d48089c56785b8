import Formats
import TestSupport
import Testing

@Suite struct ZoneTableTests {
  @Test func aLineIsAPlace() throws {
    let lines = [
      "# country\tposition\tzone", "CZ\t+5005+01426\tEurope/Prague",
      "US\t+404251-0740023\tAmerica/New_York\tEastern (most areas)", "AQ\t-6617+11031\tAntarctica/Casey\tCasey", "",
    ]
    let places = ZoneTable.places(Array(lines.joined(separator: "\n").utf8))
    #expect(places.map(\.zone) == ["Europe/Prague", "America/New_York", "Antarctica/Casey"])
    #expect(places.map { ($0.latitude * 10_000).rounded() } == [500_833, 407_142, -662_833])
    #expect(places.map { ($0.longitude * 10_000).rounded() } == [144_333, -740_064, 1_105_167])
  }

  @Test(arguments: [
    "CZ", "CZ\t+5005+01426", "CZ\t5005+01426\tEurope/Prague", "CZ\t+5005\tEurope/Prague",
    "CZ\t+50+01426\tEurope/Prague",
    "CZ\t+5065+01426\tEurope/Prague", "CZ\t+9105+01426\tEurope/Prague", "CZ\t+5005+18100\tEurope/Prague",
    "CZ\t+5005+01426\t../Prague", "CZ\t+5005+01426\t", "CZ\t+50a5+01426\tEurope/Prague",
  ])
  func anotherLineIsNone(line: String) {
    #expect(ZoneTable.places(Array(line.utf8)).isEmpty)
  }

  @Test func theSystemsPlacesHaveZones() throws {
    let zones = TimeZoneDatabase(folder: "/usr/share/zoneinfo")
    let places = try #require(zones.places())
    #expect(places.count > 300)
    #expect(places.allSatisfy { zones.rules($0.zone) != nil })
    #expect(Set(places.map(\.zone)).count == places.count)
  }

  @Test func aSystemWithoutZonesHasNoPlaces() {
    let folder = TemporaryFolder()
    #expect(TimeZoneDatabase(folder: folder.path).places() == nil)
    #expect(TimeZoneDatabase(folder: folder.path).folder == folder.path)
  }
}
