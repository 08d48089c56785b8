import KernelDomain
import SwimmingDomain
import TestSupport
import Testing

/// What months come to, beside the same worked out from histories and swims.
struct SwimDigestTests {
  /// Best times since any day, and every record as it fell, are those that all attempts tell.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func recordsAreThoseOfAllAttempts(seed: UInt64) {
    var random = RandomBook(seed: seed)
    let book = random.book()
    let digest = SwimDigest(of: book)
    let courses = SwimRecords(of: book).courses
    let days = Set(book.swims.map(\.day)).sorted()
    for course in courses {
      for style in StrokeStyle.sections {
        for distance in StandardDistances.all(course.unit) {
          let history = book.history(of: style, distance, on: course).reversed()
          let event = SwimEvent(course: course, style: style, distance: distance)
          for day in days {
            let bests = history.filter { $0.day >= day }.compactMap(\.best)
            let best = bests.min { ($0.hundredths, $0.start) < ($1.hundredths, $1.start) }
            let told = digest.bests(since: day).first { $0.event == event }
            #expect(told?.hundredths == best?.hundredths)
            #expect(told?.isEstimated == best?.isEstimated)
          }
          var fallen: [String] = []
          var record = Int.max
          for day in history {
            let clean = day.attempts.filter { !$0.isSuspicious }
            for swim in Set(clean.map(\.segment.swim)).sorted(by: { start(of: $0, clean) < start(of: $1, clean) }) {
              guard let best = clean.filter({ $0.segment.swim == swim }).map(\.hundredths).min(), best < record else {
                continue
              }
              fallen.append("\(best) \(record == .max ? 0 : record)")
              record = best
            }
          }
          let told = digest.fallen.filter { $0.best.event == event }.reversed()
          #expect(told.map { "\($0.best.hundredths) \($0.before ?? 0)" } == fallen)
          #expect(told.last?.stands ?? true)
          #expect(told.dropLast().allSatisfy { !$0.stands })
        }
      }
    }
  }

  /// What fell in some months is what fell in all, without the others, and needs no more than the bests of those.
  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func recordsFallInTheirMonths(seed: UInt64) {
    var random = RandomBook(seed: seed)
    let digest = SwimDigest(of: random.book())
    let all = digest.fallen
    for (first, last) in digest.months.indices.flatMap({ first in (first..<digest.months.count).map { (first, $0) } }) {
      let months = digest.months[first].month...digest.months[last].month
      var part = digest
      for place in part.months.indices where !(first...last).contains(place) {
        part.months[place].others = []
        part.months[place].swims = []
      }
      #expect(part.fallen(in: months) == all.filter { months.contains($0.best.day.inMonth) })
    }
  }

  /// When the best attempt of a swim began: of several swims of a day the order is that of their best attempts.
  private func start(of swim: SwimID, _ attempts: [SwimAttempt]) -> Timestamp {
    let own = attempts.filter { $0.segment.swim == swim }
    let best = own.map(\.hundredths).min()
    return own.filter { $0.hundredths == best }.map(\.start).min() ?? Timestamp(milliseconds: 0)
  }

  /// The standing records are the last that fell.
  @Test(arguments: 61...90 as ClosedRange<UInt64>)
  func whatStandsIsTheRecord(seed: UInt64) {
    var random = RandomBook(seed: seed)
    let book = random.book()
    let standing = SwimDigest(of: book).fallen.filter(\.stands)
    let records = SwimRecords(of: book).records
    #expect(standing.count == records.count)
    for record in records {
      #expect(
        standing.contains {
          $0.best.style == record.style && $0.best.distance == record.distance && $0.best.course == record.course
            && $0.best.hundredths == record.hundredths
        })
    }
  }

  /// A month's digest is the same whether all are made or it alone.
  @Test(arguments: 91...110 as ClosedRange<UInt64>)
  func monthsAreMadeApart(seed: UInt64) {
    var random = RandomBook(seed: seed)
    let book = random.book()
    let all = SwimDigest(of: book)
    for month in all.months { #expect(SwimDigest.months([month.month], of: book) == [month]) }
  }

  /// Statistics count each swim that counts once.
  @Test(arguments: 111...130 as ClosedRange<UInt64>, SwimPeriod.allCases)
  func statisticsAddUp(seed: UInt64, period: SwimPeriod) {
    var random = RandomBook(seed: seed)
    let book = random.book()
    let standing = book.standing
    let counting = zip(book.correctedSwims(standing), standing.counting).filter(\.1).map(\.0)
    let statistics = SwimStatistics(SwimDigest(of: book), by: period, SwimCalendar())
    #expect(statistics.total.swims == counting.count)
    #expect(statistics.total.centimetres == counting.reduce(0) { $0 + ($1.centimetres ?? 0) })
    #expect(statistics.periods.reduce(0) { $0 + $1.swims } == counting.count)
    for (period, next) in zip(statistics.periods, statistics.periods.dropFirst()) {
      #expect(next.first.daysSinceEpoch == period.last.daysSinceEpoch + 1)
    }
  }

  // MARK: Calendar

  @Test func weeksBeginOnMondayOrSunday() throws {
    let sunday = try #require(CivilDay("2025-05-04"))
    #expect(SwimCalendar().start(of: .week, containing: sunday).description == "2025-04-28")
    #expect(SwimCalendar(firstWeekday: 6).start(of: .week, containing: sunday) == sunday)
    #expect(SwimCalendar().next(.week, after: try #require(CivilDay("2025-04-28"))).description == "2025-05-05")
  }

  @Test func seasonsBeginWithTheirMonth() throws {
    let calendar = SwimCalendar()
    let may = try #require(CivilDay("2025-05-04"))
    #expect(calendar.start(of: .season, containing: may).description == "2024-09-01")
    #expect(calendar.last(of: .season, from: calendar.start(of: .season, containing: may)).description == "2025-08-31")
    let january = SwimCalendar(seasonStart: 1)
    #expect(january.start(of: .season, containing: may).description == "2025-01-01")
    #expect(january.next(.season, after: try #require(CivilDay("2024-01-01"))).description == "2025-01-01")
    #expect(calendar.next(.month, after: try #require(CivilDay("2025-02-01"))).description == "2025-03-01")
    #expect(calendar.next(.year, after: try #require(CivilDay("2024-01-01"))).description == "2025-01-01")
  }

  @Test func emptyPeriodsBetweenSwimsAreShown() {
    let day: Int64 = 86_400_000
    let book = SwimBook(Swim(swim("FFFF")), Swim(swim("FF", start: morning + 21 * day)))
    let statistics = SwimStatistics(SwimDigest(of: book), by: .week, SwimCalendar())
    #expect(statistics.periods.map(\.centimetres) == [10_000, 0, 0, 5_000])
    #expect(statistics.total.longest?.centimetres == 10_000)
    let latest = SwimStatistics(SwimDigest(of: book), by: .week, SwimCalendar(), latest: 2)
    #expect(latest.total.centimetres == 5_000)
  }

  @Test func openWaterIsCountedAndToldApart() {
    var sea = Swim([], pool: nil, start: morning + 3_600_000 * 4)
    sea.place = .openWater
    sea.reportedDistance = 150_000
    let book = SwimBook(Swim(swim("FFFFKK")), sea)
    let total = SwimStatistics(SwimDigest(of: book), by: .month, SwimCalendar()).total
    #expect([total.swims, total.openWaterSwims] == [2, 1])
    #expect(
      [total.centimetres, total.openWaterCentimetres, total.centimetresWithoutStyle] == [165_000, 150_000, 150_000])
    #expect(total.styles.swum.map { [$0.style: $0.centimetres] } == [[.freestyle: 10_000], [.backstroke: 5_000]])
    let back = SwimStatistics(SwimDigest(of: book), by: .month, SwimCalendar(), style: .backstroke).total
    #expect([back.swims, back.centimetres] == [1, 5_000])
  }

  // MARK: Strokes

  @Test func aMonthOfFewCountedLengthsTellsNothing() {
    let few = SwimBook(Swim(swim(String(repeating: "F", count: 19))))
    #expect(SwimDigest(of: few).strokeTrends().isEmpty)
    let enough = SwimBook(Swim(swim(String(repeating: "F", count: 20) + "K")))
    let trends = SwimDigest(of: enough).strokeTrends()
    #expect(trends.map(\.style) == [.freestyle])
    #expect(trends.first?.months.first?.count.swolfTenths == 300)
    #expect(trends.first?.months.first?.count.rateTenths == 300)
  }

  @Test func devicesAreNeverPutTogether() {
    let laps = String(repeating: "F", count: 20)
    let day: Int64 = 86_400_000
    let book = SwimBook(Swim(swim(laps), source: "A"), Swim(swim(laps, start: morning + day), source: "B"))
    #expect(SwimDigest(of: book).strokeTrends().map(\.source) == ["A", "B"])
  }
}

