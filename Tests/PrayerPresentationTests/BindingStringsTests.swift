import Foundation
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain
import PresentationTestSupport
import Testing

@testable import PrayerPresentation

private let wordList = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].flatMap {
  try? String(contentsOfFile: $0 + "/prayer/words.csv", encoding: .utf8)
}

/// The words that were agreed on, where their list is at hand: all of them are ours, but for commas, which the list leaves
/// out where Czech has them, and for what was decided since.
@Suite(.enabled(if: wordList != nil)) struct BindingStringsTests {
  @Test func everyWordIsThatOfTheList() throws {
    let ours = Dictionary(grouping: Self.words, by: \.key)
    var missing: [String] = []
    for line in try #require(wordList).split(whereSeparator: \.isNewline).dropFirst() {
      let (key, en, cs) = try Self.cells(line)
      if Self.replaced.contains(key) { continue }
      guard let word = ours[key]?.first else {
        missing.append(key)
        continue
      }
      // The list has a space before the English per cent sign.
      let english = Self.plain(en).replacing(" %", with: "%")
      if !en.isEmpty { #expect(Self.plain(word.text(PrayerStrings(language: .en))) == english, "\(key)") }
      #expect(Self.plain(word.text(PrayerStrings(language: .cs))) == Self.decided[key] ?? Self.plain(cs), "\(key)")
    }
    #expect(missing == [])
  }

  /// Czech words that are not the list's: Přehled is the book's first page, "nic zaznamenáno" is no Czech, and "sedm" is
  /// preceded by "ze".
  private static let decided = [
    "stats.title": "Statistika", "stats.empty": "Zatím žádné záznamy", "step": "Krok 7 ze 7",
  ]

  /// Words that the second list says anew, and what the pages' design leaves out or says otherwise: the titles of two
  /// groups of settings, the share, which stands within its ring, and the qibla, which is told from true north.
  private static let replaced: Set = [
    "stats.goal", "stats.cell.one", "reason.menses", "settings.data", "settings.display", "stats.share", "qibla",
  ]

  private static func plain(_ text: String) -> String {
    text.replacing(/\{\w+\}/, with: "7").replacing(",", with: "")
  }

  /// Cells may be quoted.
  private static func cells(_ line: Substring) throws -> (key: String, en: String, cs: String) {
    let cells = line.matches(of: /(?:^|,)(?:"([^"]*)"|([^,"]*))/).map { String($0.output.1 ?? $0.output.2 ?? "") }
    try #require(cells.count == 3, "\(line)")
    return (cells[0], cells[1], cells[2])
  }

  private struct Word: Sendable {
    let key: String
    let text: @Sendable (PrayerStrings) -> String

    init(_ key: String, _ text: @escaping @Sendable (PrayerStrings) -> String) {
      self.key = key
      self.text = text
    }
  }

  /// What stands in braces is a 7 here.
  private static let words: [Word] =
    prayers + states + steps + today + log + statistics + profile + settings + hijri

  private static let friday = CivilDay(daysSinceEpoch: 1)

  private static let prayers =
    [
      Word("feature") { $0.feature }, Word("dhuhr.friday") { $0.name(.dhuhr, on: friday) },
      Word("midnight") { $0.midnight }, Word("lastThird") { $0.lastThird },
    ] + PrayerEvent.allCases.map { event in Word(event.rawValue) { $0.name(event) } }
    + Prayer.allCases.map { prayer in Word("arabic.\(prayer.rawValue)") { $0.arabicName(prayer) } }

  private static let states =
    [
      Word("state.missed.assumed") { $0.name(PrayerState.assumedMissed) }, Word("congregation") { $0.congregation },
      Word("combined") { $0.combined }, Word("why.choices") { $0.whyChoices },
    ] + PrayerStatus.allCases.map { status in Word("state.\(status.rawValue)") { $0.name(status) } }
    + [PrayerState.upcoming, .due, .notRecorded, .undefined].map { state in
      Word("state.\(state.name)") { $0.name(state) }
    } + UndefinedTime.allCases.map { why in Word("why.\(why.rawValue)") { $0.why(why) } }

  private static let steps =
    [
      Word("welcome.title") { $0.welcomeTitle }, Word("welcome.subtitle") { $0.welcomeSubtitle },
      Word("welcome.privacy") { $0.privacy }, Word("step") { $0.step(7, of: 7) }, Word("back") { $0.back },
      Word("continue") { $0.next }, Word("start") { $0.start }, Word("skip") { $0.skip }, Word("done") { $0.done },
    ] + PrayerStep.allCases.map { step in Word("step.\(step.rawValue)") { $0.title(step) } }
    + [PrayerStep.place, .calculation, .reminders].map { step in
      Word("step.\(step.rawValue).subtitle") { $0.subtitle(step) }
    }

  private static let today = [
    Word("home.next") { $0.next("7", in: "7") }, Word("home.due") { $0.due("7", until: "7") },
    Word("home.open") { $0.stillOpen }, Word("home.complete") { $0.complete },
    Word("home.remaining.one") { $0.remaining(1).replacing("1", with: "7") },
    Word("home.remaining.few") { $0.remaining(2).replacing("2", with: "7") },
    Word("home.remaining.other") { $0.remaining(7) }, Word("home.noPlace") { $0.noPlace },
    Word("home.noPlace.hint") { $0.noPlaceHint }, Word("place.city") { $0.times(for: "7") },
    Word("place.zoneDoubt") { $0.zoneDoubt("7") },
  ]

  private static let log = [
    Word("log.title") { $0.logTitle("7", "7") }, Word("log.at") { $0.prayedAt }, Word("log.clear") { $0.clear },
  ]

  private static let statistics =
    [
      Word("stats.title") { $0.statistics },
      Word("stats.coverage") { $0.coverage(7) },
      Word("stats.streak.one") { $0.streak(1).replacing("1", with: "7") },
      Word("stats.streak.few") { $0.streak(2).replacing("2", with: "7") }, Word("stats.streak.other") { $0.streak(7) },
      Word("stats.empty") { $0.nothingRecorded },
    ] + StatisticsPeriod.allCases.map { period in Word("stats.\(period.rawValue)") { $0.name(period) } }

  private static let profile =
    [
      Word("profile.title") { $0.profile }, Word("profile.debt") { $0.debt }, Word("profile.excuses") { $0.excuses },
      Word("profile.places") { $0.places }, Word("profile.goal") { $0.weeklyGoal },
    ] + Excuse.Reason.allCases.map { reason in Word("reason.\(reason.rawValue)") { $0.name(reason) } }

  private static let settings =
    [
      Word("settings.title") { $0.settings }, Word("settings.place") { $0.placeTitle },
      Word("settings.calculation") { $0.calculation }, Word("settings.minutes") { $0.ownMinutes },
      Word("settings.high") { $0.highLatitudes }, Word("settings.hijri") { $0.hijriDate },
      Word("settings.reminders") { $0.remindersAndQuiet },
      Word("settings.export") { $0.export },
      Word("settings.deleteAll") { $0.deleteAll }, Word("settings.deleteAll.warning") { $0.deleteAllWarning },
    ] + AsrSchool.allCases.map { school in Word("school.\(school.rawValue)") { $0.name(school) } }

  private static let hijri =
    (1...12).map { month in Word("hijri.\(month)") { $0.hijriMonth(month) } } + [
      Word("hijri.format") {
        let words = $0
        let day: HijriDay? = try? decoded(#"{"year":7,"month":9,"day":7,"source":"umm-al-qura"}"#)
        let date = day.map(words.hijri) ?? ""
        return date.replacing(words.hijriMonth(9), with: "7")
      }
    ]
}
