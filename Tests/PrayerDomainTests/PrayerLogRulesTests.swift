import KernelDomain
import PrayerDomain
import TestSupport
import Testing

/// One day in Prague: Fajr 04:31–06:26, Dhuhr 10:49, Asr 12:50, Maghrib 15:10, Isha 16:59–04:32 (UTC).
@Suite struct PrayerLogRulesTests {
  private let today = day("2026-11-22")

  private func scheduled() throws -> ScheduledDay {
    try Places.schedule([Places.period("Prague")]).times(of: today)
  }

  private func at(_ clock: String, day: String = "2026-11-22") throws -> Timestamp {
    try #require(Timestamp("\(day)T\(clock):00Z"))
  }

  @Test(arguments: [
    (Prayer.fajr, "04:31", false, PrayerStatus.onTime), (.fajr, "06:25", false, .onTime),
    (.fajr, "06:26", false, .late),
    (.fajr, "23:59", false, .late), (.dhuhr, "12:49", false, .onTime), (.dhuhr, "12:50", false, .late),
    (.dhuhr, "12:50", true, .onTime), (.asr, "10:49", true, .onTime), (.dhuhr, "15:09", true, .onTime),
    (.dhuhr, "15:10", true, .late), (.isha, "15:10", true, .onTime), (.maghrib, "18:00", true, .onTime),
    (.maghrib, "18:00", false, .late), (.fajr, "06:26", true, .late),
  ])
  func theStatusFollowsFromTheTime(prayer: Prayer, clock: String, isCombined: Bool, status: PrayerStatus) throws {
    let found = try EntryStatusRule.status(
      of: prayer, on: scheduled(), at: at(clock), isCombined: isCombined, now: at("12:00", day: "2026-12-01"))
    #expect(found == status)
  }

  @Test func afterTheDaysLastWindowItIsMadeUp() throws {
    for (clock, status) in [("04:31", PrayerStatus.late), ("04:32", .madeUp)] {
      let found = try EntryStatusRule.status(
        of: .fajr, on: scheduled(), at: at(clock, day: "2026-11-23"), isCombined: false,
        now: at("12:00", day: "2026-12-01"))
      #expect(found == status)
    }
  }

