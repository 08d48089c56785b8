import KernelDomain
import SwimmingDomain
import Testing

@Suite struct AttemptStyleRuleTests {
  func times(_ letters: String) -> [String: Int] {
    SwimBook(Swim(swim(letters))).records.times
  }

  @Test func lapsOfOneStyleCountAlsoInAMixedSegment() {
    #expect(times("FFBBB") == ["freestyle 50": 4_000, "breaststroke 50": 4_000])
  }

  @Test func anIndividualMedleyIsMix() {
    #expect(times("YKBF") == ["mix 100": 8_000])
    #expect(times("YYKKBBFF")["mix 200"] == 16_000)
    #expect(times("YYYYKKBBFFFF")["mix 200"] == 16_000)
  }

  @Test(arguments: ["KYBF", "FBKY", "YKFB", "YKKBF", "YKBBF", "YKB", "YKB?", "YKBd", "FFFB", "YYKKBBF", "YFKFBFF"])
  func otherOrdersAndSharesAreNot(letters: String) {
    #expect(!times(letters).keys.contains { $0.hasPrefix("mix") })
  }

  @Test func aMedleyMayBeginAndEndInsideALongerSwim() {
    #expect(times("FYYKBFF")["mix 100"] == 8_000)
    let record = SwimBook(Swim(swim("FYYKBFF"))).records.record(.mix, 100)
    #expect(record?.laps == laps(3, 6))
  }

  @Test func aMedleyNeverCrossesSegments() {
    let tape = swim("YK").swim("BF", gap: 11_000)
    #expect(SwimBook(Swim(tape)).records.records.isEmpty)
  }

  @Test func aMedleyOfLongCourseTakesOneLengthOfEach() {
    let book = SwimBook(Swim(swim("YKBF", each: 40_000), pool: 5_000))
    #expect(book.records.times["mix 200"] == 16_000)
  }

  @Test func oneMisreadLapInSixHundredDoesNotMakeItMix() {
    let letters = String(repeating: "F", count: 12) + "B" + String(repeating: "F", count: 11)
    #expect(
      times(letters) == [
        "freestyle 50": 4_000, "freestyle 100": 8_000, "freestyle 200": 16_000, "freestyle 300": 24_000,
      ])
  }

  @Test func lapsDetectedAsMixAreUniform() {
    #expect(times("MM") == ["mix 50": 4_000])
    #expect(times("MF").isEmpty)
  }

  @Test func unknownCountsOnlyAmongItself() {
    #expect(times("??") == ["unknown 50": 4_000])
    #expect(times("F?").isEmpty)
  }

  @Test func drillAndKickNeverCount() {
    #expect(times("ddddkkkk").isEmpty)
    #expect(times("FdF").isEmpty)
  }
}
