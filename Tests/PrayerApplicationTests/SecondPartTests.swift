import KernelApplication
import KernelDomain
import PrayerDomain
import Testing

@testable import PrayerApplication

/// Methods of places, journeys, older excuses, fasts and months.
@Suite struct SecondPartTests {
  private func set(_ world: PrayerWorld, _ change: (inout CalculationInput) -> Void) throws -> SetCalculation.Output {
    var input = CalculationInput()
    change(&input)
    return try SetCalculation(reader: world.reader)(SetCalculation.Input(input))
  }

  @Test func franceTakesALimitOnlyWhereItIsNeededUnlessARuleWasChosen() throws {
    let world = try PrayerWorld("2026-06-21T09:00:00Z")
    try world.live(in: "Prague")
    #expect(try set(world) { $0.method = "france" }.calculation.rule == .onlyWhenUndefined)
    #expect(try set(world) { $0.method = "karachi" }.calculation.rule == .automatic)
    _ = try set(world) { $0.rule = .seventhOfNight }
    #expect(try set(world) { $0.method = "france" }.calculation.rule == .seventhOfNight)
  }

  @Test func theLimitDecidesOnlyIfNeitherFajrNorIshaChanged() throws {
    // On this day in Prague, a seventh of the night is shorter than the twilight of all these angles.
    let world = try PrayerWorld("2026-06-21T00:30:00+02:00")
    try world.live(in: "Prague")
    func custom(_ method: CalculationInput.Custom) throws -> SetCalculation.Output {
      try set(world) { ($0.method, $0.custom) = ("custom", method) }
    }
    _ = try custom(CalculationInput.Custom(fajrAngle: 18, ishaAngle: 17))
    let same = try custom(CalculationInput.Custom(fajrAngle: 16, ishaAngle: 15))
    #expect(same.sameByLimit && same.after[0].bound == .seventhOfNight && same.after[4].bound == .seventhOfNight)
    // Fajr stays at the limit, but Isha becomes earlier.
    let earlier = try custom(CalculationInput.Custom(fajrAngle: 16, ishaMinutes: 40))
    #expect(earlier.before[0].begin == earlier.after[0].begin && earlier.before[4].begin != earlier.after[4].begin)
    #expect(!earlier.sameByLimit)
    #expect(try !set(world) { $0.school = .hanafi }.sameByLimit)
  }

  @Test func aZoneIsOfMalaysiaAndGoesWithThePlace() throws {
    let world = try PrayerWorld("2026-06-21T09:00:00Z")
    try world.live(in: "Prague")
    #expect(failure { _ = try set(world) { $0.jakimZone = "WLY01" } } != nil)
    #expect(failure { _ = try set(world) { ($0.method, $0.jakimZone) = ("malaysia", "XXX99") } } != nil)
    #expect(try set(world) { ($0.method, $0.jakimZone) = ("malaysia", "wly01") }.calculation.jakimZone == "WLY01")
    #expect(try world.live(in: "Asia/Riyadh").droppedZone == "WLY01")
    #expect(try set(world) { $0.school = .hanafi }.calculation.jakimZone == nil)
  }

  @Test func londonsTimetableHoldsInLondonOnly() throws {
    let world = try PrayerWorld("2026-06-21T09:00:00Z")
    try world.live(in: "Prague")
    #expect(failure { _ = try set(world) { $0.method = "london-unified" } } == .conflict(.prayer(.awayFromLondon)))
    let london = PlaceInput(latitude: 51.5, longitude: -0.12, zone: "Europe/London")
    _ = try SetPlace(reader: world.reader)(SetPlace.Input(london))
    #expect(try set(world) { $0.method = "london-unified" }.about.atHome == true)
    #expect(try world.live(in: "Prague").leftLondon)
    #expect(try ShowCalculation(reader: world.reader)(NoInput()).calculation?.method == "moonsighting")
  }

