import Foundation
import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain
import TestSupport
import Testing

@testable import Composition
@testable import PrayerPresentation

private let outcomes = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].map { $0 + "/prayer-2/" }

/// What other programs read of prayers: a status line, reminders, a calendar file. The outcomes are another program's.
@Suite(.enabled(if: outcomes != nil)) struct PrayerForOthersTests {
  private func lines<Value: Decodable>(_ name: String, of type: Value.Type = Value.self) throws -> [Value] {
    try Data(contentsOf: URL(fileURLWithPath: (outcomes ?? "") + name)).split(separator: UInt8(ascii: "\n"))
      .map { try JSONDecoder().decode(type, from: Data($0)) }
  }

  private func app(_ folder: TemporaryFolder, at now: String) throws -> App {
    try App(App.Configuration(store: folder.path + "/book", language: .en) { $0 == "RECORDBOOK_CLOCK" ? now : nil })
  }

  private struct NextCase: Decodable {
    let zone: String
    let lat: Double
    let lon: Double
    let now: String
    let format: String
    let expected: Expected

    enum Expected: Decodable {
      case refused
      case line(String)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = (try? container.decode(String.self)).map { .line($0) } ?? .refused
      }

      var line: String? { if case .line(let line) = self { line } else { nil } }
    }
  }

  @Test func statusLinesAreEqual() throws {
    for (number, one) in try lines("next.expected.jsonl", of: NextCase.self).enumerated() {
      let folder = TemporaryFolder()
      let catalog = try app(folder, at: one.now).catalog
      _ = try catalog.call(
        SetPlace.self, SetPlace.Input(PlaceInput(latitude: one.lat, longitude: one.lon, zone: one.zone)))
      let today = try catalog.call(ShowToday.self, NoInput())
      #expect(NextLine(today, language: .en).text(one.format) == one.expected.line, "\(number + 1)")
    }
  }

  private struct ReminderCase: Decodable {
    let zone: String
    let day: String
    let prayer: Prayer
    let when: ReminderRule.When
    let minutes: Int
    let begin: String
    let end: String
    let late: Bool?
    let en: String
    let cs: String
  }

  @Test func reminderLinesAreEqual() throws {
    for (number, one) in try lines("reminder-lines.expected.jsonl", of: ReminderCase.self).enumerated() {
      let (begin, end) = ("\(one.day)T\(one.begin):00Z", "\(one.day)T\(one.end):00Z")
      let json = """
        {"reminder":"1","when":"\(one.when.rawValue)","minutes":\(one.minutes),"prayer":"\(one.prayer.rawValue)",
        "day":"\(one.day)","dueAt":"\(begin)","begin":"\(begin)","end":"\(end)","late":\(one.late ?? false)}
        """
      let due = try JSONDecoder().decode(ReminderDue.self, from: Data(json.utf8))
      for (language, expected) in [(Language.enGB, one.en), (.cs, one.cs)] {
        let line = ReminderStrings(strings: PrayerStrings(language: language)).line(due)
        #expect(line == expected, "\(number + 1)")
      }
    }
  }

  @Test func calendarFilesAreEqual() throws {
    for (name, from, to, alarm) in [
      ("calendar", "2026-11-27", "2026-11-29", 10), ("calendar-long", "2026-12-25", "2026-12-26", 15),
    ] {
      let expected = try String(contentsOfFile: (outcomes ?? "") + name + ".expected.ics", encoding: .utf8)
      let folder = TemporaryFolder()
      let catalog = try app(folder, at: "2026-11-27T08:00:00Z").catalog
      let place =
        name == "calendar" ? "Prague" : "Kostelec nad Černými lesy, u kostela; za silnicí na Jevany a Vyžlovku"
      _ = try catalog.call(
        SetPlace.self,
        SetPlace.Input(PlaceInput(latitude: 50.0875, longitude: 14.4214, zone: "Europe/Prague", name: place)))
      let path = folder.path + "/prayers.ics"
      _ = try catalog.call(
        ExportCalendar.self,
        ExportCalendar.Input(
          path: path, from: try #require(CivilDay(from)), to: try #require(CivilDay(to)), alarm: alarm))
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(expected.utf8), "\(name)")
    }
  }
}
