import KernelPresentation
import PresentationTestSupport
import TestSupport
import Testing

@Suite struct MapThinningTests {
  private static func runs(_ count: Int, positions: Int = 100, seed: UInt64 = 4) -> [[RouteMap.Position]] {
    var random = SeededGenerator(seed: seed)
    return SampleRoutes.runs(count, positions: positions, by: &random)
  }

  /// The squares of 12 units that lines pass in the picture.
  private func squares(_ lines: [[RouteMap.Position]], _ frame: MapFrame) -> Set<[Int]> {
    var all: Set<[Int]> = []
    for line in lines {
      let places = line.map { frame.place($0) }
      for (start, end) in zip(places, places.dropFirst()) {
        let steps = max(abs(end.x - start.x), abs(end.y - start.y), 1)
        for step in 0...steps {
          let x = start.x + (end.x - start.x) * step / steps
          let y = start.y + (end.y - start.y) * step / steps
          all.insert([x / 12, y / 12])
        }
      }
    }
    return all
  }

  @Test func aFewRunsAreDrawnWhole() {
    let lines = MapThinningTests.runs(60)
    #expect(MapThinning(MapFrame(lines)).thinned(lines) == lines)
  }

  /// What is left out lies within a few widths of a line of what is drawn, and every drawn position is a run's.
  @Test func manyRunsLookTheSame() {
    let lines = MapThinningTests.runs(400)
    let frame = MapFrame(lines)
    let thinned = MapThinning(frame).thinned(lines)
    let count = thinned.reduce(0) { $0 + $1.count }
    #expect(count <= MapThinning.most && count > 1_000)
    #expect(Set(thinned.joined()).isSubset(of: lines.joined()))
    let near = Set(
      squares(thinned, frame).flatMap { square in
        (-1...1).flatMap { dx in (-1...1).map { dy in [square[0] + dx, square[1] + dy] } }
      })
    #expect(squares(lines, frame).isSubset(of: near))
  }

  /// However far runs go and however many they are, a picture has no more positions.
  @Test(arguments: [(3_000, 30), (300, 900)])
  func noMapHasMorePositions(_ count: Int, _ positions: Int) {
    let lines = MapThinningTests.runs(count, positions: positions, seed: 9)
    let thinned = MapThinning(MapFrame(lines)).thinned(lines)
    #expect(thinned.reduce(0) { $0 + $1.count } <= MapThinning.most)
    #expect(thinned.allSatisfy { $0.count > 1 })
  }
}