  @Test func travelAndIllnessExcuseFromNothing() throws {
    let world = try PrayerWorld("2026-11-22T09:00:00Z")
    try world.live(in: "Prague")
    for reason in [Excuse.Reason.travel, .illness] {
      #expect(failure { _ = try AddExcuse(reader: world.reader)(AddExcuse.Input(reason: reason)) } != nil)
    }
    let journey = try SetTravel(reader: world.reader)(SetTravel.Input())
    #expect(journey.journey.from == day("2026-11-22"))
    #expect(try world.today().prayers.allSatisfy { !$0.state.isExcused })
    #expect(try world.today().journey == day("2026-11-22"))
    #expect(failure { _ = try SetTravel(reader: world.reader)(SetTravel.Input()) } != nil)
    _ = try EndTravel(reader: world.reader)(EndTravel.Input())
    #expect(failure { _ = try EndTravel(reader: world.reader)(EndTravel.Input()) } != nil)
  }

  private func olderExcuse(_ world: PrayerWorld) throws -> PrayerName {
    let from = PrayerOfDay(.fajr, of: day("2026-11-10"))
    let excuse = try Excuse(from: from, until: PrayerOfDay(.fajr, of: day("2026-11-12")), reason: .travel)
    _ = try world.store.change { _ in ([.putExcuse(excuse)], ()) }
    return PrayerName(from)
  }

  @Test func anOlderExcuseIsSettledAsTheUserSays() throws {
    for way in SettleExcuse.Way.allCases {
      let world = try PrayerWorld("2026-11-22T09:00:00Z")
      try world.live(in: "Prague")
      let from = try olderExcuse(world)
      #expect(try world.today().toReview == 1)
      let tried = try SettleExcuse(reader: world.reader)(SettleExcuse.Input(from: from, way: way, dryRun: true))
      #expect(tried.dryRun == true && tried.change == nil && tried.events(changed: true).isEmpty)
      #expect(try world.today().toReview == 1)
      _ = try SettleExcuse(reader: world.reader)(SettleExcuse.Input(from: from, way: way))
      let record = world.store.record()
      #expect(try world.today().toReview == 0)
      #expect(record.excuses.isEmpty == (way != .keep))
      #expect(record.journeys == (way == .keep ? [] : [try Journey(from: from.day, until: day("2026-11-11"))]))
      #expect(record.log.count == (way == .owe ? 10 : 0))
    }
  }

  @Test func timeWithoutConsciousnessIsOwedOnlyIfSaid() throws {
    for isOwed in [true, false] {
      let world = try PrayerWorld("2026-11-22T09:00:00Z")
      try world.live(in: "Prague")
      let from = PrayerName(day: day("2026-11-20"), prayer: .fajr)
      _ = try AddExcuse(reader: world.reader)(
        AddExcuse.Input(from: from, reason: .unconscious, owed: isOwed))
      #expect(world.store.record().log.isEmpty)
      _ = try EndExcuse(reader: world.reader)(
        EndExcuse.Input(until: PrayerName(day: day("2026-11-21"), prayer: .fajr)))
      #expect(world.store.record().log.count == (isOwed ? 5 : 0))
    }
  }

  @Test func owedTimeThatEndsLaterCountsWholeWhenItIsOver() throws {
    let world = try PrayerWorld("2026-11-27T13:00:00+01:00")
    try world.live(in: "Prague")
    func debt() throws -> Int { try ShowDebt(reader: world.reader)(NoInput()).debt.total }
    _ = try AddExcuse(reader: world.reader)(
      AddExcuse.Input(
        from: PrayerName(day: day("2026-11-26"), prayer: .fajr),
        until: PrayerName(day: day("2026-11-28"), prayer: .dhuhr), reason: .unconscious, owed: true))
    #expect(try debt() == 0 && world.today().prayers[0].state == .excused)
    try world.set("2026-11-28T06:00:00+01:00")
    #expect(try debt() == 0)
    for later in ["2026-11-28T08:00:00+01:00", "2026-11-29T13:00:00+01:00", "2027-01-10T13:00:00+01:00"] {
      try world.set(later)
      #expect(try debt() == 11)
    }
    let made = try MakeUp(reader: world.reader)(MakeUp.Input(prayer: .five(.asr), count: 2))
    #expect(made.debt.asr == 0 && made.debt.total == 9)
  }

