import BookInfrastructure
import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain
import PrayerInfrastructure
import Storage
import TestSupport
import Testing

/// The section `prayer`: each process reads the same record from it, whether its entries are folded or not.
struct PrayerReducerTests {
  /// Decisions, sent reminders, undo and redo at random, folded again and again: another process reads what one after the
  /// other comes to, and what is kept beside the section says the same.
  @Test(arguments: UInt64(0)..<6)
  func whatStandsIsReadAgain(seed: UInt64) throws {
    var edits = RandomEdits(seed: seed, days: seed % 2 == 0 ? 30 : 900)
    var under = PrayersUnderTest.small()
    var standing: [PrayerChange] = []
    var undone: [Int: PrayerChange] = [:]
    var (undos, refusals) = (0, 0)
    for turn in 0..<200 {
      // Another process, or this one again.
      if edits.number(0..<4) == 0 { under = .small(under.files) }
      let before = try under.prayers.record()
      switch edits.number(0..<10) {
      case 0, 1:
        let sent = [edits.sent(turn)]
        let number = try #require(try under.apply(sent))
        standing.append(PrayerChange(number: number, edits: sent))
      case 2, 3:
        let own = standing.filter { !$0.isSent }
        guard let change = own.suffix(PrayersUnderTest.kept).randomElement(using: &edits.random) else { continue }
        do {
          _ = try under.undo(change.number)
          standing.removeAll { $0.number == change.number }
          undone[change.number] = change
          undos += 1
        } catch {
          refusals += 1
          #expect(try under.record == before)
        }
      case 4:
        guard let change = undone.values.max(by: { $0.number < $1.number }),
          (try? under.redo(change.number)) != nil
        else { continue }
        undone[change.number] = nil
        standing.insert(change, at: standing.firstIndex { $0.number > change.number } ?? standing.count)
      default:
        let change = try edits.change(of: before)
        standing.append(PrayerChange(number: try #require(try under.apply(change)), edits: change))
      }
      let plain = PrayerBook(standing).record
      #expect(try under.record == plain, "turn \(turn)")
      let summary = try PrayersUnderTest(files: under.files).prayers.summary()
      #expect(summary.log == plain.log.withoutInstants)
      #expect(summary.isEqualButForTheLog(to: plain))
      if turn.isMultiple(of: 20) { try expectRecent(of: plain, in: under.files) }
      for (one, next) in zip(plain.excuses, plain.excuses.dropFirst()) { #expect(!one.overlaps(next)) }
    }
    #expect(undos > 10)
    #expect(refusals > 3)
    #expect(under.files.files.keys.contains { $0.hasPrefix("/store/prayer/log/") })
    let hasOldPeriod = standing.dropLast(PrayersUnderTest.kept).contains { change in
      change.edits.contains { if case .putPeriod = $0 { true } else { false } }
    }
    #expect(under.files.files.keys.contains { $0.hasPrefix("/store/prayer/periods/") } || !hasOldPeriod)
    #expect(try StoreCaretaker(store: under.store).examine().findings.isEmpty)
  }

  /// What is kept of the last two years tells what is owed of all years, and since when there is a log.
  private func expectRecent(of whole: PrayerRecord, in files: MemoryFileSystem) throws {
    guard let last = whole.log.years.last, let until = CivilDay(year: last, month: 1, day: 1) else { return }
    let recent = try PrayersUnderTest(files: files).prayers.recent(from: until)
    #expect(recent.first == whole.log.first)
    #expect(recent.log.years == Array(whole.log.years.suffix(2)))
    for year in recent.log.years { #expect(recent.log.marks(of: year) == whole.log.marks(of: year)) }
    for since in [nil, until] {
      let preferences = PrayerPreferences(unrecordedIsMissedSince: since, owesWitr: true)
      func states(_ record: PrayerRecord) -> PrayerStates {
        PrayerStates(record, nil, preferences, now: instant("2026-11-22T12:00:00Z"), today: day("2026-11-22"))
      }
      #expect(DebtRule.debt(of: recent, states(recent)) == DebtRule.debt(of: whole, states(whole)))
      #expect(WitrRule.debt(of: recent, states(recent)) == WitrRule.debt(of: whole, states(whole)))
    }
    // Earlier years are read whole.
    let before = CivilDay(
      daysSinceEpoch: (CivilDay(year: whole.log.years[0], month: 1, day: 1) ?? until).daysSinceEpoch - 1)
    #expect(try PrayersUnderTest(files: files).prayers.recent(from: before).log == whole.log.withoutInstants)
  }

  /// The user's last changes, and no others, can be taken back, however many reminders were sent between them.
  @Test func sentRemindersDoNotCountAsChanges() throws {
    let under = PrayersUnderTest.small()
    var edits = RandomEdits(seed: 1)
    var numbers: [Int] = []
    for turn in 0..<150 {
      numbers.append(try #require(try under.apply(.log(edits.prayer(), edits.entry()))))
      for _ in 0..<3 { try under.apply(edits.sent(turn * 12)) }
    }
    let content = try under.store.content(of: .prayer)
    #expect(numbers.suffix(PrayersUnderTest.kept).allSatisfy { content.change($0) != nil })
    #expect(numbers.prefix(80).allSatisfy { content.change($0) == nil })
    let record = try under.record
    // Three a day.
    #expect((3 * 30...3 * 31).contains(record.sent.count))
    #expect(content.changes.count < 200)
    #expect(throws: Failure.notFound(.change(.noSuchChange(number: numbers[0])))) {
      try under.undo(numbers[0])
    }
    // The latest change is the user's, and what was sent does not keep one that was taken back from being made again.
    let undone = try under.undo(nil)
    #expect(undone == numbers.last)
    try under.apply(edits.sent(2_000))
    let redone = try under.redo(nil)
    #expect(redone == numbers.last)
  }

  @Test(arguments: [false, true])
  func aChangeOnWhichLaterOnesRestIsNotTakenBack(folds: Bool) throws {
    let under = PrayersUnderTest()
    let (asr, isha) = (PrayerOfDay(.asr, of: day("2026-11-20")), PrayerOfDay(.isha, of: day("2026-11-21")))
    let place = try PrayerPlace(latitude: 50, longitude: 14, zone: "Europe/Prague")
    let period = PrayerPeriod(from: nil, place: place, calculation: try PrayerCalculation())
    let open = try Excuse(from: asr, until: nil, reason: .illness)
    let ended = try Excuse(from: asr, until: isha, reason: .illness)
    let rule = try ReminderRule(id: "1", prayers: [.asr], when: .at)
    let table: [(PrayerEdit, PrayerEdit, rests: Bool)] = [
      (.log(asr, PrayerEntry(.missed)), .log(asr, PrayerEntry(.madeUp)), true),
      (.log(asr, PrayerEntry(.missed)), .clear(asr), true), (.log(asr, PrayerEntry(.late)), .clear(isha), false),
      (.putPeriod(period), .removePeriod(from: nil), true), (.putPeriod(period), .putReminder(rule), false),
      (.putExcuse(open), .putExcuse(ended), true), (.putExcuse(open), .removeExcuse(from: asr), true),
      (.putExcuse(ended), .putExcuse(try Excuse(from: isha, until: nil, reason: nil)), false),
      (.setEstimate(.asr, 4), .setEstimate(.asr, 3), true), (.setEstimate(.asr, 4), .setEstimate(.fajr, 3), false),
      (.putReminder(rule), .removeReminder(id: "1"), true), (.putReminder(rule), .removeReminder(id: "2"), false),
      (
        .log(asr, PrayerEntry(.late)),
        .sent(SentReminder(rule: "1", prayer: asr, dueAt: instant("2026-11-20T13:00:00Z"))), false
      ),
    ]
    for (first, second, rests) in table {
      let number = try #require(try under.apply(first))
      let later = try #require(try under.apply(second))
      if rests {
        #expect(throws: Failure.conflict(.change(.restedUpon(number: number, later: [later])))) {
          try under.undo(number)
        }
      } else {
        #expect(try under.undo(number) == number)
      }
      _ = try under.prayers.eraseAll()
    }
  }

  /// An excuse that was ended let another begin: that it goes on again would make both hold.
  @Test func whatAnEndedExcuseMadeRoomForRestsOnItsEnd() throws {
    let under = PrayersUnderTest()
    let (from, until) = (PrayerOfDay(.asr, of: day("2026-11-10")), PrayerOfDay(.asr, of: day("2026-11-12")))
    try under.apply(.putExcuse(try Excuse(from: from, until: nil, reason: nil)))
    let end = try #require(try under.apply(.putExcuse(try Excuse(from: from, until: until, reason: nil))))
    let next = try #require(try under.apply(.putExcuse(try Excuse(from: until, until: nil, reason: nil))))
    #expect(throws: Failure.conflict(.change(.restedUpon(number: end, later: [next])))) {
      try under.undo(end)
    }
    let removal = try #require(try under.apply(.removeExcuse(from: until)))
    #expect(try under.undo(removal) == removal)
  }

  /// Five years with the steps of a real book: what is appended stays small, and each of the last thousand changes can
  /// be taken back.
  @Test func aLongLogIsFolded() throws {
    let held = try PrayersUnderTest().holding()
    let first = day("2021-11-24").daysSinceEpoch
    let count = 1_825
    var log = PrayerLog()
    try held.store.group {
      for number in first..<first + count {
        let edits = Prayer.allCases.map { prayer in
          let entry = PrayerEntry(
            PrayerStatus.allCases[number % 5], at: Timestamp(seconds: Int64(number) * 86_400 + 18_000),
            inCongregation: number % 3 == 0)
          let one = PrayerOfDay(prayer, of: CivilDay(daysSinceEpoch: number))
          log[one] = entry
          return PrayerEdit.log(one, entry)
        }
        _ = try? held.apply(edits)
      }
    }
    try held.apply(.setEstimate(.asr, 1))
    held.store.release()
    let under = PrayersUnderTest(files: held.files)
    #expect(try under.record.log == log)
    let prayerFiles = under.files.files.filter { $0.key.contains("/prayer/") }
    #expect(try #require(prayerFiles.first { $0.key.contains("journal") }).value.count < 1 << 20)
    #expect(prayerFiles.filter { $0.key.contains("/log/") }.count >= 3)
    let changes = try under.store.content(of: .prayer).changes
    #expect(changes.count == 1_001)
    try under.undo(changes[1].number)
    let taken = first + count - 999
    for prayer in Prayer.allCases { log[PrayerOfDay(prayer, of: CivilDay(daysSinceEpoch: taken))] = nil }
    #expect(try under.record.log == log)
  }

  /// A group makes a journal so long that it is folded; before the next prayer, something else is changed and written.
  @Test func whatWasDerivedBeforeAFoldIsNotTakenForWhatIsFolded() throws {
    let held = try PrayersUnderTest.small().holding()
    let first = day("2019-01-01").daysSinceEpoch
    try held.store.group {
      for number in 0..<300 {
        let edits = (0..<3).map { year -> PrayerEdit in
          .log(PrayerOfDay(.asr, of: CivilDay(daysSinceEpoch: first + year * 365 + number)), PrayerEntry(.missed))
        }
        _ = try? held.apply(edits)
      }
    }
    try FileSettingsRepository(documents: held.documents).change { known in
      var known = known
      known.values["prayer.witr"] = .text("wajib")
      return known
    }
    held.store.writeDerived()
    try held.apply(.setEstimate(.fajr, 1))
    held.store.release()
    let fresh = PrayersUnderTest(files: held.files)
    #expect(held.files.files.keys.contains { $0.hasPrefix("/store/prayer/log/") })
    #expect(try fresh.prayers.summary().log == fresh.record.log.withoutInstants)
    #expect(try fresh.prayers.summary().log.count(of: .missed).asr == 900)
  }

  /// What is kept beside a long log is written only as far as an entry changes it, in groups too.
  @Test func anEntryWritesLittleBesideALongLog() throws {
    let held = try PrayersUnderTest.small().holding()
    let first = day("2001-01-01").daysSinceEpoch
    for year in 0..<25 {
      let edits = (0..<300).map { number -> PrayerEdit in
        .log(PrayerOfDay(.asr, of: CivilDay(daysSinceEpoch: first + year * 365 + number)), PrayerEntry(.late))
      }
      try held.apply(edits)
    }
    var edits = RandomEdits(seed: 3, days: 30)
    for _ in 0..<200 { try held.apply(.log(edits.prayer(), edits.entry())) }
    func size(_ name: String) -> Int? { held.files.files["/store/prayer/derived/\(name).json"]?.count }
    let folded = held.files.files["/store/prayer/derived/folded.json"]
    #expect(try #require(size("folded")) > 25 * 1_400)
    try held.store.group { for _ in 0..<3 { _ = try? held.apply(.log(edits.prayer(), edits.entry())) } }
    held.store.writeDerived()
    #expect(held.files.files["/store/prayer/derived/folded.json"] == folded)
    #expect(try #require(size("summary")) < 4_000)
    #expect(try #require(size("recent")) < 5_000)
    let (known, fresh) = (try held.prayers.record(), PrayersUnderTest(files: held.files))
    #expect(try fresh.prayers.summary().log == known.log.withoutInstants)
    #expect(try fresh.prayers.recent(from: day("2026-01-01")).log.years.count == 2)
    // The summary knows entries of an old year that are not folded yet, and leaves out a year whose records are all
    // cleared.
    for number in 0..<300 {
      try held.apply(.clear(PrayerOfDay(.asr, of: CivilDay(daysSinceEpoch: first + number))))
    }
    #expect(try fresh.prayers.summary().log.years.first == 2002)
    #expect(try fresh.record.log.years.first == 2002)
  }
}

extension PrayerChange {
  fileprivate var isSent: Bool {
    edits.contains { if case .sent = $0 { true } else { false } }
  }
}

extension PrayerBook {
  fileprivate init(_ changes: [PrayerChange]) {
    self.init(folded: PrayerRecord(), SharedList(changes))
  }
}

extension PrayerRecord {
  func isEqualButForTheLog(to other: PrayerRecord) -> Bool {
    var (one, two) = (self, other)
    (one.log, two.log) = (PrayerLog(), PrayerLog())
    return one == two
  }
}
