import KernelDomain
import PrayerDomain
import TestSupport
import Testing

@Suite struct PrayerStatisticsTests {
  private func states(_ record: PrayerRecord, now: String = "2026-11-22T13:00:00Z") throws -> PrayerStates {
    PrayerStates(
      record, try Places.schedule([Places.period("Prague")]), now: try #require(Timestamp(now)),
      today: day("2026-11-22"))
  }

  /// Three years of random entries, counted plainly, one after the other.
  @Test func countsArePlainRecounts() throws {
    var random = SeededGenerator(seed: 3)
    var record = PrayerRecord()
    var entries: [PrayerOfDay: PrayerEntry] = [:]
    let first = day("2024-02-01").daysSinceEpoch
    for number in first...day("2026-11-22").daysSinceEpoch {
      for prayer in Prayer.allCases where Int.random(in: 0..<10, using: &random) > 0 {
        let one = PrayerOfDay(prayer, of: CivilDay(daysSinceEpoch: number))
        let status = try #require(PrayerStatus.allCases.randomElement(using: &random))
        entries[one] = PrayerEntry(status, inCongregation: Bool.random(using: &random))
        record.apply(.log(one, try #require(entries[one])))
      }
    }
    #expect(record.log.count == entries.count)
    #expect(record.log.first == entries.keys.min())
    #expect(record.log.prayers { $0.status == .missed } == entries.filter { $0.value.status == .missed }.keys.sorted())
    let states = try states(record)
    for period in StatisticsPeriod.allCases {
      let days = try #require(
        period.days(around: day("2026-03-01"), since: CivilDay(daysSinceEpoch: first), today: states.today))
      let shown = states.days(days)
      let statistics = PrayerStatistics(of: shown)
      let counted = entries.filter { days.contains($0.key.day) }
      for prayer in Prayer.allCases {
        let own = counted.filter { $0.key.prayer == prayer }.values
        let counts = statistics.prayers[prayer]
        #expect(counts.onTime == own.count { $0.status == .onTime })
        #expect(counts.late == own.count { $0.status == .late })
        #expect(counts.madeUp == own.count { $0.status == .madeUp })
        #expect(counts.missed == own.count { $0.status == .missed })
        #expect(counts.excused == own.count { $0.status == .excused })
        #expect(counts.inCongregation == own.count { $0.inCongregation })
        let length = days.upperBound.daysSinceEpoch - days.lowerBound.daysSinceEpoch + 1
        // Of the last day Asr, Maghrib and Isha have not ended.
        let open =
          days.contains(states.today) && prayer >= .asr && entries[PrayerOfDay(prayer, of: states.today)] == nil
        #expect(counts.notRecorded == length - own.count - (open ? 1 : 0))
      }
      let onTime = counted.values.count { $0.status == .onTime }
      let recorded = counted.values.count { $0.status != .excused }
      let share = try #require(statistics.onTimeShare)
      #expect(abs(Double(share) - Double(onTime) * 1_000 / Double(recorded)) <= 0.5)
      #expect(statistics.count(of: .onTime) == onTime)
      #expect(statistics.count(of: .prayed) == counted.values.count { $0.status.isPrayed })
      #expect(PrayerStatistics(of: states, over: days) == statistics)
      #expect(HeatMapDay.days(of: states, over: days) == shown.map(HeatMapDay.init))
      #expect(shown.map(HeatMapDay.init).reduce(0) { $0 + $1.prayed } == statistics.count(of: .prayed))
      #expect(shown.map(HeatMapDay.init).reduce(0) { $0 + $1.notRecorded } == statistics.notRecorded)
    }
  }

  /// What is counted without looking at each day's states is what looking at them finds: with excuses, assumed ones, gaps
  /// and places without twilight.
  @Test(arguments: UInt64(0)..<40)
  func countingMarksIsLookingAtDays(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var record = PrayerRecord()
    let today = day("2026-11-22").daysSinceEpoch
    let first = today - Int.random(in: 0..<900, using: &random)
    func one(_ number: Int) -> PrayerOfDay {
      PrayerOfDay(Prayer.allCases[Int.random(in: 0..<5, using: &random)], of: CivilDay(daysSinceEpoch: number))
    }
    let statuses = seed % 2 == 0 ? PrayerStatus.allCases : [.onTime, .late, .madeUp]
    for number in first...today {
      for prayer in Prayer.allCases where Int.random(in: 0..<200, using: &random) > seed {
        let entry = PrayerEntry(
          try #require(statuses.randomElement(using: &random)), inCongregation: Bool.random(using: &random))
        record.apply(.log(PrayerOfDay(prayer, of: CivilDay(daysSinceEpoch: number)), entry))
      }
    }
    var start = first
    while start < today, seed % 3 > 0 {
      let length = Int.random(in: 1...30, using: &random)
      record.apply(.putExcuse(try Excuse(from: one(start), until: one(start + length), reason: nil)))
      start += length + Int.random(in: 1...200, using: &random)
    }
    let preferences = PrayerPreferences(
      unrecordedIsMissedSince: seed % 4 == 0 ? CivilDay(daysSinceEpoch: first + 100) : nil)
    let places = seed % 5 == 0 ? ["Tromsø", "Prague"] : ["Prague"]
    for name in places {
      let schedule = try Places.schedule([Places.period(name)])
      let states = PrayerStates(
        record, seed % 7 == 0 ? nil : schedule, preferences, now: try #require(Timestamp("2026-11-22T13:00:00Z")),
        today: day("2026-11-22"))
      for _ in 0..<5 {
        let from = Int.random(in: first - 10...today, using: &random)
        let days =
          CivilDay(daysSinceEpoch: from)...CivilDay(daysSinceEpoch: Int.random(in: from...today + 5, using: &random))
        let shown = states.days(days)
        #expect(PrayerStatistics(of: states, over: days) == PrayerStatistics(of: shown))
        #expect(HeatMapDay.days(of: states, over: days) == shown.map(HeatMapDay.init))
        #expect(StreakRule.streak(of: states, since: days.lowerBound) == plainStreak(states, since: days.lowerBound))
      }
    }
  }

  /// Counted from today back, day by day.
  private func plainStreak(_ states: PrayerStates, since: CivilDay) -> Int {
    var streak = 0
    for day in (since <= states.today ? states.days(since...states.today) : []).reversed() {
      let defined = day.states.all.filter { $0 != .undefined }
      let isKept = defined.allSatisfy { $0.isPrayed || $0.isExcused }
      if isKept, defined.contains(where: \.isPrayed) { streak += 1 }
      if !isKept, day.day != states.today { break }
    }
    return streak
  }

  /// Days long past, of which nothing is recorded: what never was is not counted as not recorded.
  @Test func whatHadNoTimeIsNotCounted() throws {
    let bright = try Places.period("Prague", PrayerCalculation(rule: .noBound))
    let counts = try [
      (Places.period("Prague"), "2026-06-21", 5), (bright, "2026-06-21", 3), (Places.period("Tromsø"), "2026-06-21", 2),
      (Places.period("Apia"), "2011-12-29", 5), (Places.period("Apia"), "2011-12-30", 0),
    ].map { period, text, expected in
      let states = PrayerStates(
        PrayerRecord(), try Places.schedule([period]), now: try #require(Timestamp("2026-11-22T13:00:00Z")),
        today: day("2026-11-22"))
      return (PrayerStatistics(of: states.days(day(text)...day(text))).notRecorded, expected)
    }
    for (found, expected) in counts { #expect(found == expected) }
  }

  @Test func sharesAreRoundedHalfUp() throws {
    var record = PrayerRecord()
    #expect(PrayerStatistics(of: try states(record).days(day("2026-11-01")...day("2026-11-22"))).onTimeShare == nil)
    // 1 of 16 is 62.5 ‰.
    for number in 0..<16 {
      let one = PrayerOfDay(.fajr, of: CivilDay(daysSinceEpoch: day("2026-11-01").daysSinceEpoch + number))
      record.apply(.log(one, PrayerEntry(number == 0 ? .onTime : .late)))
    }
    #expect(PrayerStatistics(of: try states(record).days(day("2026-11-01")...day("2026-11-22"))).onTimeShare == 63)
  }

  @Test(arguments: [
    (StatisticsPeriod.week, "2026-11-22", "2026-11-16", "2026-11-22"),
    (.week, "2026-11-16", "2026-11-16", "2026-11-22"),
    (.month, "2026-02-11", "2026-02-01", "2026-02-28"), (.year, "2024-05-01", "2024-03-01", "2024-12-31"),
    (.year, "2026-05-01", "2026-01-01", "2026-11-22"), (.all, "2026-05-01", "2024-03-01", "2026-11-22"),
  ])
  func periodsLieBetweenTheFirstDayAndToday(period: StatisticsPeriod, around: String, from: String, to: String) {
    let days = period.days(around: day(around), since: day("2024-03-01"), today: day("2026-11-22"))
    #expect(days == day(from)...day(to))
    #expect(
      period == .all
        || period.days(around: day("2027-01-05"), since: day("2024-03-01"), today: day("2026-11-22")) == nil)
  }

  /// From today back: `p` all prayed, `e` all excused, `m` one missed, `n` one not recorded.
  @Test(arguments: [
    ("ppp", 3), ("npp", 2), ("mpp", 2), ("pnp", 1), ("pepep", 3), ("ee", 0), ("epm", 1), ("nm", 0), ("nepp", 2),
    ("ppppppepp", 8), ("ppppppeee", 6), ("", 0),
  ])
  func streaksAreDaysInARow(days: String, expected: Int) throws {
    var record = PrayerRecord()
    let today = day("2026-11-22").daysSinceEpoch
    for (back, kind) in days.enumerated() {
      for prayer in Prayer.allCases {
        let one = PrayerOfDay(prayer, of: CivilDay(daysSinceEpoch: today - back))
        switch (kind, prayer) {
        case ("n", .fajr): continue
        case ("m", .fajr): record.apply(.log(one, PrayerEntry(.missed)))
        case ("e", _): record.apply(.log(one, PrayerEntry(.excused)))
        default: record.apply(.log(one, PrayerEntry(.madeUp)))
        }
      }
    }
    let since = CivilDay(daysSinceEpoch: today - 10)
    #expect(StreakRule.streak(of: try states(record, now: "2026-11-22T22:00:00Z"), since: since) == expected)
  }
}