  @Test func whatHasNotBegunIsRefused() throws {
    let scheduled = try scheduled()
    let asr = PrayerOfDay(.asr, of: today)
    #expect(throws: PrayerLogError.notBegun(asr, begin: try at("12:50"))) {
      try EntryStatusRule.status(of: .asr, on: scheduled, at: at("12:49"), isCombined: false, now: at("20:00"))
    }
    #expect(throws: PrayerLogError.inFuture(at: try at("13:00"))) {
      try EntryStatusRule.status(of: .asr, on: scheduled, at: at("13:00"), isCombined: false, now: at("12:59"))
    }
    for status in PrayerStatus.allCases where status != .excused {
      #expect(throws: PrayerLogError.notBegun(asr, begin: try at("12:50"))) {
        try EntryStatusRule.check(status, of: .asr, on: scheduled, isCombined: false, now: at("12:00"), today: today)
      }
    }
    try EntryStatusRule.check(.excused, of: .asr, on: scheduled, isCombined: false, now: at("12:00"), today: today)
    try EntryStatusRule.check(.onTime, of: .asr, on: scheduled, isCombined: true, now: at("12:00"), today: today)
  }

  @Test func withoutATimeItIsOnTime() throws {
    let june = try Places.schedule([Places.period("Tromsø")]).times(of: day("2026-06-21"))
    let now = try at("12:00", day: "2026-06-21")
    #expect(try EntryStatusRule.status(of: .isha, on: june, at: now, isCombined: false, now: now) == .onTime)
    #expect(throws: PrayerLogError.notBegun(PrayerOfDay(.isha, of: june.day), begin: nil)) {
      try EntryStatusRule.check(
        .onTime, of: .isha, on: june, isCombined: false, now: now, today: day("2026-06-20"))
    }
  }

  /// At one in the morning Isha is yesterday's.
  @Test(arguments: [
    (Prayer.isha, "00:00", "2026-11-21"), (.isha, "16:58", "2026-11-21"), (.isha, "16:59", "2026-11-22"),
    (.fajr, "04:30", "2026-11-21"), (.fajr, "04:31", "2026-11-22"), (.dhuhr, "23:30", "2026-11-22"),
  ])
  func theDayIsTheLatestOnWhichThePrayerBegan(prayer: Prayer, clock: String, expected: String) throws {
    let schedule = try Places.schedule([Places.period("Prague")])
    #expect(try LoggingRule(prayer).day(at: at(clock), in: schedule)?.day == day(expected))
  }

  @Test func excusesNeverOverlap() throws {
    func excuse(_ from: (String, Prayer), _ until: (String, Prayer)?) throws -> Excuse {
      try Excuse(
        from: PrayerOfDay(from.1, of: day(from.0)), until: until.map { PrayerOfDay($0.1, of: day($0.0)) },
        reason: .other)
    }
    let first = try excuse(("2026-11-01", .asr), ("2026-11-05", .fajr))
    #expect(first.contains(PrayerOfDay(.asr, of: day("2026-11-01"))))
    #expect(first.contains(PrayerOfDay(.isha, of: day("2026-11-04"))))
    #expect(!first.contains(PrayerOfDay(.fajr, of: day("2026-11-05"))))
    #expect(!first.contains(PrayerOfDay(.dhuhr, of: day("2026-11-01"))))
    try excuse(("2026-11-05", .fajr), nil).check(beside: [first])
    try excuse(("2026-10-05", .fajr), ("2026-11-01", .asr)).check(beside: [first])
    for (from, until) in [
      (("2026-11-04", Prayer.isha), ("2026-11-06", Prayer.fajr)), (("2026-10-01", .fajr), ("2026-11-01", .maghrib)),
      (("2026-11-02", .fajr), ("2026-11-03", .fajr)), (("2026-10-01", .fajr), ("2026-12-03", .fajr)),
    ] {
      #expect(throws: PrayerLogError.excusesOverlap(first)) { try excuse(from, until).check(beside: [first]) }
    }
    #expect(throws: PrayerLogError.excusesOverlap(first)) {
      try excuse(("2026-01-01", .fajr), nil).check(beside: [first])
    }
    let begin = PrayerOfDay(.fajr, of: today)
    #expect(throws: PrayerLogError.excuseReversed(begin, begin)) { try Excuse(from: begin, until: begin, reason: nil) }
  }

  private func states(_ record: PrayerRecord, _ preferences: PrayerPreferences = PrayerPreferences()) throws
    -> PrayerStates
  {
    PrayerStates(
      record, try Places.schedule([Places.period("Prague")]), preferences, now: try at("13:00"), today: today)
  }

  @Test func nothingIsMissedByItself() throws {
    var record = PrayerRecord()
    record.apply(
      .putExcuse(
        try Excuse(
          from: PrayerOfDay(.fajr, of: day("2026-11-20")), until: PrayerOfDay(.asr, of: day("2026-11-20")), reason: nil)
      ))
    record.apply(.log(PrayerOfDay(.asr, of: day("2026-11-20")), PrayerEntry(.late)))
    let plain = try states(record).days(day("2026-11-20")...day("2026-11-23")).map { $0.states.all.map(\.name) }
    #expect(
      plain == [
        ["excused", "excused", "late", "not-recorded", "not-recorded"], Array(repeating: "not-recorded", count: 5),
        ["not-recorded", "not-recorded", "due", "upcoming", "upcoming"], Array(repeating: "upcoming", count: 5),
      ])
    let assumed = try states(record, PrayerPreferences(unrecordedIsMissedSince: day("2026-11-21")))
      .days(day("2026-11-20")...day("2026-11-22")).map { $0.states.all }
    #expect(assumed[0].filter { $0 == .assumedMissed }.isEmpty)
    #expect(assumed[1] == Array(repeating: .assumedMissed, count: 5))
    #expect(assumed[2] == [.assumedMissed, .assumedMissed, .due, .upcoming, .upcoming])
    #expect(PrayerState.assumedMissed.name == "missed")
  }

  @Test func withoutAPlaceDaysEndAtMidnight() throws {
    let states = PrayerStates(PrayerRecord(), nil, now: try at("13:00"), today: today)
    let names = states.days(day("2026-11-21")...day("2026-11-23")).map { $0.states.fajr }
    #expect(names == [.notRecorded, .due, .upcoming])
  }

  @Test func aRangeFillsWhatEndedUnrecorded() throws {
    var record = PrayerRecord()
    record.apply(.log(PrayerOfDay(.fajr, of: day("2026-11-21")), PrayerEntry(.missed)))
    record.apply(
      .putExcuse(
        try Excuse(from: PrayerOfDay(.isha, of: day("2026-11-21")), until: PrayerOfDay(.dhuhr, of: today), reason: nil))
    )
    let edits = try LogRangeRule.edits(
      from: day("2026-11-21"), to: day("2026-11-30"), [.isha, .fajr, .dhuhr], as: .onTime, states(record))
    #expect(
      edits == [
        .log(PrayerOfDay(.dhuhr, of: day("2026-11-21")), PrayerEntry(.onTime)),
        .log(PrayerOfDay(.dhuhr, of: today), PrayerEntry(.onTime)),
      ])
    let long = try states(PrayerRecord())
    #expect(throws: PrayerLogError.tooManyDays(limit: 400)) {
      try LogRangeRule.edits(from: day("2025-01-01"), to: day("2026-02-05"), Prayer.allCases, as: .onTime, long)
    }
    #expect(throws: PrayerLogError.daysReversed(day("2026-01-02"), day("2026-01-01"))) {
      try LogRangeRule.edits(from: day("2026-01-02"), to: day("2026-01-01"), Prayer.allCases, as: .onTime, long)
    }
    #expect(
      try LogRangeRule.edits(from: day("2025-01-01"), to: day("2026-02-04"), [.asr], as: .late, long).count == 400)
  }

  @Test func debtIsMadeUpFromTheOldest() throws {
    var record = PrayerRecord()
    record.apply(.setEstimate(.fajr, 3))
    for text in ["2026-11-10", "2026-11-03", "2025-12-31"] {
      record.apply(.log(PrayerOfDay(.fajr, of: day(text)), PrayerEntry(.missed, isCombined: true)))
    }
    #expect(DebtRule.debt(of: record, try states(record)).fajr == PrayerDebt(estimate: 3, missed: 3))
    #expect(
      try DebtRule.makeUp(.fajr, count: 1, of: record, states(record)) == [
        .log(PrayerOfDay(.fajr, of: day("2025-12-31")), PrayerEntry(.madeUp, isCombined: true))
      ])
    let edits = try DebtRule.makeUp(.fajr, count: 4, of: record, states(record))
    #expect(
      edits == [
        .log(PrayerOfDay(.fajr, of: day("2025-12-31")), PrayerEntry(.madeUp, isCombined: true)),
        .log(PrayerOfDay(.fajr, of: day("2026-11-03")), PrayerEntry(.madeUp, isCombined: true)),
        .log(PrayerOfDay(.fajr, of: day("2026-11-10")), PrayerEntry(.madeUp, isCombined: true)),
        .setEstimate(.fajr, 2),
      ])
    for edit in edits { record.apply(edit) }
    #expect(DebtRule.debt(of: record, try states(record)).fajr == PrayerDebt(estimate: 2, missed: 0))
    let after = try states(record)
    #expect(throws: PrayerLogError.moreThanOwed(.five(.fajr), owed: 2, wanted: 3)) {
      try DebtRule.makeUp(.fajr, count: 3, of: record, after)
    }
    #expect(throws: PrayerLogError.input(.outside(.count, 1...100_000))) {
      try DebtRule.makeUp(.fajr, count: 0, of: record, after)
    }
    let assumed = try states(record, PrayerPreferences(unrecordedIsMissedSince: day("2026-11-21")))
    #expect(DebtRule.debt(of: record, assumed).fajr == PrayerDebt(estimate: 2, missed: 2))
  }

  @Test func anEstimateIsRoundedHalfUp() throws {
    func estimate(_ last: String, _ share: Int, _ excused: Int) throws -> Int {
      try DebtRule.estimate(from: day("2020-01-01"), to: day(last), share: share, excusedDays: excused)
    }
    #expect(try estimate("2020-12-31", 100, 0) == 366)
    #expect(try estimate("2020-12-31", 50, 6) == 146)
    #expect(try estimate("2020-01-01", 50, 0) == 1)
    #expect(try estimate("2020-01-01", 49, 0) == 0)
    #expect(try estimate("2020-12-31", 0, 30) == 0)
    #expect(throws: PrayerLogError.input(.outside(.share, 0...100))) { try estimate("2020-12-31", 101, 0) }
    #expect(throws: PrayerLogError.input(.outside(.excusedDaysPerMonth, 0...30))) { try estimate("2020-12-31", 1, 31) }
    #expect(throws: PrayerLogError.daysReversed(day("2020-01-01"), day("2019-01-01"))) {
      try estimate("2019-01-01", 1, 0)
    }
    #expect(throws: PrayerLogError.input(.outside(.count, 0...100_000))) { try estimate("2999-01-01", 100, 0) }
  }
}