  @Test func aCombinedPrayerNamesTheOther() throws {
    let world = try PrayerWorld("2026-11-27T11:40:00Z")
    try world.live(in: "Prague")
    let asr = try world.log(.asr, combined: true)
    #expect(asr.day == day("2026-11-27"))
    #expect(asr.pair == PrayerName(day: asr.day, prayer: .dhuhr))
    #expect(try world.log(.dhuhr, combined: true).pair == nil)
  }

  @Test func timesOfAnotherPlaceNameIt() throws {
    let world = try PrayerWorld("2026-11-22T11:00:00Z")
    try world.live(in: "Prague")
    try world.set("2026-11-22T12:00:00Z")
    let moved = try world.live(in: "Asia/Riyadh")
    #expect(moved.before.allSatisfy { $0.place?.zone == "Europe/Prague" })
    #expect(moved.after.allSatisfy { $0.place == nil })
    let today = try world.today()
    #expect(today.prayers.first { $0.prayer == .fajr }?.place?.zone == "Europe/Prague")
    #expect(today.prayers.first { $0.prayer == .isha }?.place == nil)
    #expect(today.sunrisePlace?.zone == "Europe/Prague")
    let days = try ShowTimes(reader: world.reader)(ShowTimes.Input()).days
    let times = try #require(days.first)
    #expect(times.place.zone == "Europe/Prague")
    let zones = times.events.map { $0.place?.zone }
    #expect(zones == [nil, nil, nil, "Asia/Riyadh", "Asia/Riyadh", "Asia/Riyadh"])
    let fajr = try world.log(.fajr, "2026-11-22", at: "2026-11-22T06:00:00+01:00")
    #expect(fajr.status == .onTime && fajr.place?.zone == "Europe/Prague")
    let entry = try ShowEntry(reader: world.reader)(.init(day: fajr.day, prayer: .fajr)).entry
    #expect(entry?.place?.zone == "Europe/Prague")
    #expect(try world.log(.asr).place == nil)
  }

  @Test func aMethodNamesThePlaceForWhichItIsSet() throws {
    let world = try PrayerWorld("2026-11-22T11:00:00Z")
    try world.live(in: "Prague")
    let output = try set(world) { $0.method = "malaysia" }
    #expect(output.place.name == "Prague" && output.about.atHome == false)
  }

  @Test func fastsFollowTheMoonAsSighted() throws {
    let world = try PrayerWorld("2027-02-08T20:00:00Z")
    try world.live(in: "Prague")
    let first = try LogFast(reader: world.reader)(LogFast.Input(day: day("2027-02-08")))
    let begins = try ShowFasts(reader: world.reader)(ShowFasts.Input()).first
    #expect(first.kind == (begins <= day("2027-02-08") ? .ramadan : .voluntary))
    let later = CivilDay(daysSinceEpoch: begins.daysSinceEpoch + 1)
    _ = try SetHijriMonth(reader: world.reader)(SetHijriMonth.Input(month: "1448-09", begins: later))
    #expect(try ShowFasts(reader: world.reader)(ShowFasts.Input()).first == later)
    #expect(
      failure {
        _ = try SetHijriMonth(reader: world.reader)(
          SetHijriMonth.Input(month: "1448-09", begins: CivilDay(daysSinceEpoch: later.daysSinceEpoch + 5)))
      } != nil)
    _ = try RemoveHijriMonth(reader: world.reader)(RemoveHijriMonth.Input(month: "1448-09"))
    #expect(try ShowFasts(reader: world.reader)(ShowFasts.Input()).first == begins)
  }
}
