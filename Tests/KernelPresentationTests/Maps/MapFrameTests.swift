import KernelDomain
import Testing

@testable import KernelPresentation

@Suite struct MapFrameTests {
  private func position(_ latitude: Double, _ longitude: Double) -> RouteMap.Position {
    RouteMap.Position(Int32((latitude * 1e7).rounded()), Int32((longitude * 1e7).rounded()))
  }

  /// A square kilometre at 60 degrees: a degree of longitude is half as long as one of latitude there.
  @Test func bothDirectionsHaveOneScale() {
    let (south, west) = (60.0, 14.0)
    let corners = [
      position(south, west), position(south + 0.009, west), position(south + 0.009, west + 0.018),
      position(south, west + 0.018),
    ]
    let frame = MapFrame([corners])
    let places = corners.map { frame.place($0) }
    let (height, width) = (places[0].y - places[1].y, places[2].x - places[1].x)
    #expect(height == MapFrame.height - 160)
    #expect(abs(height - width) <= 1)
    #expect(abs(frame.reach.height - 1_000_754) < 10 && abs(frame.reach.width - 1_000_619) < 200)
    #expect(abs(frame.length(1_000_754) - height) <= 1)
  }

  @Test func northIsUpAndEastIsRight() {
    let frame = MapFrame([[position(50, 14), position(50.01, 14.01)]])
    let (start, end) = (frame.place(position(50, 14)), frame.place(position(50.01, 14.01)))
    #expect(end.y < start.y && end.x > start.x)
  }

  /// Fiji: 200 metres, not around the earth.
  @Test(arguments: [false, true]) func aWayOverTheAntimeridianStaysInOnePiece(_ goesWest: Bool) {
    let way = [position(-17, 179.999), position(-17, -179.999)]
    let frame = MapFrame([goesWest ? way.reversed() : way])
    #expect(abs(frame.reach.width - 212_670) < 100 && frame.reach.height == 0)
    let (west, east) = (frame.place(way[0]), frame.place(way[1]))
    #expect(west.x == 80 && east.x == MapFrame.width - 80 && west.y == MapFrame.height / 2)
  }

  /// One place, the pole, and nothing at all stay within the picture.
  @Test func whatHasNoSizeStandsInTheMiddle() {
    let place = position(50, 14)
    #expect(MapFrame([[place]]).place(place) == (MapFrame.width / 2, MapFrame.height / 2))
    let pole = [position(90, 0), position(90, 170)]
    for position in pole {
      let shown = MapFrame([pole]).place(position)
      #expect((0...MapFrame.width).contains(shown.x) && shown.y == MapFrame.height / 2)
    }
    #expect(MapFrame([]).millimetresAcross > 0)
  }

  /// Fifty metres fill the picture, whatever is less.
  @Test func aShortWayIsNotDrawnLargerThanItIs() {
    let frame = MapFrame([[position(50, 14), position(50.000_01, 14)]])
    #expect(frame.length(50_000) == MapFrame.height - 160)
  }
}
