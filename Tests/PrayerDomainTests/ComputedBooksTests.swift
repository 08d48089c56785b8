import KernelDomain
import PrayerDomain
import Testing

/// Whole books that another program worked out: windows, statuses, states, statistics and reminders.
@Suite(.enabled(if: PrayerTestData.folder != nil)) struct ComputedBooksTests {
  @Test func booksAreEqual() throws {
    let zones = Zones()
    let books: [PrayerBookCase] = try PrayerTestData.lines("books.expected.jsonl")
    for (number, book) in books.enumerated() {
      let schedule = try #require(try book.schedule(zones))
      let now = try #require(Timestamp(book.now))
      let today = schedule.clock(at: now).day
      #expect(today == day(book.expected.today))
      let record = try record(book, schedule, now: now, today: today, number)
      let states = PrayerStates(record, schedule, now: now, today: today)
      try compareDays(book, schedule, states, number)
      try compareStatistics(book, states, number)
      #expect(StreakRule.streak(of: states, since: day(book.since)) == book.expected.streak, "\(number)")
      let reminders = ReminderPlan(states, try book.reminderRules(), quiet: try book.quietHours())
        .reminders(from: now, until: now + 36 * 3_600_000)
      #expect(
        reminders.map { "\($0.dueAt) \($0.prayer.day) \($0.prayer.prayer) \($0.rule)" }
          == book.expected.reminders.map { "\($0.dueAt) \($0.day) \($0.prayer) \($0.reminder)" }, "\(number)")
    }
    #expect(!books.isEmpty)
  }

  private func record(
    _ book: PrayerBookCase, _ schedule: PrayerSchedule, now: Timestamp, today: CivilDay, _ number: Int
  ) throws -> PrayerRecord {
    var record = PrayerRecord()
    for operation in book.operations {
      if let from = operation.from {
        let excuse = try Excuse(from: from.prayerOfDay, until: operation.until?.prayerOfDay, reason: nil)
        try excuse.check(beside: record.excuses)
        record.apply(.putExcuse(excuse))
        continue
      }
      let prayer = try PrayerOfDay(#require(operation.prayer), of: day(#require(operation.day)))
      let status = try status(operation, of: prayer, schedule, now: now, today: today)
      #expect(status?.rawValue ?? "refused" == operation.expected, "\(number) \(operation)")
      if let status {
        record.apply(.log(prayer, PrayerEntry(status, inCongregation: operation.congregation ?? false)))
      }
    }
    return record
  }

  /// Nil where it is refused.
  private func status(
    _ operation: PrayerBookCase.Operation, of prayer: PrayerOfDay, _ schedule: PrayerSchedule, now: Timestamp,
    today: CivilDay
  ) throws -> PrayerStatus? {
    let scheduled = try #require(schedule.day(prayer.day))
    let isCombined = operation.combined ?? false
    do throws(PrayerLogError) {
      if let status = operation.status {
        try EntryStatusRule.check(
          status, of: prayer.prayer, on: scheduled, isCombined: isCombined, now: now, today: today)
        return status
      }
      guard let at = operation.at.flatMap({ Timestamp($0) }) else { return nil }
      return try EntryStatusRule.status(of: prayer.prayer, on: scheduled, at: at, isCombined: isCombined, now: now)
    } catch {
      return nil
    }
  }

  private func compareDays(
    _ book: PrayerBookCase, _ schedule: PrayerSchedule, _ states: PrayerStates, _ number: Int
  ) throws {
    for expected in book.expected.days {
      let scheduled = try #require(schedule.day(day(expected.day)))
      let shown = try #require(states.days(scheduled.day...scheduled.day).first)
      for prayer in Prayer.allCases {
        let one = try #require(expected.prayers[prayer.rawValue])
        let window = scheduled[prayer]
        #expect(window?.begin == one.begin.flatMap(minute), "\(number) \(expected.day) \(prayer)")
        #expect(window?.end == one.end.flatMap(minute), "\(number) \(expected.day) \(prayer)")
        let state = states.state(of: PrayerOfDay(prayer, of: scheduled.day), window)
        #expect(state.name == one.state, "\(number) \(expected.day) \(prayer)")
        #expect(shown.states[prayer] == state)
      }
    }
  }

  /// The days that the file lists end with the day in UTC, which is the user's day or the one beside it.
  private func compareStatistics(_ book: PrayerBookCase, _ states: PrayerStates, _ number: Int) throws {
    let last = try #require(book.expected.days.last?.day)
    let statistics = PrayerStatistics(of: states.days(day(book.since)...day(last)))
    for prayer in Prayer.allCases {
      let counts = statistics.prayers[prayer]
      let shown = PrayerBookCase.Expected.Counts(
        onTime: counts.onTime, late: counts.late, madeUp: counts.madeUp, missed: counts.missed, excused: counts.excused,
        notRecorded: counts.notRecorded, congregation: counts.inCongregation)
      #expect(shown == book.expected.statistics[prayer.rawValue], "\(number) \(prayer)")
    }
  }
}
