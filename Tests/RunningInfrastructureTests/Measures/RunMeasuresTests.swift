import RunningDomain
import RunningInfrastructure
import Testing

/// Laps, heart rates, elevations and charts, against what an independent program made of them. Skipped where the files
/// are not.
@Suite(.enabled(if: MeasuresData.folder != nil))
struct RunMeasuresTests {
  @Test(arguments: MeasuresData.files.keys.sorted())
  func aRealFileHasTheSameMeasures(_ name: String) throws {
    let read = try RunFileUnderTest.runs(in: RunTestData.read(name), named: name)
    let expected = try #require(MeasuresData.files[name])
    #expect(read.runs.count == expected.count)
    for (run, expected) in zip(read.runs.map(\.run), expected) { compare(run, expected, name) }
  }

  @Test(arguments: MeasuresData.live)
  func aLiveRunHasTheSameMeasures(_ name: String) throws {
    let expected = try MeasuresData.decode(ExpectedMeasures.self, "live/\(name).expected.json")
    compare(try LiveScript.run(name), expected, name)
  }

  private func compare(_ run: Run, _ expected: ExpectedMeasures, _ name: String) {
    let comparison = MeasuresComparison(run, expected)
    print("\(name): \(comparison.equal) equal, \(comparison.differences.count) not")
    #expect(comparison.differences.isEmpty, "\(name): \(comparison.differences.prefix(8))")
  }

  @Test func noEffortReachesBeforeTheFirstFix() throws {
    let expected = try MeasuresData.decode([String: [String: ExpectedEfforts]].self, "efforts-at-start.expected.json")
    for (name, runs) in expected.sorted(by: { $0.key < $1.key }) {
      let bytes = Array(try MeasuresData.read(name))
      let run = try #require(try TCXRuns.runs(in: bytes).runs.first).run
      let measured = MeasuredRun(run)
      let expected = try #require(runs["1"])
      #expect(measured.length == expected.length, "\(name)")
      let found = measured.efforts.map { ($0.distance.rawValue, [$0.duration, $0.start, $0.end, $0.startLength]) }
      #expect(Dictionary(uniqueKeysWithValues: found) == expected.efforts, "\(name)")
    }
  }

  struct ExpectedEfforts: Decodable {
    let length: Int64
    let efforts: [String: [Int64]]
  }
}
