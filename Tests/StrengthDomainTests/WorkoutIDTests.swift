import KernelDomain
import StrengthDomain
import Testing

struct WorkoutIDTests {
  @Test(arguments: [
    "s20250210T164613", "s20250210T164613-b", "s20250210T164613-z", "s20250210T164613-27", "s00020101T000000",
  ])
  func anIdIsReadAsItIsWritten(text: String) throws {
    #expect(try #require(WorkoutID(text)).description == text)
  }

  @Test(arguments: [
    "", "s20250210T164613-", "s20250210T164613-a", "s20250210T164613-26", "s20250210T164613-027", "s20250210T164613-bb",
    "s20250231T164613", "s20250210T244613", "r20250210T164613", "s20250210T164613Z",
  ])
  func anythingElseIsNone(text: String) {
    #expect(WorkoutID(text) == nil)
  }

  @Test func ordinalsAreToldFromTheFirstOn() {
    let ids = (0..<40).map { WorkoutID(second: 0, ordinal: $0) }
    #expect(ids.map { WorkoutID($0.description) } == ids)
    #expect(ids.sorted() == ids)
  }
}
