import Formats
import Foundation
import StrengthDomain
import StrengthInfrastructure
import Testing

/// Films of the second part against what an independent program made of them. Skipped where the files are not.
@Suite(.enabled(if: MoreTestData.folder != nil))
struct MorePoseTests {
  @Test(arguments: MoreTestData.names("poses")) func aFilmComesToWhatAnotherProgramMadeOfIt(_ name: String) throws {
    guard case .object(var expected) = try MoreTestData.expected(name) else { return }
    expected["truth"] = nil
    expected["labelRuns"] = nil
    var events: [FormEvent] = []
    let file = try InputFile((MoreTestData.folder ?? "") + name + ".poses.jsonl")
    let results = try PoseFile.replay(file) { events += $0 }
    guard case .object(var found) = PoseOutcome.json(results, events) else { return }
    found["otherPerson"] = .number(Int64(results.otherPerson))
    found["rested"] = .list(
      results.rested.map {
        .object([
          "start": .number($0.start), "end": .number($0.end), "percent": .number(Int64($0.percent)),
          "hold": .number($0.hold),
        ])
      })
    #expect(LogJSON.object(found).differences(from: .object(expected)) == [])
  }
}
