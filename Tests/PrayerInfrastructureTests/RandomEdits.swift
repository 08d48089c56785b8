import KernelDomain
import PrayerDomain
import TestSupport

/// Decisions as a person may make them one after the other, at random.
struct RandomEdits {
  var random: SeededGenerator
  /// The days that entries are of.
  private let days: Range<Int>

  init(seed: UInt64, days: Int = 400) {
    random = SeededGenerator(seed: seed)
    let last = day("2026-11-22").daysSinceEpoch
    self.days = last - days..<last
  }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func one<Value>(of values: [Value]) -> Value { values[number(0..<values.count)] }

  mutating func prayer() -> PrayerOfDay {
    PrayerOfDay(one(of: Prayer.allCases), of: CivilDay(daysSinceEpoch: number(days)))
  }

  mutating func entry() -> PrayerEntry {
    let at = number(0..<2) == 0 ? nil : Timestamp(milliseconds: Int64(number(0..<2_000_000_000)) * 1_000)
    let exact = at.map { number(0..<3) == 0 ? $0 + Int64(number(1..<1_000)) : $0 }
    return PrayerEntry(
      one(of: PrayerStatus.allCases), at: exact, inCongregation: number(0..<3) == 0, isCombined: number(0..<4) == 0,
      isShortened: number(0..<4) == 0, isJumuah: number(0..<9) == 0)
  }

  private mutating func minute() -> Timestamp {
    Timestamp(seconds: Int64(number(days)) * 86_400 + Int64(number(0..<1_440)) * 60)
  }

  mutating func place() throws -> PrayerPlace {
    try PrayerPlace(
      latitude: Double(number(-600_000..<600_000)) / 10_000, longitude: Double(number(-1_800_000..<1_800_000)) / 10_000,
      zone: one(of: ["Europe/Prague", "Asia/Riyadh", "Pacific/Apia"]), name: number(0..<3) == 0 ? nil : "at \"home\" Ž")
  }

  mutating func calculation() throws -> PrayerCalculation {
    var method = PrayerMethod.named(one(of: PrayerMethod.Name.allCases))
    if number(0..<3) == 0 {
      let isAngle = number(0..<2) == 0
      method = .custom(
        try CustomPrayerMethod(
          fajrAngle: Double(number(80..<241)) / 10, ishaAngle: isAngle ? 17.5 : nil, ishaMinutes: isAngle ? nil : 95,
          maghribAngle: number(0..<2) == 0 ? nil : 4.5))
    }
    var adjust = EventValues(0)
    if number(0..<3) == 0 { adjust[one(of: PrayerEvent.allCases)] = number(-30..<31) }
    return try PrayerCalculation(
      method: method, school: one(of: AsrSchool.allCases), rule: one(of: HighLatitudeRule.allCases),
      latitudeLimit: number(0..<2) == 0 ? nil : number(45..<66), polar: one(of: PolarDays.allCases),
      shafaq: one(of: Shafaq.allCases), adjust: adjust)
  }

  mutating func excuse(_ record: PrayerRecord) throws -> PrayerEdit {
    if let known = record.excuses.randomElement(using: &random), number(0..<2) == 0 {
      if number(0..<2) == 0 { return .removeExcuse(from: known.from) }
      let until = PrayerOfDay(
        .asr, of: CivilDay(daysSinceEpoch: known.from.day.daysSinceEpoch + number(1..<20)))
      let ended = try Excuse(from: known.from, until: until, reason: known.reason)
      let others = record.excuses.filter { $0.from != known.from }
      if (try? ended.check(beside: others)) != nil { return .putExcuse(ended) }
    }
    while true {
      let from = prayer()
      let until = PrayerOfDay(.fajr, of: CivilDay(daysSinceEpoch: from.day.daysSinceEpoch + number(1..<20)))
      let excuse = try Excuse(
        from: from, until: number(0..<5) == 0 ? nil : until,
        reason: number(0..<2) == 0 ? nil : one(of: Excuse.Reason.allCases))
      if (try? excuse.check(beside: record.excuses)) != nil { return .putExcuse(excuse) }
      if record.excuses.contains(where: { $0.until == nil }), number(0..<20) == 0 {
        return .removeExcuse(from: record.excuses[0].from)
      }
    }
  }

