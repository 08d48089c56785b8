import Testing

@testable import KernelPresentation

@Suite struct HoursTextTests {
  private static let texts: [(String, String, String, String)] = [
    ("22:30-06:00", "22:30", "06:00", ""), ("22:30-06:00 fajr isha", "22:30", "06:00", " fajr isha"),
    ("22:30-", "22:30", "", ""), ("-06:00 fajr", "", "06:00", " fajr"),
  ]

  @Test(arguments: texts) func readsWhatItWrites(_ text: String, _ from: String, _ to: String, _ rest: String) {
    let hours = HoursText(text)
    #expect((hours.from, hours.to, hours.rest) == (from, to, rest))
    #expect(hours.text == text)
  }

  @Test func withoutTimesThereIsNothing() {
    #expect(HoursText("") == HoursText(from: "", to: "", rest: ""))
    #expect(HoursText(from: "", to: "", rest: " fajr").text.isEmpty)
  }
}