struct CriticalSpeedTests {
  /// The figures worked out by hand, and the reasons of refusals.
  @Test(
    arguments: [
      (16_200, 34_000, false, 10, "89000 1124 955"), (16_200, 34_000, true, 10, "sameSegment"),
      (16_200, 32_400, false, 10, "notSlower"), (16_200, 32_399, false, 10, "notSlower"),
      (17_000, 34_050, false, 0, "85250 1173 999 ?"), (15_000, 36_500, false, 90, "107500 930 849 ?"),
      (16_200, 34_000, false, 91, "tooFarApart"), (nil, 34_000, false, 0, "no200"), (16_200, nil, false, 0, "no400"),
    ] as [(Int?, Int?, Bool, Int, String)])
  func followsTheFormula(time200: Int?, time400: Int?, isSame: Bool, days: Int, expected: String) {
    let told: String
    switch CriticalSpeed.of(time200, time400, isSameSegment: isSame, daysApart: days) {
    case .success(let speed):
      told = "\(speed.paceMilliseconds) \(speed.speed) \(speed.shareOf400)\(speed.isDoubtful ? " ?" : "")"
    case .failure(let refusal): told = refusal.rawValue
    }
    #expect(told == expected)
  }

  /// A 200 inside the same 400 says nothing: the best one elsewhere counts, also one of the same swim.
  @Test func theBest200OutsideThe400Counts() {
    let tape = swim(String(repeating: "F", count: 16), each: 20_000).swim(
      String(repeating: "F", count: 8), each: 20_100, gap: 60_000)
    let book = SwimBook(Swim(tape))
    let test = SwimDigest(of: book).criticalSpeed(on: .shortCourseMetres)?.test
    #expect(test?.best400?.segment.number == 1)
    #expect(test?.best200?.segment.number == 2)
    #expect(test?.best200?.hundredths == 16_080)
    let alone = SwimDigest(of: SwimBook(Swim(swim(String(repeating: "F", count: 16))))).criticalSpeed(
      on: .shortCourseMetres)
    #expect(alone?.test.outcome == .failure(.sameSegment))
  }

