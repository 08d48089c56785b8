import KernelDomain
import TestSupport
import Testing

@testable import PrayerDomain

/// Witr of someone to whom it is wajib, and of someone to whom it is not.
struct WitrRuleTests {
  private func states(_ record: PrayerRecord, since: String? = nil, owes: Bool = true) throws -> PrayerStates {
    PrayerStates(
      record, nil, PrayerPreferences(unrecordedIsMissedSince: since.map { day($0) }, owesWitr: owes),
      now: try #require(Timestamp("2026-11-22T12:00:00Z")), today: day("2026-11-22"))
  }

  private func record(_ statuses: [String: ExtraEntry.Status], estimate: Int = 0) throws -> PrayerRecord {
    var record = PrayerRecord()
    for (text, status) in statuses {
      record.apply(.logExtra(ExtraOfDay(.witr, of: day(text)), try ExtraEntry(units: 3, status)))
    }
    record.apply(.setWitrEstimate(estimate))
    return record
  }

  @Test func isNotOwedUnlessTheUserSaysSo() throws {
    let record = try record(["2026-11-20": .missed])
    #expect(WitrRule.debt(of: record, try states(record, owes: false)) == nil)
    #expect(throws: PrayerLogError.witrIsNotOwed) {
      try WitrRule.makeUp(count: 1, of: record, states(record, owes: false))
    }
  }

  @Test func countsTheMissedAndTheEstimate() throws {
    let record = try record(["2026-11-18": .missed, "2026-11-19": .prayed, "2026-11-20": .madeUp], estimate: 4)
    #expect(WitrRule.debt(of: record, try states(record)) == PrayerDebt(estimate: 4, missed: 1))
  }

  @Test func unrecordedOnesCountWhereThatIsWanted() throws {
    // Without a place a day's Witr has ended once the day is over: 19, 20 and 21, of which 20 was prayed.
    let record = try record(["2026-11-20": .prayed])
    #expect(
      WitrRule.debt(of: record, try states(record, since: "2026-11-19")) == PrayerDebt(estimate: 0, missed: 2))
  }

  @Test func isExcusedWithIsha() throws {
    var record = try record([:])
    record.apply(
      .putExcuse(
        try Excuse(
          from: PrayerOfDay(.isha, of: day("2026-11-19")), until: PrayerOfDay(.fajr, of: day("2026-11-21")),
          reason: nil)))
    let states = try states(record, since: "2026-11-18")
    #expect(WitrRule.debt(of: record, states) == PrayerDebt(estimate: 0, missed: 2))
    let counts = try #require(
      WitrRule.statistics(of: states, over: day("2026-11-18")...day("2026-11-21")))
    #expect((counts.missed, counts.assumedMissed, counts.excused) == (2, 2, 2))
  }

  @Test(arguments: [nil, "2024-03-01"])
  func countsYearsAsDayByDay(since: String?) throws {
    var random = SeededGenerator(seed: 48)
    let (first, last) = (day("2023-01-01"), day("2026-11-23"))
    var record = PrayerRecord()
    for number in first.daysSinceEpoch - 5...last.daysSinceEpoch where Int.random(in: 0..<3, using: &random) > 0 {
      let status = try #require([ExtraEntry.Status.prayed, .madeUp, .missed].randomElement(using: &random))
      let extra = Int.random(in: 0..<9, using: &random) == 0 ? Extra.duha : .witr
      record.apply(
        .logExtra(ExtraOfDay(extra, of: CivilDay(daysSinceEpoch: number)), try ExtraEntry(units: 2, status)))
    }
    record.apply(
      .putExcuse(
        try Excuse(
          from: PrayerOfDay(.isha, of: day("2024-02-10")), until: PrayerOfDay(.fajr, of: day("2024-04-21")),
          reason: nil)))
    let states = try states(record, since: since)
    var expected = PrayerStatistics.Counts()
    for number in first.daysSinceEpoch...last.daysSinceEpoch {
      expected.count(states.witr(of: CivilDay(daysSinceEpoch: number)), nil)
    }
    #expect(WitrRule.statistics(of: states, over: first...last) == expected)
  }

  @Test func makesUpTheOldestFirstAndThenTheEstimate() throws {
    var record = try record(["2026-11-18": .missed, "2026-11-20": .missed], estimate: 2)
    let edits = try WitrRule.makeUp(count: 3, of: record, states(record))
    for edit in edits { record.apply(edit) }
    #expect(WitrRule.debt(of: record, try states(record)) == PrayerDebt(estimate: 1, missed: 0))
    #expect(record.extras[ExtraOfDay(.witr, of: day("2026-11-18"))] == (try ExtraEntry(units: 3, .madeUp)))
    #expect(throws: PrayerLogError.moreThanOwed(.witr, owed: 1, wanted: 2)) {
      try WitrRule.makeUp(count: 2, of: record, states(record))
    }
  }

  @Test func beginsWithIshaAndEndsAtTheNextFajr() throws {
    let schedule = try Places.schedule([Places.period("Prague")])
    // On November 21 in Prague, Isha begins at 16:58 UTC, and Fajr the next day at 4:41 UTC.
    let found = try ["2026-11-21T16:30:00Z", "2026-11-21T18:00:00Z", "2026-11-22T04:30:00Z", "2026-11-22T05:00:00Z"].map
    {
      PrayerStates(
        PrayerRecord(), schedule, PrayerPreferences(owesWitr: true), now: try #require(Timestamp($0)),
        today: day("2026-11-21")
      ).witr(of: day("2026-11-21"))
    }
    #expect(found == [.upcoming, .due, .due, .notRecorded])
  }

  @Test func namesAreThoseOfTheWire() {
    #expect(OwedPrayer.allCases.map(\.rawValue) == ["fajr", "dhuhr", "asr", "maghrib", "isha", "witr"])
    #expect(OwedPrayer(rawValue: "duha") == nil)
  }
}
