import KernelDomain
import RunningDomain
import Testing

/// Runs on Taveuni in Fiji, which the meridian of 180 degrees crosses.
@Suite struct DateLineTests {
  /// Just east of 180 degrees at a unit of 1e-7 degrees, about a centimetre here: 179.9999999 E, 180, 179.9999999 W.
  private static func position(_ east: Int64, _ north: Int64 = 0) throws -> RunPosition {
    let start = try #require(RunPosition(latitude: -168_000_000, longitude: 1_800_000_000))
    return start.moved(north: north, east: east)
  }

  /// A run of 2 km to the east that begins so far east of the meridian, at 4 m/s with a fix every five seconds.
  private static func run(from east: Int64) throws -> Run {
    var recorded = RecordedRun(source: "Watch")
    for number in 0...100 {
      // 20 m are 1,877 units here.
      var fix = RunFix(time: at(Int64(number) * 5_000))
      fix.position = try position(east + Int64(number) * 1_877)
      recorded.fixes.append(fix)
    }
    return try recorded.run()
  }

  @Test func positionsGoOnBeyondTheMeridian() throws {
    let (west, east) = (try DateLineTests.position(-30), try DateLineTests.position(70))
    #expect(west.longitude == 1_799_999_970 && east.longitude == -1_799_999_930)
    #expect(west.east(to: east) == 100 && east.east(to: west) == -100)
    #expect(abs(west.metres(to: east) - 0.01 * 100 * 1.0656) < 0.01)
    #expect(try DateLineTests.position(0).longitude == -1_800_000_000)
  }

  /// The samples of a run over the meridian lie on its line, as those of the same run elsewhere do.
  @Test func aRunOverTheMeridianIsSampledAlongItsLine() throws {
    let over = MeasuredRun(try DateLineTests.run(from: -94_321))
    let before = MeasuredRun(try DateLineTests.run(from: -1_094_321))
    #expect(abs(over.length - before.length) < 20 && (1_990_000...2_010_000).contains(over.length))
    let (route, other) = (try #require(over.route.value), try #require(before.route.value))
    #expect(route.samples.count == 21 || route.samples.count == 22)
    #expect(route.samples.contains { $0.longitude > 0 } && route.samples.contains { $0.longitude < 0 })
    #expect(route.samples.count == other.samples.count)
    for (sample, same) in zip(route.samples, other.samples) {
      let east = sample.moved(north: 0, east: -1_000_000).east(to: same)
      #expect(sample.latitude == same.latitude && abs(east) <= 5, "they differ by roundings of lengths alone")
    }
    for (sample, next) in zip(route.samples, route.samples.dropFirst()) { #expect(sample.metres(to: next) < 101) }
  }

  /// Runs whose starts lie on either side of the meridian, within 200 m, are one route, and so are they elsewhere.
  @Test(arguments: [0, -1_000_000, 1_000_000] as [Int64])
  func runsThatBeginOnEitherSideAreOneRoute(_ east: Int64) throws {
    let routes = try [-5_000, 5_000, -2_000, 2_000].map { offset in
      try #require(MeasuredRun(try DateLineTests.run(from: east + offset)).route.value)
    }
    for one in routes {
      for other in routes { #expect(RouteRule(one).share(other).map { $0 > 0.9 } == true) }
    }
    let found = RunRoutes(
      routes.enumerated().map { number, route in
        let time = start + Int64(number) * 86_400_000
        return RunRoutes.Entry(run: RunID(start: time), start: time, route: route)
      })
    #expect(found.routes.map(\.count) == [4])
  }

  /// Nearer to the poles squares are wider; runs on both sides of where that changes are one route, too.
  @Test(arguments: [600_000_000, -600_000_000, 800_000_000, 0] as [Int64])
  func runsOnBothSidesOfAParallelAreOneRoute(_ latitude: Int64) throws {
    func route(_ north: Int64) throws -> RunRoute {
      let samples = try (0...11).map { index in
        try #require(
          RunPosition(latitude: latitude + north, longitude: 1_239_999_000 + Int64(min(index, 10)) * 20_000))
      }
      return try #require(RunRoute(samples, length: 1_000_000))
    }
    let found = RunRoutes(
      try ([-2_000, 2_000] as [Int64]).enumerated().map { number, north in
        let time = start + Int64(number) * 86_400_000
        return RunRoutes.Entry(run: RunID(start: time), start: time, route: try route(north))
      })
    #expect(found.routes.map(\.count) == [2])
  }

  /// Most starts lie on either side of the meridian, and the run elsewhere lies between them as numbers go.
  @Test func theMedianIsWhereMostPositionsAre() throws {
    let near = try (-3...3).map { try DateLineTests.position(Int64($0) * 1_000) }
    let greenwich = try #require(RunPosition(latitude: 514_000_000, longitude: 10))
    let middle = try #require(RunPosition.median(of: near + [greenwich]))
    #expect(near.allSatisfy { $0.metres(to: middle) < 100 })
    func median(_ longitudes: [Int64]) -> Int32? {
      RunPosition.median(of: longitudes.compactMap { RunPosition(latitude: 5, longitude: $0) })?.longitude
    }
    #expect(median([-1_000_000_000, 10, 1_000_000_000]) == 1_000_000_000, "two of three lie beyond 90 degrees")
    #expect(median([-10, 10, 150_000_000]) == 10)
  }

  /// The map of runs on both sides is no wider than the runs.
  @Test func aMapOverTheMeridianIsNotAsWideAsTheEarth() throws {
    let lines = try [-94_321, 20_000].map { east in
      AcceptedPositions.among(try DateLineTests.run(from: east).fixes).compactMap(\.position)
    }
    let plane = RunPlane(lines)
    #expect((3_000...3_400).contains(plane.width) && plane.height < 1)
  }
}