  /// Whatever the swims, the pair is the best there is in the 90 days.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func thePairIsTheBestOfTheWindow(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let day: Int64 = 86_400_000
    var swims: [Swim] = []
    var start = morning
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      start = start + day * Int64.random(in: 1...40, using: &random)
      var tape = LapTape(start: start)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let count = [4, 8, 16, 17].randomElement(using: &random)!
        tape = tape.swim(
          String(repeating: "F", count: count), each: Int32.random(in: 19_000...21_000, using: &random),
          gap: tape.laps.isEmpty ? 0 : 30_000)
      }
      swims.append(Swim(tape))
    }
    let book = SwimBook(swims: swims)
    let all200 = attempts(200, in: book)
    let all400 = attempts(400, in: book)
    let last = (all200 + all400).map(\.day).max()
    let window = last.map { $0.daysSinceEpoch - 90 } ?? 0
    let best400 = all400.filter { $0.day.daysSinceEpoch >= window }.map(\.attempt).min { isBetter($0, $1) }
    let best200 = all200.filter { $0.day.daysSinceEpoch >= window && $0.attempt.segment != best400?.segment }
      .map(\.attempt).min { isBetter($0, $1) }
    let test = SwimDigest(of: book).criticalSpeed(on: .shortCourseMetres)?.test
    #expect(test?.best400?.hundredths == best400?.hundredths)
    if let best200 { #expect(test?.best200?.hundredths == best200.hundredths) }
  }

  /// Whatever its last day, the window of critical speed begins in one of the months that are read.
  @Test func theWindowIsWithinTheMonthsThatAreRead() {
    let first = CivilDay(year: 2023, month: 1, day: 1)!.daysSinceEpoch
    let months = (first...first + 1_461).map { number in
      let (last, begin) = (
        CivilDay(daysSinceEpoch: number), CivilDay(daysSinceEpoch: number - CriticalSpeed.longestSpan)
      )
      return (last.year - begin.year) * 12 + last.month - begin.month
    }
    #expect(months.max() == CriticalSpeed.longestSpanMonths)
  }

  private func attempts(_ amount: Int, in book: SwimBook) -> [(day: CivilDay, attempt: SwimAttempt)] {
    book.history(of: .freestyle, Distance(amount, .metre), on: .shortCourseMetres).flatMap { day in
      day.attempts.filter { !$0.isSuspicious }.map { (day.day, $0) }
    }
  }

  private func isBetter(_ one: SwimAttempt, _ other: SwimAttempt) -> Bool {
    (one.hundredths, one.start, one.segment) < (other.hundredths, other.start, other.segment)
  }
}
