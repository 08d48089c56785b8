import RunningDomain
import TestSupport
import Testing

@Suite struct HiddenPlacesTests {
  private static let book = "6f0c2a91d3b7e845"

  /// Places that lie close together, as the starts of many runs do, hide what each of them hides alone.
  @Test func manyPlacesHideWhatEachHides() throws {
    var random = SeededGenerator(seed: 5)
    let homes: [(Int64, Int64)] = [(500_000_000, 144_000_000), (500_090_000, 144_100_000), (-3_000_000, 10_000_000)]
    func near(_ spread: Int64) throws -> RunPosition {
      let home = homes[Int.random(in: 0..<3, using: &random)]
      return try #require(
        RunPosition(
          latitude: home.0 + Int64.random(in: -spread...spread, using: &random),
          longitude: home.1 + Int64.random(in: -spread...spread, using: &random)))
    }
    let places = try (0..<120).map { number in try near(number.isMultiple(of: 3) ? 20_000 : 600) }
    let all = HiddenPlaces(places, radius: 300_000, book: HiddenPlacesTests.book)
    let each = places.map { HiddenPlaces([$0], radius: 300_000, book: HiddenPlacesTests.book) }
    var hidden = 0
    for _ in 0..<2_000 {
      let position = try near(60_000)
      let isHidden = each.contains { $0.hides(position) }
      #expect(all.hides(position) == isHidden)
      if isHidden { hidden += 1 }
    }
    #expect((200...1_800).contains(hidden))
  }

  /// East of 180 degrees the places go on in the west, so that the place at which a run begins there is hidden, too.
  @Test(arguments: [1_800_000_000, 1_799_999_000, -1_800_000_000, -1_799_999_000] as [Int64])
  func aPlaceAtTheDateLineIsHidden(_ longitude: Int64) throws {
    let place = try #require(RunPosition(latitude: -168_000_000, longitude: longitude))
    for turn in ["0000", "4000", "8000", "c000"] {
      #expect(HiddenPlaces([place], radius: 1_000_000, book: turn).hides(place), "\(turn)")
    }
  }

  @Test func noPlaceHidesNothing() throws {
    let position = try #require(north(0))
    #expect(!HiddenPlaces([], radius: 300_000, book: HiddenPlacesTests.book).hides(position))
  }
}
