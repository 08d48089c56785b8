import Formats
import Foundation
import StrengthDomain
import StrengthInfrastructure
import Testing

/// Every film against what an independent program made of it. Skipped where the files are not.
@Suite(.enabled(if: LogTestData.folder != nil))
struct RealPoseTests {
  static let folder = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].map { $0 + "/strength/poses/" } ?? ""
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".poses.jsonl") }.map { String($0.dropLast(".poses.jsonl".count)) }.sorted()

  @Test(arguments: names) func aFilmComesToWhatAnotherProgramMadeOfIt(_ name: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: RealPoseTests.folder + name + ".expected.json"))
    guard case .object(var expected) = try JSONDecoder().decode(LogJSON.self, from: data) else { return }
    // The source of the film, and what people saw in it.
    expected["truth"] = nil
    expected["labelRuns"] = nil
    var events: [FormEvent] = []
    let results = try PoseFile.replay(InputFile(RealPoseTests.folder + name + ".poses.jsonl")) { events += $0 }
    #expect(PoseOutcome.json(results, events).differences(from: .object(expected)) == [])
  }
}
