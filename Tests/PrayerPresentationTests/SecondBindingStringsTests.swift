import Foundation
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain
import Testing

@testable import PrayerPresentation

private let secondList = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].flatMap {
  try? String(contentsOfFile: $0 + "/prayer-2/words2.csv", encoding: .utf8)
}

/// Words of the second list that a name, a status or a choice has for itself.
@Suite(.enabled(if: secondList != nil)) struct SecondBindingStringsTests {
  @Test func namesAreThoseOfTheList() throws {
    var compared = 0
    for line in try #require(secondList).split(whereSeparator: \.isNewline).dropFirst() {
      let cells = line.matches(of: /(?:^|,)(?:"([^"]*)"|([^,"]*))/).map { String($0.output.1 ?? $0.output.2 ?? "") }
      try #require(cells.count == 3, "\(line)")
      for (language, expected) in [(Language.en, cells[1]), (.cs, cells[2])] {
        guard let text = text(cells[0], PrayerStrings(language: language)) else { continue }
        #expect(text == expected, "\(cells[0])")
        compared += 1
      }
    }
    #expect(compared >= 100)
  }

  private func text(_ key: String, _ strings: PrayerStrings) -> String? {
    let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
    if key == "shortened" { return strings.shortened }
    if key == "jumuah" { return strings.jumuah }
    guard parts.count == 2 else { return nil }
    switch (parts[0], parts[1]) {
    case ("method", let name): return PrayerMethod.Name(rawValue: name).map { strings.method(named: $0.rawValue) }
    case ("rule", let name): return HighLatitudeRule(rawValue: name).map { strings.name($0) }
    case ("reason", let name): return Excuse.Reason(rawValue: name).map { strings.name($0) }
    case ("extra", let name): return Extra(rawValue: name).map { strings.name($0) } ?? strings.extras
    case ("why", let name): return UndefinedTime(rawValue: name).map { strings.why($0) } ?? help(name, strings)
    case ("excuse", let name): return SettleExcuse.Way(rawValue: name).map { strings.name($0) }
    case ("fast", let name): return fast(name, strings)
    case ("bound", let name):
      return TimeBound(rawValue: name).map {
        strings.bounds([(.fajr, $0)])[0].replacing(strings.name(Prayer.fajr), with: "{prayers}")
      }
    case ("home", "excused"): return strings.complete(recorded: 0, excused: 5)
    case ("travel", "hint"): return strings.travelHint
    case ("travel", "title"): return strings.journeys
    default: return nil
    }
  }

  private func help(_ name: String, _ strings: PrayerStrings) -> String? {
    name == "help.none" ? strings.noHelp : UndefinedHelp(rawValue: String(name.dropFirst(5))).map { strings.help($0) }
  }

  private func fast(_ name: String, _ strings: PrayerStrings) -> String? {
    switch name {
    case "title": strings.fasts
    case "imsak": strings.imsak
    case "iftar": strings.iftar
    case "made-up": strings.name(.fasted, .madeUp)
    case "voluntary": strings.name(.fasted, .voluntary)
    case "feast": strings.feast
    default: FastStatus(rawValue: name).map { strings.name($0) }
    }
  }
}
