import RunningDomain
import TestSupport
import Testing

@Suite struct RouteRuleTests {
  /// A line to the north of 2 km, of which some samples lie aside. A sample is 100 m from the one before.
  private func route(_ random: inout SeededGenerator) throws -> RunRoute {
    let aside = Int.random(in: 0...6, using: &random)
    let samples = try (0...21).map { index in
      let isAside = Int.random(in: 0..<22, using: &random) < aside
      return try #require(north(Int64(min(index, 20)) * 8_983, longitude: 144_000_000 + (isAside ? 14_000 : 0)))
    }
    return try #require(RunRoute(samples, length: 2_000_000))
  }

  /// Judging no more samples than it takes to tell a route from another makes no difference.
  @Test func aShareThatIsNeededIsTheWholeShare() throws {
    var random = SeededGenerator(seed: 3)
    var same = 0
    for _ in 0..<400 {
      let (one, other) = (try route(&random), try route(&random))
      let whole = RouteRule(one).share(other)
      let needed = RouteRule(one).share(other, least: 0.9)
      #expect(RouteRule.isSame(whole) == RouteRule.isSame(needed))
      if RouteRule.isSame(whole) {
        #expect(whole == needed)
        same += 1
      }
    }
    #expect((20...380).contains(same))
  }
}
