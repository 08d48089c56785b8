import KernelDomain
import PrayerDomain
import TestSupport
import Testing

/// In Prague: Fajr 04:31–06:26, Dhuhr 10:49, Asr 12:50, Maghrib 15:10, Isha 16:59–04:32 (UTC).
@Suite struct ReminderTests {
  private func plan(
    _ rules: [ReminderRule], now: String, quiet: QuietHours? = nil, _ edits: [PrayerEdit] = []
  ) throws -> ReminderPlan {
    var record = PrayerRecord()
    for edit in edits { record.apply(edit) }
    let states = PrayerStates(
      record, try Places.schedule([Places.period("Prague")]), now: try instant(now), today: day("2026-11-22"))
    return ReminderPlan(states, rules, quiet: quiet)
  }

  private func instant(_ clock: String) throws -> Timestamp {
    try #require(Timestamp("2026-11-22T\(clock):00Z"))
  }

  private func rule(_ prayers: [Prayer], _ when: ReminderRule.When, _ minutes: Int = 0) throws -> ReminderRule {
    try ReminderRule(id: "a", prayers: prayers, when: when, minutes: minutes)
  }

  private func due(_ plan: ReminderPlan) throws -> [String] {
    try plan.reminders(from: instant("00:00"), until: instant("23:59"))
      .map { "\($0.prayer.prayer) \($0.dueAt.description.dropFirst(11).prefix(5))" }
  }

