import KernelDomain
import RunningDomain
import Testing

@testable import RunningApplication

/// The places that the runner wants hidden, as people write and copy them.
struct PrivatePlacesTests {
  @Test(
    arguments: [
      ("50.0875 14.4214", [[500_875_000, 144_214_000]]),
      ("50.0875 14.4214, 49.1951 16.6068", [[500_875_000, 144_214_000], [491_951_000, 166_068_000]]),
      ("home 50.0875 14.4214, work 49.1951 16.6068", [[500_875_000, 144_214_000], [491_951_000, 166_068_000]]),
      ("50.0875, 14.4214", [[500_875_000, 144_214_000]]), ("50.0875,14.4214", [[500_875_000, 144_214_000]]),
      ("50.0875, 14.4214; 49.1951, 16.6068", [[500_875_000, 144_214_000], [491_951_000, 166_068_000]]),
      ("50.0875N, 14.4214E", [[500_875_000, 144_214_000]]), ("33.9°S 18.4°E", [[-339_000_000, 184_000_000]]),
      ("-33.9 -70.6", [[-339_000_000, -706_000_000]]), ("33.9S, 70.6W", [[-339_000_000, -706_000_000]]),
      ("50,0875 14,4214; 49,1951 16,6068", [[500_875_000, 144_214_000], [491_951_000, 166_068_000]]),
      ("50,0875, 14,4214", [[500_875_000, 144_214_000]]),
    ] as [(String, [[Int]])])
  func whatPeopleWriteIsRead(text: String, places: [[Int]]) {
    #expect(RunningSettings.privatePlaces.takes(.text(text)))
    var settings = Settings()
    settings.values[RunningSettings.privatePlaces.name] = .text(text)
    #expect(settings.privatePlaces.map { [Int($0.latitude), Int($0.longitude)] } == places)
  }

  @Test(
    arguments: [
      "home", "50.0875", "50,0875", "50.0875, 14.4214; 49.1951", "91 14", "50 181", "14.4214E, 50.0875N", "nan nan",
      ",", "50.0875 14.4214 49.1951", Array(repeating: "50 14", count: 21).joined(separator: ", "),
    ])
  func whatNamesNoPlaceIsRefused(text: String) {
    #expect(!RunningSettings.privatePlaces.takes(.text(text)))
  }
}
