import KernelDomain
import PrayerDomain
import TestSupport
import Testing

@Suite struct PrayerBookTests {
  private func edit(_ random: inout SeededGenerator) throws -> PrayerEdit {
    let number = day("2026-11-01").daysSinceEpoch + Int.random(in: 0..<6, using: &random)
    let prayer = try #require(Prayer.allCases.randomElement(using: &random))
    let one = PrayerOfDay(prayer, of: CivilDay(daysSinceEpoch: number))
    let minute = Timestamp(seconds: Int64(number) * 86_400 + Int64.random(in: 0..<3, using: &random) * 60)
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return .putPeriod(try Places.period("Prague", from: minute))
    case 1: return .putPeriod(try Places.period("Makkah", from: minute))
    case 2: return .removePeriod(from: minute)
    case 3: return .putExcuse(try Excuse(from: one, until: nil, reason: .travel))
    case 4: return .removeExcuse(from: one)
    case 5: return .setEstimate(prayer, Int.random(in: 0...5, using: &random))
    case 6:
      return .putReminder(try ReminderRule(id: "\(prayer)", prayers: [prayer], when: .before, minutes: number % 60))
    case 7: return .removeReminder(id: "\(prayer)")
    case 8: return .clear(one)
    default: return .log(one, PrayerEntry(try #require(PrayerStatus.allCases.randomElement(using: &random))))
    }
  }

  private func book(_ changes: some Sequence<PrayerChange>) -> PrayerBook {
    var book = PrayerBook()
    for change in changes { book.apply(change) }
    return book
  }

  /// The latest change or any other: the book is as though it had never been made.
  @Test func undoRestoresTheIdenticalBook() throws {
    for seed in UInt64(0)..<100 {
      var random = SeededGenerator(seed: seed)
      var changes: [PrayerChange] = []
      for number in 1...30 {
        let edits = try (0..<Int.random(in: 1...4, using: &random)).map { _ in try edit(&random) }
        changes.append(PrayerChange(number: number, edits: edits))
      }
      var whole = book(changes)
      let latest = whole
      let more = PrayerChange(number: 31, edits: [try edit(&random), try edit(&random)])
      whole.apply(more)
      let isUndone = whole.undo(31)
      #expect(isUndone)
      #expect(whole.record == latest.record)
      #expect(whole == latest)
      while !changes.isEmpty {
        let undone = changes.remove(at: Int.random(in: 0..<changes.count, using: &random))
        let results = [whole.undo(undone.number), whole.undo(undone.number)]
        #expect(results == [true, false])
        #expect(whole.record == book(changes).record)
      }
      #expect(whole.record == PrayerRecord())
    }
  }

  @Test func foldingChangesNothingButWhatCanBeUndone() throws {
    var random = SeededGenerator(seed: 7)
    let changes = try (1...50).map { PrayerChange(number: $0, edits: [try edit(&random)]) }
    let whole = book(changes)
    var folded = PrayerBook(folded: whole.folding(Set(1...30)), SharedList(Array(changes.dropFirst(30))))
    #expect(folded.record == whole.record)
    #expect(folded.folded == book(changes.prefix(30)).record)
    let results = [folded.undo(30), folded.undo(50)]
    #expect(results == [false, true])
    #expect(folded.record == book(changes.dropLast()).record)
    #expect(folded.folding([]) == folded.folded)
  }

  /// What stood before a change that is taken back may be folded already.
  @Test func undoBringsBackWhatWasFolded() throws {
    let fajr = PrayerOfDay(.fajr, of: day("2026-11-22"))
    let first = PrayerChange(number: 1, edits: [.log(fajr, PrayerEntry(.late)), .setEstimate(.asr, 3)])
    let place = PrayerChange(number: 2, edits: [.putPeriod(try Places.period("Prague"))])
    var book = PrayerBook(folded: book([first, place]).record)
    let folded = book.record
    book.apply(PrayerChange(number: 3, edits: [.log(fajr, PrayerEntry(.onTime))]))
    book.apply(PrayerChange(number: 4, edits: [.putPeriod(try Places.period("Makkah")), .setEstimate(.asr, 0)]))
    #expect(book.record.log[fajr]?.status == .onTime)
    var isUndone = book.undo(4)
    #expect(isUndone)
    #expect(book.record.periods == folded.periods)
    #expect(book.record.estimate.asr == 3)
    isUndone = book.undo(3)
    #expect(isUndone)
    #expect(book.record == folded)
    #expect(book.record.log[fajr]?.status == .late)
  }

  @Test func excusesAndRemindersAreKeptInOrder() throws {
    var record = PrayerRecord()
    for text in ["2026-11-03", "2026-11-01", "2026-11-02", "2026-11-03"] {
      let from = PrayerOfDay(.asr, of: day(text))
      record.apply(.putExcuse(try Excuse(from: from, until: PrayerOfDay(.isha, of: day(text)), reason: nil)))
    }
    #expect(record.excuses.map(\.from.day.day) == [1, 2, 3])
    for (id, minutes) in [("b", 1), ("a", 2), ("b", 3)] {
      record.apply(.putReminder(try ReminderRule(id: id, prayers: [.asr], when: .after, minutes: minutes)))
    }
    #expect(record.reminders.map(\.id) == ["b", "a"])
    #expect(record.reminders.map(\.minutes) == [3, 2])
  }

  @Test func sentRemindersAreForgottenAfterThirtyDays() throws {
    var record = PrayerRecord()
    let start = try #require(Timestamp("2026-11-22T12:00:00Z"))
    for days in [0, 24, 30, 31] {
      let due = start + Int64(days) * 86_400_000
      record.apply(.sent(SentReminder(rule: "a", prayer: PrayerOfDay(.asr, of: day("2026-11-22")), dueAt: due)))
    }
    #expect(record.sent.map { ($0.dueAt - start) / 86_400_000 } == [24, 30, 31])
  }

  @Test func aClearedLogIsEmpty() {
    var log = PrayerLog()
    let one = PrayerOfDay(.isha, of: day("2024-12-31"))
    log[one] = nil
    #expect(log.isEmpty)
    log[one] = PrayerEntry(.late)
    #expect(log[one]?.status == .late)
    #expect(log[day("2024-12-31")].isha == PrayerEntry(.late))
    #expect(log[day("2024-12-30")].isha == nil)
    #expect(log.first == one)
    log[one] = nil
    #expect(log == PrayerLog())
    #expect(log.first == nil)
  }

  @Test func aLogReadFromMarksHasNoInstants() throws {
    var random = SeededGenerator(seed: 5)
    var log = PrayerLog()
    for _ in 0..<2_000 {
      let number = day("2023-12-01").daysSinceEpoch + Int.random(in: 0..<800, using: &random)
      let one = PrayerOfDay(
        Prayer.allCases[Int.random(in: 0..<5, using: &random)], of: CivilDay(daysSinceEpoch: number))
      let at = Bool.random(using: &random) ? Timestamp(seconds: Int64(number) * 86_400) : nil
      let entry = PrayerEntry(
        try #require(PrayerStatus.allCases.randomElement(using: &random)), at: at,
        inCongregation: Bool.random(using: &random), isCombined: Bool.random(using: &random))
      log[one] = Int.random(in: 0..<4, using: &random) == 0 ? nil : entry
    }
    var read = PrayerLog()
    for year in log.years {
      read.set(log.marks(of: year).compactMap { PrayerMark(byte: $0.byte) }, of: year)
    }
    #expect(read == log.withoutInstants)
    for year in log.years { read.set(log.marks(of: year), log.instants(of: year), of: year) }
    #expect(read == log)
    read = log.withoutInstants
    #expect(read.count == log.count)
    #expect(log.years == [2023, 2024, 2025, 2026])
    for one in log.prayers(where: { _ in true }) {
      let entry = try #require(log[one])
      #expect(
        read[one]
          == PrayerEntry(entry.status, inCongregation: entry.inCongregation, isCombined: entry.isCombined))
    }
  }

  /// However they came and went, what says the same is the same.
  @Test func anInstantThatWasTakenBackLeavesNothing() throws {
    let (one, other) = (PrayerOfDay(.asr, of: day("2024-02-29")), PrayerOfDay(.isha, of: day("2024-12-31")))
    var log = PrayerLog()
    log[one] = PrayerEntry(.onTime, at: Timestamp(seconds: 1_709_215_200), inCongregation: true)
    log[other] = PrayerEntry(.late)
    log[one] = PrayerEntry(.onTime, inCongregation: true)
    #expect(log == log.withoutInstants)
    #expect(log[one] == PrayerEntry(.onTime, inCongregation: true))
  }

  @Test func someBytesAreNoMarks() {
    // Three flags may be combined freely; Jumu'ah has but one.
    #expect((0...UInt8.max).count { PrayerMark(byte: $0) != nil } == 1 + (8 + 2) * PrayerStatus.allCases.count)
  }
}
