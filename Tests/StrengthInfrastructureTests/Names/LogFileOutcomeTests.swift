import KernelDomain
import StrengthDomain
import Testing

@testable import StrengthInfrastructure

/// Every file of an app against what an independent program made of it. Skipped where the files are not.
@Suite(.enabled(if: MoreTestData.folder != nil))
struct LogFileOutcomeTests {
  @Test(arguments: MoreTestData.names("logs"))
  func aFileComesToWhatAnotherProgramMadeOfIt(_ name: String) throws {
    let outcome = try LogFileOutcome(name)
    let differences = try outcome.differences()
    print("\(name): \(outcome.expected.leaves - differences.count) of \(outcome.expected.leaves) values equal")
    #expect(differences == [])
  }

  @Test(arguments: MoreTestData.names("logs"))
  func theFirstBytesTellThatAFileIsALog(_ name: String) throws {
    let head = Array(try MoreTestData.read(name + ".csv").prefix(512))
    let isUnknown = try MoreTestData.expected(name)["refused"]?["code"]?.text == "unknownHeader"
    #expect(TrainingLog.recognises(head) == !isUnknown)
  }

  @Test func thereAreFilesToRead() {
    #expect(MoreTestData.names("logs").count >= 40)
  }
}
