import BookInfrastructure
import Foundation
import KernelApplication
import KernelDomain
import Libc
import PrayerApplication
import PrayerDomain
import PrayerInfrastructure
import Storage
import TestSupport
import Testing

/// Reminders come once, for what is not recorded, one a prayer after a sleep.
struct PrayerTimerTests {
  /// `RECORDBOOK_SIMULATED_DAYS` asks for more than a test has time for.
  private static let days =
    ProcessInfo.processInfo.environment["RECORDBOOK_SIMULATED_DAYS"].flatMap { Int($0) } ?? 400

  @Test func nothingIsSentTwice() throws {
    var simulation = try ReminderSimulation(PrayersInMemory(), seed: 15)
    try simulation.run(days: PrayerTimerTests.days)
    #expect(simulation.sentTwice.isEmpty)
    #expect(simulation.sentThoughRecorded.isEmpty)
    #expect(simulation.sentOutsideWindow.isEmpty)
    #expect(simulation.severalOfOnePrayer == 0)
    #expect(simulation.sent.count > 2 * PrayerTimerTests.days)
    let counts = [simulation.sleeps, simulation.restarts, simulation.jumps, simulation.recorded]
    #expect(counts.allSatisfy { $0 > 20 })
    print(
      "\(PrayerTimerTests.days) days: \(simulation.sent.count) sent, \(counts[0]) sleeps, \(counts[1]) restarts, "
        + "\(counts[2]) jumps, \(counts[3]) records")
  }

  /// Where nothing happens but time, each reminder comes when it is due.
  @Test func eachComesInTime() throws {
    let store = PrayersInMemory()
    var simulation = try ReminderSimulation(store, seed: 1)
    try simulation.run(days: 10, isCalm: true)
    // Eight a day: five at the begin, two before it, one before the end.
    #expect((78...82).contains(simulation.sent.count))
    #expect(simulation.sent.values.allSatisfy { !$0.late })
  }

  /// In a store that a service holds, a sent reminder is in the journal before its event is sent, and a process that
  /// starts then finds it there.
  @Test func whatIsSentIsInTheBookFirst() throws {
    let under = PrayersUnderTest()
    let place = try PrayerPlace(latitude: 50.0875, longitude: 14.4214, zone: "Europe/Prague")
    let period = PrayerPeriod(from: nil, place: place, calculation: try PrayerCalculation())
    try under.apply(.putPeriod(period))
    try under.apply(.putReminder(try ReminderRule(id: "a", prayers: [.asr], when: .at)))
    let held = try under.holding()
    let clock = SettableClock(instant("2026-11-22T12:00:00Z"))
    func timer(_ prayers: FilePrayerRepository) -> PrayerTimer {
      PrayerTimer(
        reader: PrayerReader(repository: prayers, zones: SystemZones(), settings: FixedSettings(), clock: clock) {
          CivilDateTime($0)
        })
    }
    let first = timer(held.prayers)
    let due = instant("2026-11-22T12:50:00Z")
    #expect(try first.nextDeadline(at: clock.now()) == due)
    #expect(try first.fire(at: clock.now()).isEmpty)
    clock.set(due)
    // The disk fails: no event is sent, and the reminder stays due.
    under.files.fail(.init(at: 1, code: EIO))
    #expect(throws: Failure.self) { try first.fire(at: clock.now()) }
    under.files.fail(nil)
    #expect(try first.nextDeadline(at: clock.now()) == due)
    // So it is where the group fails that it was part of.
    #expect(throws: Failure.self) {
      try held.store.group {
        let lost = try? first.fire(at: clock.now())
        #expect(lost?.count == 1)
        under.files.fail(.init(at: 1, code: EIO))
      }
    }
    under.files.fail(nil)
    #expect(try first.nextDeadline(at: clock.now()) == due)
    let events = try first.fire(at: clock.now())
    #expect(events.map(\.name) == [PrayerEvents.reminderDue])
    let sent = try #require(events.first?.details as? ReminderDue)
    #expect((sent.reminder, sent.prayer, sent.day) == ("a", .asr, day("2026-11-22")))
    #expect((sent.dueAt, sent.begin) == (ZonedInstant(due, offset: 3_600), sent.dueAt))
    #expect(sent.end.description == "2026-11-22T16:10:00+01:00")
    #expect(!sent.late)
    #expect(try under.record.sent.count == 1)
    held.store.release()
    let second = timer(PrayersUnderTest(files: under.files).prayers)
    #expect(try second.fire(at: clock.now()).isEmpty)
    #expect(try second.nextDeadline(at: clock.now()) == instant("2026-11-23T12:49:00Z"))
    // No list shows it.
    #expect(try under.log.changes(of: .prayer).count == 2)
  }

  /// After a start, what fell due before it is late, as long as its window is open.
  @Test func whatFellDueBeforeTheStartIsLate() throws {
    let store = PrayersInMemory()
    let place = try PrayerPlace(latitude: 50.0875, longitude: 14.4214, zone: "Europe/Prague")
    let calculation = try PrayerCalculation()
    let rule = try ReminderRule(id: "a", prayers: Prayer.allCases, when: .at, since: instant("2026-11-22T00:00:00Z"))
    _ = try store.change { _ in
      ([.putPeriod(PrayerPeriod(from: nil, place: place, calculation: calculation)), .putReminder(rule)], ())
    }
    let clock = SettableClock(instant("2026-11-22T14:00:00Z"))
    let timer = PrayerTimer(
      reader: PrayerReader(repository: store, zones: SystemZones(), settings: FixedSettings(), clock: clock) {
        CivilDateTime($0)
      })
    #expect(try timer.nextDeadline(at: clock.now()) == instant("2026-11-22T12:50:00Z"))
    let events = try timer.fire(at: clock.now()).compactMap { $0.details as? ReminderDue }
    #expect(events.map(\.prayer) == [.asr])
    #expect(events.map(\.late) == [true])
    #expect(try timer.fire(at: clock.now()).isEmpty)
    #expect(try timer.nextDeadline(at: clock.now()) == instant("2026-11-22T15:10:00Z"))
  }
}
