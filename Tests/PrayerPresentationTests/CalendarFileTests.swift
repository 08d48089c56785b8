import KernelApplication
import KernelDomain
import PrayerDomain
import PresentationTestSupport
import Testing

@testable import PrayerApplication
@testable import PrayerPresentation

/// The calendar file of one day at a place whose name needs escaping and folding.
@Suite struct CalendarFileTests {
  private func text(place: String, alarm: Int?) throws -> String {
    let times: ShowTimes.Output = try decoded(
      """
      {"days":[{"day":"2026-11-27","hijri":{"year":1448,"month":6,"day":17,"source":"umm-al-qura"},
      "place":{"name":"\(place)","zone":"Europe/Prague"},"method":"muslim-world-league","events":[
      {"event":"fajr","at":"2026-11-27T05:37:00+01:00"},{"event":"sunrise","at":"2026-11-27T07:34:00+01:00"},
      {"event":"isha","why":"twilight"}],"helps":[]}],"today":"2026-11-27"}
      """)
    let calendar = CalendarToWrite(
      times: times, prayers: Prayer.allCases, alarm: alarm, stamp: Timestamp(seconds: 0), jumuahAt: nil,
      language: .cs)
    return CalendarFile(calendar).text
  }

  @Test func onlyPrayersWithATimeHaveAnEvent() throws {
    let text = try text(place: "Praha", alarm: 10)
    #expect(text.components("BEGIN:VEVENT") == 1 && text.components("BEGIN:VALARM") == 1)
    #expect(text.contains("DTSTART:20261127T043700Z\r\nSUMMARY:Fadžr\r\nLOCATION:Praha\r\n"))
    #expect(text.contains("TRIGGER:-PT10M\r\n"))
  }

  /// A carriage return with its line feed, and a semicolon with a combining mark, are single characters in Swift.
  @Test(arguments: [
    (#"Les, pole; \\ konec"#, #"Les\, pole\; \\ konec"#), (#"A\r\nEND:VEVENT"#, #"A\nEND:VEVENT"#),
    ("A;\u{308}B", "A\\;\u{308}B"),
  ]) func namesAreEscaped(place: String, written: String) throws {
    #expect(try text(place: place, alarm: nil).contains("LOCATION:\(written)\r\n"))
  }

  @Test func linesAreFoldedBetweenCodePoints() throws {
    let name = String(repeating: "žluťoučký ", count: 12) + "kůň"
    let text = try text(place: name, alarm: nil)
    #expect(text.utf8.split(separator: UInt8(ascii: "\n")).allSatisfy { $0.count <= 76 && $0.last == 0x0D })
    #expect(text.replacing("\r\n ", with: "").contains("LOCATION:\(name)\r\n"))
  }
}

extension String {
  fileprivate func components(_ line: String) -> Int {
    split(separator: "\r\n").count { $0 == line }
  }
}
