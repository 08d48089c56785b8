import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain
import PrayerInfrastructure
import Synchronization
import TestSupport

/// A machine with a service on it, over many days of its own: it sleeps, is restarted, and somebody sets its clock, by up
/// to three days, while the user records prayers and takes records back.
struct ReminderSimulation {
  /// What was sent, by rule and prayer.
  private(set) var sent: [String: ReminderDue] = [:]
  private(set) var sentTwice: [ReminderDue] = []
  private(set) var sentThoughRecorded: [ReminderDue] = []
  private(set) var sentOutsideWindow: [ReminderDue] = []
  /// How often one look sent two of a prayer.
  private(set) var severalOfOnePrayer = 0
  private(set) var (sleeps, restarts, jumps, recorded) = (0, 0, 0, 0)
  private let store: any PrayerRepository
  private let reader: PrayerReader
  private let clock: SettableClock
  private var random: SeededGenerator
  private var timer: PrayerTimer

  init(_ store: any PrayerRepository, seed: UInt64) throws {
    self.store = store
    random = SeededGenerator(seed: seed)
    clock = SettableClock(instant("2026-01-01T00:00:00Z"))
    reader = PrayerReader(repository: store, zones: SystemZones(), settings: FixedSettings(), clock: clock) {
      CivilDateTime($0)
    }
    timer = PrayerTimer(reader: reader)
    let place = try PrayerPlace(latitude: 50.0875, longitude: 14.4214, zone: "Europe/Prague")
    let start = clock.now()
    let rules = [
      try ReminderRule(id: "begin", prayers: Prayer.allCases, when: .at, since: start),
      try ReminderRule(id: "before", prayers: [.fajr, .isha], when: .before, minutes: 20, since: start),
      try ReminderRule(id: "end", prayers: [.asr], when: .beforeEnd, minutes: 30, since: start),
    ]
    let period = PrayerPeriod(from: nil, place: place, calculation: try PrayerCalculation())
    _ = try store.change { _ in ([.putPeriod(period)] + rules.map { .putReminder($0) }, ()) }
  }

  /// - Parameter isCalm: nothing happens but time.
  mutating func run(days: Int, isCalm: Bool = false) throws {
    var lived: Int64 = 0
    while lived < Int64(days) * 86_400_000 {
      let deadline = try timer.nextDeadline(at: clock.now())
      let until = max((deadline ?? clock.now() + 86_400_000) - clock.now(), 0)
      switch isCalm ? 9 : Int.random(in: 0..<12, using: &random) {
      case 0:
        // The machine sleeps past deadlines.
        sleeps += 1
        lived += try pass(until + .random(in: 0..<200_000_000, using: &random))
      case 1:
        restarts += 1
        timer = PrayerTimer(reader: reader)
      case 2:
        jumps += 1
        clock.set(clock.now() + .random(in: -259_200_000...259_200_000, using: &random))
        try fire()
      case 3, 4:
        try record()
        if until > 0 { lived += try pass(.random(in: 0..<until, using: &random), isAwake: true) }
      default:
        // A timer is a little late.
        lived += try pass(until + .random(in: 0..<40, using: &random))
      }
    }
  }

  /// Lets time pass, at the end of which what is due is done, unless it passed before the next deadline.
  private mutating func pass(_ milliseconds: Int64, isAwake: Bool = false) throws -> Int64 {
    clock.set(clock.now() + milliseconds)
    if !isAwake { try fire() }
    return milliseconds
  }

  private mutating func fire() throws {
    let before = try store.record()
    let events = try timer.fire(at: clock.now()).compactMap { $0.details as? ReminderDue }
    if Set(events.map { PrayerName(day: $0.day, prayer: $0.prayer) }).count < events.count { severalOfOnePrayer += 1 }
    for event in events {
      let prayer = PrayerOfDay(event.prayer, of: event.day)
      if sent.updateValue(event, forKey: "\(event.reminder) \(prayer)") != nil { sentTwice.append(event) }
      if before.log[prayer] != nil { sentThoughRecorded.append(event) }
      let isInTime = clock.now() - event.dueAt.instant <= 60_000
      if clock.now() >= event.end.instant || !isInTime && clock.now() < event.begin.instant {
        sentOutsideWindow.append(event)
      }
    }
  }

  /// Records one of the day's prayers, or takes the record back.
  private mutating func record() throws {
    recorded += 1
    let day = CivilDateTime(clock.now(), offset: 3_600).day
    let one = PrayerOfDay(Prayer.allCases[.random(in: 0..<5, using: &random)], of: day)
    _ = try store.change { record in
      ([record.log[one] == nil ? .log(one, PrayerEntry(.onTime)) : .clear(one)], ())
    }
  }
}

/// Prayers in memory.
final class PrayersInMemory: PrayerRepository {
  private let kept = Mutex(PrayerRecord())

  func record() throws(Failure) -> PrayerRecord { kept.withLock { $0 } }
  func summary() throws(Failure) -> PrayerRecord { try record() }
  func recent(from day: CivilDay) throws(Failure) -> PrayerRecord { try record() }

  func change<Value>(
    isDryRun: Bool, _ decide: (PrayerRecord) throws(Failure) -> (edits: [PrayerEdit], value: Value)
  ) throws(Failure) -> PrayerChanged<Value> {
    var record = try record()
    let (edits, value) = try decide(record)
    for edit in edits { record.apply(edit) }
    if !isDryRun { kept.withLock { $0 = record } }
    return PrayerChanged(number: edits.isEmpty ? nil : 1, value: value, after: record)
  }

  func eraseAll() throws(Failure) -> ErasedPrayers { ErasedPrayers(PrayerRecord(), settings: 0, changes: 0) }
}
