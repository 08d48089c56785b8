import Formats
import Testing

@Suite struct DecimalTests {
  @Test(arguments: [
    ("0.31309268333333334", 60_000, 1, 18_786), ("0.5254030166666667", 60_000, 1, 31_524), ("25", 9_144, 100, 2_286),
    ("25.0", 100, 1, 2_500), ("22.86", 100, 1, 2_286), ("33.33", 100, 1, 3_333), (" 7 ", 1, 1, 7), (".5", 1, 1, 1),
    ("5.", 1, 1, 5), ("0.4999999999999999999999999", 1, 1, 0), ("-0.5", 1, 1, -1), ("+2.5e1", 1, 1, 25),
    ("1.5E-3", 1_000, 1, 2), ("5e-05", 60_000, 1, 3), ("1e15", 1, 1, 1_000_000_000_000_000), ("0", 60_000, 1, 0),
    ("0e999", 1, 1, 0), ("1e-300", 1, 1, 0), ("123456789", 1, 1, 123_456_789), ("007", 1, 1, 7),
    ("0.00049999", 1_000, 1, 0), ("0.0005", 1_000, 1, 1), ("1.00833333333333333333333333333333333333", 60, 1, 60),
  ])
  func roundsToTheNearestHalvesAwayFromZero(text: String, numerator: Int, denominator: Int, expected: Int64) {
    #expect(decimal(text)?.rounded(times: numerator, over: denominator) == expected)
  }

  @Test(arguments: [
    "", " ", ".", "-", "e5", "1e", "1e+", "1.2.3", "1,5", "12 m", "0x10", "nan", "inf", "1e18", "1e9999",
    "1000000000000000000", "--1", "1 2", "９",
  ])
  func refusesWhatIsNoNumberOrTooLarge(text: String) {
    #expect(decimal(text) == nil)
  }

  @Test func whatIsTooLargeOnceScaledIsNil() {
    #expect(decimal("1000000000000001")?.rounded() == nil)
    #expect(decimal("99999999999999999")?.rounded(times: 100_000_000) == nil)
  }

  @Test func agreesWithBinaryFractionsWhereTheyAreExact() {
    for number in 0..<4_096 {
      let value = Double(number) / 256
      #expect(decimal("\(value)")?.rounded(times: 1_000) == Int64((value * 1_000).rounded(.toNearestOrAwayFromZero)))
    }
  }

  @Test(
    arguments: [
      ("50.0000304", 10_000_000, 500_000_304), ("-0.00000005", 10_000_000, -1), ("230.065", 100, 23_007),
      ("230.0649999", 100, 23_006), ("146", 1, 146), ("-0", 1, 0), ("5.", 10, 50), (".5", 10, 5), (" 7\n", 1, 7),
      ("1e2", 100, 10_000), ("0.12345678901234567", 10_000_000, 1_234_568), ("0.123456789012345678", 10, 1),
      ("1000000000000000", 1, 1_000_000_000_000_000), ("1000000000000001", 1, nil), ("123456789012345678", 1, nil),
      ("18446744073709551617", 1, nil), ("1844674407370955.1617", 1, nil), ("99999999.99999999", 100_000_000, nil),
      ("", 1, nil), ("-", 1, nil), (".", 1, nil), ("-.", 1, nil), ("1.2.3", 1, nil), ("1-", 1, nil), ("--1", 1, nil),
    ] as [(String, Int, Int64?)])
  func roundsText(text: String, numerator: Int, expected: Int64?) {
    #expect(Array(text.utf8).withBytes { Decimal.rounded($0, times: numerator) } == expected)
    #expect(decimal(text).flatMap { $0.rounded(times: numerator) } == expected)
  }

  private func decimal(_ text: String) -> Decimal? {
    Array(text.utf8).withBytes { Decimal($0) }
  }
}
