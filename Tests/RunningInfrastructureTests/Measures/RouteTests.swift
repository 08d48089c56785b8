import Foundation
import KernelDomain
import RunningDomain
import RunningInfrastructure
import Testing

@testable import RunningApplication

/// Routes that are recognised, ghosts, and what a map hides, against what an independent program made of them.
@Suite(.enabled(if: MeasuresData.folder != nil))
struct RouteTests {
  private static let expected: Expected? = try? MeasuresData.decode(Expected.self, "routes.expected.json")

  @Test func pairsAreTheSameRoutes() throws {
    let expected = try #require(RouteTests.expected)
    var runs: [String: RunRoute?] = [:]
    func route(_ name: String) throws -> RunRoute? {
      if let known = runs[name] { return known }
      let route = MeasuredRun(try RouteTests.run(name)).route.value
      runs[name] = route
      return route
    }
    var equal = 0
    for pair in expected.pairs {
      let (first, second) = (try route(pair.a), try route(pair.b))
      let share = first.flatMap { first in second.flatMap { RouteRule(first).share($0) } }
      #expect(RouteRule.isSame(share) == pair.same, "\(pair.a) \(pair.b)")
      let rounded = share.map { ($0 * 1_000).rounded() / 1_000 }
      #expect(rounded == pair.share, "\(pair.a) \(pair.b)")
      equal += 2
    }
    print("routes: \(equal) compared")
  }

  @Test func runsJoinTheSameRoutes() throws {
    let expected = try #require(RouteTests.expected)
    var names: [RunID: String] = [:]
    var entries: [RunRoutes.Entry] = []
    for (number, name) in expected.groups.joined().enumerated() {
      let run = try RouteTests.run("routes/\(name)")
      let id = RunID(start: run.start, ordinal: number)
      names[id] = name
      entries.append(
        RunRoutes.Entry(run: id, start: run.start, route: try #require(MeasuredRun(run).route.value)))
    }
    let found = RunRoutes(entries).routes.map { $0.compactMap { names[$0] }.sorted() }
    #expect(Set(found) == Set(expected.groups.map { $0.sorted() }))
    print("groups: \(found.count) equal")
  }

  @Test func ghostsAreAsFarAhead() throws {
    let expected = try #require(RouteTests.expected)
    var equal = 0
    for (names, differences) in expected.ghost {
      let both = try names.replacing(" against ", with: "|").split(separator: "|").map {
        let run = try RouteTests.run("routes/\($0)")
        return RunTimeline(run, MeasuredRun(run))
      }
      let found = GhostRule.kilometres(both[0], against: both[1])
      #expect(found.count == differences.count, "\(names)")
      for (own, other) in zip(found, differences) {
        #expect(abs(own - other) <= 1, "\(names)")
        equal += 1
      }
    }
    print("ghosts: \(equal) equal")
  }

  @Test func theSamePositionsAreHidden() throws {
    let shown = try #require(RouteTests.expected?.shown)
    let names = try #require(shown.radius.values.first).keys.sorted()
    let lines = try names.map { name in
      AcceptedPositions.among(try RouteTests.run("routes/\(name)").fixes).compactMap(\.position)
    }
    var equal = 0
    for (radius, counts) in shown.radius {
      let hidden = HiddenPlaces(
        lines.flatMap { [$0[0], $0[$0.count - 1]] }, radius: try #require(Int64(radius)), book: shown.book)
      for (name, line) in zip(names, lines) {
        #expect(hidden.shown(line).joined().count == counts[name], "\(name) \(radius)")
        equal += 1
      }
    }
    print("hidden: \(equal) compared")
  }

  /// A run among 5,000 is recognised at once.
  @Test func aRunAmongThousandsIsRecognisedQuickly() throws {
    let route = try #require(MeasuredRun(RouteTests.run("routes/loop-1.gpx")).route.value)
    let entries = (0..<5_000).map { number in
      RunRoutes.Entry(
        run: RunID(start: Timestamp(seconds: Int64(number) * 86_400)),
        start: Timestamp(seconds: Int64(number) * 86_400),
        route: route)
    }
    let clock = ContinuousClock()
    let all = clock.measure { #expect(RunRoutes(entries).routes.count == 1) }
    print("5,000 runs: \(all)")
  }

  private static func run(_ name: String) throws -> Run {
    let bytes = name.hasPrefix("routes/") ? Array(try MeasuresData.read(name)) : try RunTestData.read(name)
    return try #require(RunFileUnderTest.runs(in: bytes, named: name).runs.first).run
  }

  private struct Expected: Decodable {
    let pairs: [Pair]
    let groups: [[String]]
    let ghost: [String: [Int64]]
    let shown: Shown
  }

  private struct Pair: Decodable {
    let a: String
    let b: String
    let same: Bool
    let share: Double?
  }

  private struct Shown: Decodable {
    let book: String
    let radius: [String: [String: Int]]
  }
}
