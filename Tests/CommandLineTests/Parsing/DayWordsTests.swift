import KernelDomain
import Testing

@testable import KernelCommandLine

@Suite struct DayWordsTests {
  /// A Thursday.
  private func today() -> CivilDay { CivilDay(year: 2026, month: 11, day: 26)! }

  @Test(arguments: [
    ("2026-02-03", "2026-02-03"), ("2026-2-3", "2026-02-03"), ("3. 2. 2026", "2026-02-03"), ("3.2.2026", "2026-02-03"),
    ("today", "2026-11-26"), ("dnes", "2026-11-26"), ("Yesterday", "2026-11-25"), ("včera", "2026-11-25"),
    ("tomorrow", "2026-11-27"), ("thu", "2026-11-26"), ("wed", "2026-11-25"), ("Friday", "2026-11-20"),
    ("ne", "2026-11-22"), ("2026/02/03", "2026-02-03"), ("feb 3", "2026-02-03"), ("Feb 3, 2025", "2025-02-03"),
    ("3 feb 2025", "2025-02-03"), ("3-feb-2025", "2025-02-03"), ("3. února 2025", "2025-02-03"),
    ("24. prosince", "2025-12-24"), ("last mon", "2026-11-23"), ("last thu", "2026-11-19"), ("next thu", "2026-12-03"),
    ("minulou středu", "2026-11-25"), ("předevčírem", "2026-11-24"),
  ]) func days(word: String, day: String) throws {
    #expect(try DayWords.day(word, today: today)?.description == day)
  }

  @Test(arguments: [
    ("thu", "2026-11-26"), ("wed", "2026-12-02"), ("fri", "2026-11-27"), ("feb 3", "2027-02-03"),
    ("last mon", "2026-11-23"),
  ])
  func weekdaysAhead(word: String, day: String) throws {
    #expect(try DayWords.day(word, isAhead: true, today: today)?.description == day)
  }

  @Test(arguments: [
    "", "2026", "2026-02", "2026-02-30", "2026-13-01", "26-02-03", "3. 2.", "3.2.26", "todya", "m", "1e3", "2026-2-",
    "-1", "3/2/2026", "feb", "feb 2026", "feb 30", "feb 3 3", "last", "last week", "mon tue",
  ]) func areNoDays(word: String) throws {
    #expect(try DayWords.day(word, today: today) == nil)
  }

  @Test(arguments: [
    ("2026-02-03", "2026-02-03 2026-02-03"), ("2026-02", "2026-02-01 2026-02-28"), ("2026-2", "2026-02-01 2026-02-28"),
    ("2024", "2024-01-01 2024-12-31"), ("february", "2026-02-01 2026-02-28"), ("prosinec", "2025-12-01 2025-12-31"),
    ("2026-02..2026-04", "2026-02-01 2026-04-30"), ("2025..", "2025-01-01 9999-12-31"),
    ("august 2025", "2025-08-01 2025-08-31"), ("srpna 2025", "2025-08-01 2025-08-31"),
    ("8/2025", "2025-08-01 2025-08-31"), ("2025/8", "2025-08-01 2025-08-31"),
    ("feb 3..feb 9", "2026-02-03 2026-02-09"), ("..2026-11-05", "0001-01-01 2026-11-05"),
    ("yesterday..today", "2026-11-25 2026-11-26"), ("last week", "2026-11-16 2026-11-22"),
    ("tento týden", "2026-11-23 2026-11-29"), ("next week", "2026-11-30 2026-12-06"),
    ("last month", "2026-10-01 2026-10-31"), ("příští měsíc", "2026-12-01 2026-12-31"),
    ("This Year", "2026-01-01 2026-12-31"), ("minulý rok", "2025-01-01 2025-12-31"), ("loni", "2025-01-01 2025-12-31"),
    ("last month..today", "2026-10-01 2026-11-26"),
    ("from 2025-01 to 2025-03", "2025-01-01 2025-03-31"), ("since 2025", "2025-01-01 9999-12-31"),
    ("in May 2025", "2025-05-01 2025-05-31"), ("od ledna do března", "2026-01-01 2026-03-31"),
    ("until feb 3", "0001-01-01 2026-02-03"), ("last 30 days", "2026-10-28 2026-11-26"),
    ("posledních 7 dní", "2026-11-20 2026-11-26"), ("last 2 weeks", "2026-11-13 2026-11-26"),
  ]) func spans(word: String, span: String) throws {
    let days = try DayWords.days(word, today: today)
    #expect(days.map { "\($0.lowerBound) \($0.upperBound)" } == span)
  }

  @Test func weeksBeginOnTheChosenDay() throws {
    let sunday = try DayWords.days(
      "last week", weekStart: { () throws(CommandError) in .sunday }, today: { () throws(CommandError) in today() })
    #expect(sunday?.lowerBound.description == "2026-11-15" && sunday?.upperBound.description == "2026-11-21")
  }

  @Test(arguments: [
    ("last week 5km", 2), ("3. 2. 2026", 3), ("3 feb 10km", 2), ("feb 3 2026 x", 3), ("may 2025 june 2025", 2),
    ("today 5 km", 1), ("2025 2026", 1), ("mon tue", 1), ("last 5", 2), ("feb 3 .. feb 9", 5),
    ("from nov 1 to nov 7 missed", 6), ("january - march x", 3), ("since last month", 3), ("last 30 days x", 3),
    ("yesterday", 1),
  ])
  func daysMayBeSeveralWords(words: String, length: Int) {
    #expect(DayWords.length(of: words.split(separator: " ").map(String.init)) == length)
  }

  @Test(arguments: ["", "..", "20262", "2026..2025", "novembr", "last", "2026-13"]) func areNoSpans(word: String) throws
  {
    #expect(try DayWords.days(word, today: today) == nil)
  }

  @Test(arguments: [("todya", "today"), ("novembr", "november"), ("útery", "úterý"), ("mondya", "monday")])
  func nearWords(word: String, near: String) {
    #expect(DayWords.nearest(word) == near)
  }

  @Test func aMonthIsNotNearADay() {
    #expect(DayWords.nearest("novembr", isDay: true) == nil)
    #expect(DayWords.nearest("todya", isDay: true) == "today")
  }

  @Test func spansAreMoreThanADay() {
    for word in ["2026", "2026-02", "february", "2026-02-01..2026-02-03"] { #expect(DayWords.isSpan(word), "\(word)") }
    for word in ["2026-02-03", "yesterday", "last mon", "feb 3", "late"] { #expect(!DayWords.isSpan(word), "\(word)") }
  }

  @Test(arguments: [
    ("5:41", "05:41"), ("05:41", "05:41"), ("17:41", "17:41"), ("5:41 PM", "17:41"), ("5:41\u{202F}AM", "05:41"),
    ("5pm", "17:00"), ("12am", "00:00"), ("12:30 pm", "12:30"),
  ]) func times(word: String, time: String) {
    #expect(ClockWords.time(word) == time)
  }

  @Test(arguments: ["", "5", "24:00", "5:60", "13pm", "0am", "5:4", "5:4:3", "pm", "noon", "005:41"])
  func areNoTimes(word: String) {
    #expect(ClockWords.time(word) == nil)
  }
}
