import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain
import PrayerInfrastructure
import Storage
import TestSupport
import Testing

/// Prayers in backups: into an empty book as they were, into another what that lacks.
struct PrayerBackupTests {
  private func random(seed: UInt64, changes: Int = 80) throws -> PrayersUnderTest {
    let under = PrayersUnderTest.small()
    var edits = RandomEdits(seed: seed, days: 100)
    for turn in 0..<changes {
      try under.apply(edits.change(of: under.prayers.record()))
      if turn % 5 == 0 { try under.apply(edits.sent(turn)) }
      if turn % 7 == 0 { _ = try? under.undo(nil) }
    }
    return under
  }

  private func taken(
    _ from: PrayersUnderTest, into: PrayersUnderTest
  ) throws -> (part: PrayerBackupPart?, skipped: [Skipped]) {
    let content = try from.store.content(of: .prayer)
    let backup = PrayerBackup(store: into.prayers)
    let taken = try into.store.transaction { (transaction) throws(Failure) in
      try backup.merge(content, in: &transaction)
    }
    return (taken.part as? PrayerBackupPart, taken.skipped)
  }

  private func left(_ count: Int) -> [Skipped] {
    count == 0 ? [] : [Skipped(what: .book(.values(count: count)), why: .book(.ownKept))]
  }

  @Test(arguments: UInt64(0)..<6)
  func intoAnEmptyBookAllComes(seed: UInt64) throws {
    let from = try random(seed: seed)
    let record = try from.record
    let content = try from.store.content(of: .prayer)
    #expect(try PrayerBackup(store: from.prayers).written(content) as? PrayerBackupPart == PrayerBackupPart(record))
    let into = PrayersUnderTest.small()
    let (part, skipped) = try taken(from, into: into)
    #expect(part == PrayerBackupPart(record))
    #expect(skipped.isEmpty)
    let after = try into.record
    #expect(after.log == record.log)
    #expect(after.periods == record.periods)
    #expect(after.excuses == record.excuses)
    #expect(after.estimate == record.estimate)
    #expect(after.reminders == record.reminders)
    // A second time brings nothing.
    let again = try taken(from, into: into)
    #expect(again.part == PrayerBackupPart(PrayerRecord()))
    #expect(again.skipped.isEmpty)
    #expect(try into.record == after)
  }

  @Test(arguments: UInt64(0)..<6)
  func herOwnEntriesWin(seed: UInt64) throws {
    let from = try random(seed: seed)
    let into = try random(seed: seed + 100)
    let (own, coming) = try (into.record, from.record)
    let (part, skipped) = try taken(from, into: into)
    let after = try into.record
    for prayer in own.log.prayers(where: { _ in true }) { #expect(after.log[prayer] == own.log[prayer]) }
    #expect(part?.entries == after.log.count - own.log.count)
    #expect(own.periods.isEmpty || after.periods == own.periods)
    #expect(own.excuses.allSatisfy(after.excuses.contains))
    #expect(own.reminders.allSatisfy(after.reminders.contains))
    #expect(part?.excuses == after.excuses.count - own.excuses.count)
    for (one, next) in zip(after.excuses, after.excuses.dropFirst()) { #expect(!one.overlaps(next)) }
    // All that the backup has is here, or was counted.
    let missing =
      coming.log.prayers { _ in true }.count { after.log[$0] != coming.log[$0] }
      + coming.periods.all.count { !after.periods.all.contains($0) }
      + coming.excuses.count { !after.excuses.contains($0) }
      + coming.reminders.count { !after.reminders.contains($0) }
      + Prayer.allCases.count { coming.estimate[$0] != after.estimate[$0] && coming.estimate[$0] != 0 }
      + coming.journeys.count { !after.journeys.contains($0) }
      + coming.extras.count { after.extras[$0.key] != $0.value }
      + coming.fasts.count { after.fasts[$0.key] != $0.value }
      + coming.hijriMonths.count { after.hijriMonths[$0.key] != $0.value }
      + (coming.fastEstimate != after.fastEstimate && coming.fastEstimate != 0 ? 1 : 0)
    #expect(skipped == left(missing))
    #expect(try StoreCaretaker(store: into.store).examine().findings.isEmpty)
  }

  /// An entry that the backup has, and that the user cleared, stays cleared.
  @Test func clearedEntriesAreNotBroughtBack() throws {
    let (from, into) = (PrayersUnderTest(), PrayersUnderTest())
    let asr = PrayerOfDay(.asr, of: day("2026-11-20"))
    try from.apply(.log(asr, PrayerEntry(.onTime)))
    try into.apply(.log(asr, PrayerEntry(.late)))
    try into.apply(.clear(asr))
    let (part, skipped) = try taken(from, into: into)
    #expect(part?.entries == 0)
    #expect(skipped == left(1))
    #expect(try into.record.log.isEmpty)
  }

  /// Its own changes can be taken back after a merge as before it.
  @Test func undoAfterAMergeLeavesWhatCame() throws {
    let (from, into) = (PrayersUnderTest(), PrayersUnderTest())
    let (asr, isha) = (PrayerOfDay(.asr, of: day("2026-11-20")), PrayerOfDay(.isha, of: day("2026-11-20")))
    try from.apply(.log(asr, PrayerEntry(.onTime, at: instant("2026-11-20T13:30:00Z"))))
    let number = try into.apply(.log(isha, PrayerEntry(.late)))
    _ = try taken(from, into: into)
    try into.undo(number)
    #expect(try into.record.log == from.record.log)
    try into.redo(number)
    #expect(try into.record.log.count == 2)
  }
}
