import KernelDomain
import RunningApplication
import Testing

struct GivenInstantTests {
  @Test(arguments: [
    ("2026-05-03T06:45:00Z", 0), ("2026-05-03T06:45:00.000Z", 0), ("2026-05-03T06:45:00.2Z", 200),
    ("2026-05-03T06:45:00.2504999Z", 250), ("2026-05-03T06:45:00.2505Z", 251), ("2026-05-03T06:45:00.9995Z", 1_000),
    ("2026-05-03T08:45:00.25+02:00", 250), ("2026-05-03T01:15:00-05:30", 0),
  ])
  func instantsAreReadAsProgramsWriteThem(text: String, milliseconds: Int64) throws {
    let start = try #require(Timestamp("2026-05-03T06:45:00Z"))
    #expect(GivenInstant(text)?.instant == start + milliseconds)
  }

  @Test(arguments: [
    "", "2026-05-03", "2026-05-03T06:45:00", "2026-05-03T06:45:00.Z", "2026-05-03T06:45:00.1234567890Z",
    "2026-13-03T06:45:00Z", "2026-05-03T06:45:00.5", "2026-05-03 06:45:00Z", "2026-05-03T06:45:00,5Z",
  ])
  func anythingElseIsNone(text: String) {
    #expect(GivenInstant(text) == nil)
  }
}
