import RunningDomain
import RunningInfrastructure
import TestSupport
import Testing

/// A picture of many runs is thinned, and shows nothing that is hidden.
@Suite struct RunMapPictureTests {
  /// Runs of 1,200 fixes at 3 m/s that turn a little at each.
  private func runs(_ count: Int) throws -> [[RunPosition]] {
    var random = SeededGenerator(seed: 21)
    return try (0..<count).map { _ in
      var position = try #require(RunPosition(latitude: 500_000_000, longitude: 144_000_000))
      var (north, east) = (270.0, 0.0)
      return (0..<1_200).map { _ in
        let turn = Double.random(in: -0.2...0.2, using: &random)
        (north, east) = (north - east * turn / 1.55, east + north * turn * 1.55)
        let longest = max(abs(north), abs(east) / 1.55, 1)
        (north, east) = (north * 270 / longest, east * 270 / longest)
        position = position.moved(north: Int64(north), east: Int64(east))
        return position
      }
    }
  }

  private func points(_ svg: [UInt8]) -> [[Substring]] {
    String(decoding: svg, as: UTF8.self).split(separator: "<polyline points=\"").dropFirst().map {
      $0.prefix { $0 != "\"" }.split(separator: " ")
    }
  }

  @Test func aThinnedPictureShowsOnlyWhatIsNotHidden() throws {
    let lines = try runs(40)
    let hidden = HiddenPlaces(lines.flatMap { [$0[0], $0[$0.count - 1]] }, radius: 300_000, book: "6f0c2a91d3b7e845")
    let shown = lines.flatMap { hidden.shown($0) }
    let plane = RunPlane(shown)
    let scale = 960 / max(plane.width, plane.height)
    func tenths(_ metres: Double) -> Int { Int((metres * scale * 10).rounded()) + 200 }
    let long = plane.lines.filter { $0.count > 1 }
    let drawn = points(RunMapPicture().draw(shown))
    #expect(drawn.count == long.count)
    for (line, whole) in zip(drawn, long) {
      let allowed = Set(whole.map { [tenths($0.x), tenths($0.y)] })
      for point in line {
        let place = try point.split(separator: ",").map { Int((try #require(Double($0)) * 10).rounded()) }
        let around = (-1...1).flatMap { dx in (-1...1).map { dy in [place[0] + dx, place[1] + dy] } }
        #expect(!allowed.isDisjoint(with: around), "\(point) is no position that is shown")
      }
    }
    let (before, after) = (shown.reduce(0) { $0 + $1.count }, drawn.reduce(0) { $0 + $1.count })
    print("40 runs in a picture: \(before) positions are \(after)")
    #expect(after * 2 < before)
  }
}
