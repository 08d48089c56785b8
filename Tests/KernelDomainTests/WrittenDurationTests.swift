import Testing

@testable import KernelDomain

struct WrittenDurationTests {
  @Test(arguments: [
    ("90s", 90), ("2min", 120), ("1:30", 90), ("1:02:03", 3_723), ("1h", 3_600), ("1h05", 3_900), ("1h5m", 3_900),
    ("1h05min", 3_900), ("90:00", 5_400), ("0:00", 0),
  ])
  func isReadInSeconds(word: String, seconds: Int) {
    #expect(WrittenDuration(word) == .seconds(seconds))
    #expect(WrittenDuration.seconds(in: word) == seconds)
  }

  @Test(arguments: ["1:75", "1:02:60", "1h60", "2h99min"]) func aPartOver59IsTold(word: String) {
    #expect(WrittenDuration(word) == .partTooLarge)
    #expect(WrittenDuration.seconds(in: word) == nil)
  }

  @Test(arguments: ["", "90", "s", "h", "1h2h", ":30", "1:", "1:2:3:4", "-5s", "5 min", "1234567890s", "1hx", "min"])
  func anythingElseIsNone(word: String) {
    #expect(WrittenDuration(word) == nil)
  }
}