  @Test func rulesSayWhen() throws {
    let all = Prayer.allCases
    let now = "00:00"
    #expect(
      try due(plan([rule(all, .at)], now: now)) == [
        "fajr 04:31", "dhuhr 10:49", "asr 12:50", "maghrib 15:10", "isha 16:59",
      ])
    #expect(try due(plan([rule([.asr], .before, 20)], now: now)) == ["asr 12:30"])
    #expect(try due(plan([rule([.asr], .after, 120)], now: now)) == ["asr 14:50"])
    // Fajr lasts 115 minutes, Maghrib 109: outside their windows there is no reminder.
    #expect(try due(plan([rule([.fajr, .maghrib], .after, 115)], now: now)).isEmpty)
    #expect(try due(plan([rule([.fajr, .maghrib], .beforeEnd, 115)], now: now)) == ["fajr 04:31"])
    #expect(try due(plan([rule([.maghrib, .asr], .beforeEnd, 10)], now: now)) == ["asr 15:00", "maghrib 16:49"])
  }

  /// Friday, 2026-11-20: Dhuhr begins at 11:49 in Prague and ends with Asr, at 13:51.
  @Test func onFridaysDhuhrsRemindersGoByTheTimeOfJumuah() throws {
    let start = try #require(Timestamp("2026-11-20T00:00:00Z"))
    func due(_ rules: [ReminderRule], jumuahAt: Int?) throws -> [String] {
      let states = PrayerStates(
        PrayerRecord(), try Places.schedule([Places.period("Prague")]), now: start, today: day("2026-11-20"))
      return ReminderPlan(states, rules, quiet: nil, jumuahAt: jumuahAt)
        .reminders(from: start, until: start + 2 * 86_400_000)
        .map { "\($0.prayer.prayer) \($0.dueAt.description.dropFirst(8).prefix(8))" }
    }
    let rules = [try rule([.dhuhr], .at)]
    #expect(try due(rules, jumuahAt: nil) == ["dhuhr 20T10:49", "dhuhr 21T10:49"])
    #expect(try due(rules, jumuahAt: 13 * 60) == ["dhuhr 20T12:00", "dhuhr 21T10:49"])
    #expect(try due([rule([.dhuhr], .before, 15)], jumuahAt: 13 * 60) == ["dhuhr 20T11:45", "dhuhr 21T10:34"])
    // A time outside Dhuhr's window is none.
    #expect(try due(rules, jumuahAt: 15 * 60) == ["dhuhr 20T10:49", "dhuhr 21T10:49"])
  }

  @Test func noneBeforeItsRuleWasSet() throws {
    let rule = try ReminderRule(id: "a", prayers: Prayer.allCases, when: .at, since: instant("12:50"))
    #expect(try due(plan([rule], now: "00:00")) == ["asr 12:50", "maghrib 15:10", "isha 16:59"])
    let late = try ReminderRule(id: "a", prayers: Prayer.allCases, when: .at, since: instant("12:51"))
    #expect(try plan([late], now: "13:00").toSend(since: instant("00:00"), sent: []).isEmpty)
  }

  @Test func noneForWhatIsRecordedOrExcused() throws {
    let today = day("2026-11-22")
    let edits: [PrayerEdit] = [
      .log(PrayerOfDay(.dhuhr, of: today), PrayerEntry(.missed)),
      .putExcuse(try Excuse(from: PrayerOfDay(.maghrib, of: today), until: nil, reason: .menses)),
    ]
    #expect(try due(plan([rule(Prayer.allCases, .at)], now: "00:00", edits)) == ["fajr 04:31", "asr 12:50"])
  }

  @Test func quietHoursDrop() throws {
    let rule = try rule(Prayer.allCases, .at)
    // Clocks show an hour more than UTC.
    let night = try QuietHours(from: 17 * 60 + 59, to: 5 * 60 + 32)
    #expect(try due(plan([rule], now: "00:00", quiet: night)) == ["dhuhr 10:49", "asr 12:50", "maghrib 15:10"])
    let allowed = try QuietHours(from: 17 * 60 + 59, to: 5 * 60 + 32, allowed: [.fajr])
    #expect(try due(plan([rule], now: "00:00", quiet: allowed)).first == "fajr 04:31")
    let noon = try QuietHours(from: 11 * 60 + 49, to: 13 * 60 + 50)
    #expect(
      try due(plan([rule], now: "00:00", quiet: noon)) == ["fajr 04:31", "asr 12:50", "maghrib 15:10", "isha 16:59"])
  }

  /// The latest of each prayer, while its window is open.
  @Test func afterASleepThereIsOneAPrayer() throws {
    let rules = [
      try ReminderRule(id: "at", prayers: Prayer.allCases, when: .at),
      try ReminderRule(id: "after", prayers: Prayer.allCases, when: .after, minutes: 10),
      try ReminderRule(id: "before", prayers: Prayer.allCases, when: .before, minutes: 60),
    ]
    func sent(_ now: String, since: String, _ sent: [SentReminder] = []) throws -> [String] {
      let plan = try plan(rules, now: now)
      return try plan.toSend(since: instant(since), sent: sent).map {
        "\($0.prayer.prayer) \($0.rule)\(plan.isLate($0) ? " late" : "")"
      }
    }
    // Of Maghrib the reminder before has passed too, but its window is not open.
    #expect(try sent("14:30", since: "00:00") == ["asr after late"])
    #expect(try sent("14:10", since: "14:00") == ["maghrib before"])
    #expect(try sent("14:11", since: "14:00") == ["maghrib before"])
    #expect(try sent("14:12", since: "14:00").isEmpty)
    #expect(try sent("12:50", since: "12:49") == ["asr at"])
    #expect(try sent("12:50", since: "12:50").isEmpty)
    let already = SentReminder(
      rule: "after", prayer: PrayerOfDay(.asr, of: day("2026-11-22")), dueAt: try instant("13:00"))
    #expect(try sent("14:00", since: "00:00", [already]).isEmpty)
    // Once is once, though its time has moved since; an earlier rule does not stand for a later one.
    let (prayer, moved) = (already.prayer, try instant("12:30"))
    #expect(try sent("14:00", since: "00:00", [SentReminder(rule: "after", prayer: prayer, dueAt: moved)]).isEmpty)
    let before = SentReminder(rule: "before", prayer: prayer, dueAt: try instant("11:50"))
    #expect(try sent("14:00", since: "00:00", [before]) == ["asr after late"])
    // A clock set back brings nothing back.
    #expect(try sent("13:00", since: "12:59", [already]).isEmpty)
  }

  @Test func theNextIsTheFirstAfterAnInstant() throws {
    let plan = try plan([rule([.asr], .at)], now: "12:50")
    #expect(try plan.next(after: instant("12:49")) == instant("12:50"))
    #expect(try plan.next(after: instant("12:50"))?.description == "2026-11-23T12:49:00Z")
    #expect(try self.plan([], now: "12:00").next(after: instant("12:00")) == nil)
  }

  @Test func rulesHaveTheirRanges() throws {
    #expect(throws: PrayerInputError.outside(.minutes, 0...120)) { try rule([.asr], .before, 121) }
    #expect(throws: PrayerInputError.outside(.minutes, 0...120)) { try rule([.asr], .after, -1) }
    #expect(throws: PrayerInputError.outside(.minutes, 0...0)) { try rule([.asr], .at, 1) }
    #expect(throws: PrayerInputError.prayersMissing) { try rule([], .at) }
    #expect(throws: PrayerInputError.outside(.quiet, 0...1_439)) { try QuietHours(from: 1_440, to: 0) }
    #expect(throws: PrayerInputError.outside(.count, 1...35)) { try PrayerGoal(36, .prayed) }
    #expect(try rule([.isha, .fajr, .isha], .at).prayers == [.fajr, .isha])
  }

  /// Four months, looked at every few hours, clocks set back at times: nothing twice, nothing recorded, one a prayer after a
  /// sleep.
  @Test func nothingIsSentTwice() throws {
    var random = SeededGenerator(seed: 9)
    var record = PrayerRecord()
    let rules = [
      try rule(Prayer.allCases, .at), try ReminderRule(id: "b", prayers: [.asr, .isha], when: .beforeEnd, minutes: 30),
    ]
    let schedule = try Places.schedule([Places.period("Prague"), Places.period("Tromsø", from: instant("12:00"))])
    var now = try #require(Timestamp("2026-10-01T00:00:00Z"))
    var last = now
    var count = 0
    var all: Set<String> = []
    let end = try #require(Timestamp("2027-02-01T00:00:00Z"))
    while now < end {
      let states = PrayerStates(record, schedule, now: now, today: day("2026-10-01"))
      let due = ReminderPlan(states, rules, quiet: nil).toSend(since: last, sent: record.sent)
      #expect(Set(due.map(\.prayer)).count == due.count)
      for reminder in due {
        #expect(all.insert("\(reminder.rule) \(reminder.prayer)").inserted)
        #expect(record.log[reminder.prayer] == nil)
        record.apply(.sent(SentReminder(reminder)))
        if Bool.random(using: &random) { record.apply(.log(reminder.prayer, PrayerEntry(.onTime))) }
        count += 1
      }
      last = now
      now = now + Int64.random(in: 1..<5 * 3_600_000, using: &random)
      if Int.random(in: 0..<20, using: &random) == 0 {
        // Set back by up to a day: what fell due since is looked at again.
        last = last + -Int64.random(in: 0..<86_400_000, using: &random)
      }
    }
    #expect(count > 400)
  }
}