  private mutating func someDay() -> CivilDay { CivilDay(daysSinceEpoch: number(days)) }

  /// A journey beside those that there are, or the end of one.
  private mutating func journey(_ record: PrayerRecord) throws -> PrayerEdit {
    let known = record.journeys.randomElement(using: &random)
    if let known, number(0..<3) == 0 { return .removeJourney(from: known.from) }
    for _ in 0..<20 {
      let from = someDay()
      let until = number(0..<6) == 0 ? nil : CivilDay(daysSinceEpoch: from.daysSinceEpoch + number(0..<15))
      let journey = try Journey(from: from, until: until)
      if (try? journey.check(beside: record.journeys)) != nil { return .putJourney(journey) }
    }
    return .settle(prayer())
  }

  private mutating func extra() throws -> PrayerEdit {
    let extra = ExtraOfDay(one(of: Extra.allCases), of: someDay())
    if number(0..<5) == 0 { return .logExtra(extra, nil) }
    let at = number(0..<2) == 0 ? nil : minute()
    let status = extra.extra == .witr ? one(of: ExtraEntry.Status.allCases) : .prayed
    return .logExtra(extra, try ExtraEntry(at: at, units: number(0..<2) == 0 ? nil : number(1..<101), status))
  }

  private mutating func fast() -> PrayerEdit {
    if number(0..<5) == 0 { return .logFast(someDay(), nil) }
    let reason = number(0..<2) == 0 ? nil : one(of: FastReason.allCases)
    let entry = FastEntry(one(of: FastStatus.allCases), isMakeUp: number(0..<4) == 0, reason: reason)
    return .logFast(someDay(), entry)
  }

  private mutating func month() -> PrayerEdit {
    let month = HijriMonth(year: number(1446..<1449), month: number(1..<13))
    return .putHijriMonth(month, begins: number(0..<3) == 0 ? nil : someDay())
  }

  /// What one change does.
  mutating func change(of record: PrayerRecord) throws -> [PrayerEdit] {
    switch number(0..<26) {
    case 20: return [try journey(record)]
    case 21: return [try extra()]
    case 22: return [number(0..<4) == 0 ? .setWitrEstimate(number(0..<60)) : try extra()]
    case 23, 24: return [fast()]
    case 25: return [number(0..<2) == 0 ? .setFastEstimate(number(0..<60)) : month()]
    case 0:
      let from = minute()
      return [.putPeriod(PrayerPeriod(from: from, place: try place(), calculation: try calculation()))]
    case 1:
      guard let period = record.periods.all.randomElement(using: &random) else { return [.clear(prayer())] }
      return number(0..<2) == 0
        ? [.removePeriod(from: period.from)]
        : [.putPeriod(PrayerPeriod(from: minute(), place: period.place, calculation: try calculation()))]
    case 2, 3: return [try excuse(record)]
    case 4: return [.setEstimate(one(of: Prayer.allCases), number(0..<200))]
    case 5:
      let rule = try ReminderRule(
        id: "r\(number(0..<6))", prayers: [one(of: Prayer.allCases)], when: .before, minutes: number(0..<121),
        since: number(0..<2) == 0 ? nil : minute())
      return [.putReminder(rule)]
    case 6: return [.removeReminder(id: "r\(number(0..<6))")]
    case 7: return [.clear(prayer())]
    case 8: return (0..<number(2..<30)).map { _ in .log(prayer(), PrayerEntry(.excused)) }
    case 9: return [.log(prayer(), PrayerEntry(.madeUp)), .setEstimate(.asr, number(0..<9))]
    default: return [.log(prayer(), entry())]
    }
  }

  /// A reminder that was sent, later than those before it.
  mutating func sent(_ turn: Int) -> PrayerEdit {
    let due = instant("2026-11-22T12:00:00Z") + Int64(turn) * 7_200_000
    return .sent(SentReminder(rule: "r\(number(0..<6))", prayer: prayer(), dueAt: due))
  }
}
