import Testing

@testable import KernelPresentation

@Suite struct CoordinatesTests {
  @Test func coordinatesAreReadAsPeopleWriteThem() throws {
    for text in ["50.08, 14.43", "50.08,14.43", "50.08 14.43", "50,08 14,43", "50,08; 14,43", "50.08N 14.43E"] {
      let place = try #require(Coordinates(text), "\(text)")
      #expect(place.latitude == 50.08 && place.longitude == 14.43, "\(text)")
    }
    let south = try #require(Coordinates("33.9S, 18.4e"))
    #expect(south.latitude == -33.9 && south.longitude == 18.4)
    #expect(Coordinates("-33.9,-70.6") == Coordinates("33.9°S 70.6°W"))
  }

  @Test(arguments: ["", "Prague", "50.08", "50.08, 14.43, 200", "50.08,", "nan, 14", "50.08E 14.43N", "inf inf"])
  func otherTextsAreNoCoordinates(_ text: String) {
    #expect(Coordinates(text) == nil)
  }
}
