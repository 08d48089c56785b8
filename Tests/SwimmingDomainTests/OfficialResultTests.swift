import KernelDomain
import SwimmingDomain
import TestSupport
import Testing

struct OfficialResultTests {
  private static let today = CivilDay("2026-11-26")!

  private static func check(_ result: OfficialResult) throws(OfficialResultRule.Problem) {
    try OfficialResultRule.check(result, on: today)
  }

  static func result(
    _ day: String = "2025-11-08", _ style: StrokeStyle = .freestyle, _ distance: Int = 100, _ hundredths: Int = 7_234,
    course: SwimCourse = .shortCourseMetres, round: String = OfficialResult.timedFinal
  ) -> OfficialResult {
    OfficialResult(
      day: CivilDay(day)!, meet: "Club Cup", course: course, style: style, distance: distance, hundredths: hundredths,
      round: round)
  }

  @Test(arguments: [
    ("1:12.34", 7_234), ("33.1", 3_310), ("0:36.20", 3_620), ("23:59.99", 143_999), ("1:02:03.04", 372_304),
    ("33", 3_300), ("1:12,34", 7_234), ("100.00", 10_000),
  ]) func readsTimes(text: String, hundredths: Int) {
    #expect(OfficialResultRule.time(text) == hundredths)
  }

  @Test(arguments: ["", "1:60.00", "1:12.345", "1:2.00", "x", "1::2", "-1.00", "1:12.", "1:00:60.00", "1:2:03.00"])
  func refusesWhatIsNoTime(text: String) {
    #expect(OfficialResultRule.time(text) == nil)
  }

  @Test func aDistanceIsWholeLengths() {
    #expect(throws: OfficialResultRule.Problem.distance) {
      try OfficialResultTests.check(OfficialResultTests.result("2025-03-01", .freestyle, 75, course: .longCourseMetres))
    }
    #expect(throws: Never.self) {
      try OfficialResultTests.check(OfficialResultTests.result("2025-03-01", .freestyle, 75))
    }
    #expect(throws: OfficialResultRule.Problem.style) {
      try OfficialResultTests.check(OfficialResultTests.result("2025-03-01", .unknown))
    }
  }

  @Test func isFasterThanAnybody() {
    #expect(OfficialResultRule.isFasterThanAnybody(OfficialResultTests.result("2025-03-01", .freestyle, 100, 3_000)))
    #expect(!OfficialResultRule.isFasterThanAnybody(OfficialResultTests.result("2025-03-01", .freestyle, 100, 4_640)))
  }

  @Test(arguments: ["0001-01-01", "1899-12-31", "2026-11-28", "9999-12-31"]) func aSlipOfTheDayIsRefused(day: String) {
    #expect(throws: OfficialResultRule.Problem.day) { try OfficialResultTests.check(OfficialResultTests.result(day)) }
  }

  /// Beside a plain search: a day's best of an event that beats every day before it.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func officialBestsFallAsAllResultsTell(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let results = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      OfficialResultTests.result(
        "2025-0\(Int.random(in: 1...3, using: &random))-1\(Int.random(in: 0...4, using: &random))",
        [.freestyle, .butterfly].randomElement(using: &random)!, [50, 100].randomElement(using: &random)!,
        Int.random(in: 3_000...3_030, using: &random),
        course: [.shortCourseMetres, .longCourseMetres].randomElement(using: &random)!,
        round: ["PRE", "FIN"].randomElement(using: &random)!)
    }
    let meets = SwimMeets(results: results)
    #expect(meets.bestIDs == Set(meets.courses.flatMap { meets.best(on: $0).map(\.id) }))
    #expect(SwimMeets().bestIDs(with: results.reversed()) == meets.bestIDs)
    let days = Set(results.map(\.day)).sorted()
    for since in days {
      var expected: Set<String> = []
      for (event, all) in Dictionary(grouping: results, by: \.event) {
        let bests = Dictionary(grouping: all, by: \.day).mapValues { $0.map(\.hundredths).min()! }.sorted {
          $0.key < $1.key
        }
        for (number, (day, best)) in bests.enumerated() where day >= since {
          let before = bests[..<number].map(\.value).min()
          guard best < before ?? .max else { continue }
          let stands = bests.map(\.value).min() == best
          expected.insert("\(event) \(day) \(best) \(before ?? 0) \(stands)")
        }
      }
      let fallen = meets.fallen(since: since)
      #expect(fallen.map(\.result.day) == fallen.map(\.result.day).sorted(by: >))
      let told = fallen.map {
        "\($0.result.event) \($0.result.day) \($0.result.hundredths) \($0.before ?? 0) \($0.stands)"
      }
      #expect(told.count == expected.count)
      #expect(Set(told) == expected)
    }
  }

  @Test func theSameTwiceIsOne() {
    let final = OfficialResultTests.result(round: "FIN")
    let meets = SwimMeets(results: [OfficialResultTests.result(), final, OfficialResultTests.result()])
    #expect(meets.results.count == 2)
    #expect(
      meets.results.map(\.id.description).sorted() == [
        "20251108-scm-freestyle-100-7234", "20251108-scm-freestyle-100-7234-fin",
      ])
    #expect(OfficialResultID(final.id.description) == final.id)
  }

  /// However long they are.
  @Test func idsAreInTheOrderOfTheirNames() {
    let ids = [StrokeStyle.freestyle, .breaststroke].flatMap { style in
      [50, 100, 1_500, 30_000].flatMap { distance in
        [1, 999, 7_234, 8_640_000].flatMap { hundredths in
          ["TIM", "FIN", "FINALOFTHEEIGHTFINAL", "FINALOFTHEEIGHTFINAM"].flatMap { round in
            [SwimCourse.shortCourseMetres, .other(PoolLength(centimetres: 3_333)!)].map { course in
              OfficialResultTests.result("2025-11-08", style, distance, hundredths, course: course, round: round).id
            }
          }
        }
      }
    }
    let names = ids.map(\.description)
    #expect(ids.sorted().map(\.description) == names.sorted())
    #expect(Set(ids).count == Set(names).count && Set(names).count == names.count)
    #expect(names.contains("20251108-scm-freestyle-1500-7234-fin"))
    #expect(names.compactMap(OfficialResultID.init) == ids)
  }

  @Test func editsAreMadeInTheirOrder() {
    var meets = SwimMeets()
    let (first, second) = (OfficialResultTests.result(), OfficialResultTests.result("2024-01-01"))
    meets.make([.add(first), .add(second), .add(first)])
    #expect(meets.results == [second, first])
    meets.make([.remove(second.id), .add(second), .remove(first.id)])
    #expect(meets.results == [second])
    #expect(meets.best(on: .shortCourseMetres) == [second])
  }

  /// As if each was made alone, in an order that is looked for anew.
  @Test(arguments: 0..<50) func manyEditsAreMadeAsOneByOne(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let results = (0..<8).map { OfficialResultTests.result("2025-0\($0 % 3 + 1)-10", .freestyle, 100, 7_000 + $0) }
    var (meets, expected) = (SwimMeets(), [OfficialResult]())
    for _ in 0..<5 {
      let edits = (0..<Int.random(in: 0...12, using: &random)).map { _ -> SwimMeets.Edit in
        let result = results.randomElement(using: &random)!
        return Bool.random(using: &random) ? .add(result) : .remove(result.id)
      }
      for edit in edits {
        switch edit {
        case .add(let result): if !expected.contains(result) { expected.append(result) }
        case .remove(let id): expected.removeAll { $0.id == id }
        case .replaceBaseTimes, .setTarget, .removeTarget, .replaceStandards, .replaceAgeBases, .addBeside,
          .removeBeside, .setGoal:
          break
        }
      }
      meets.make(edits)
      #expect(meets.results == expected.sorted { ($0.day, $0.id.description) < ($1.day, $1.id.description) })
    }
  }

  // MARK: Points

  @Test func pointsAreCutToWholeOnes() {
    #expect(PointsRule.points(23_417, base: 23_418) == 1_000)
    #expect(PointsRule.points(23_418, base: 23_418) == 1_000)
    #expect(PointsRule.points(23_419, base: 23_418) == 999)
    #expect(PointsRule.points(8_640_000, base: 200_000) == 0)
  }

  /// Against the same in wide numbers.
  @Test func pointsNeverOverflow() {
    for base in [1, 2_367, 92_048, 200_000, 2_000_000] {
      for time in [base, base + 1, 2 * base, 1_999_999, 2_000_000, 2_000_001, 8_640_000] {
        let exact = Int(
          1_000 * Double(base) * Double(base) * Double(base) / (Double(time) * Double(time) * Double(time)))
        #expect(abs(PointsRule.points(time, base: base) - exact) <= 1)
      }
    }
  }

  @Test func editionsBeginInJanuaryAndSeptember() {
    #expect(PointsRule.edition(on: CivilDay("2025-12-31")!, course: .longCourseMetres) == 2_025)
    #expect(PointsRule.edition(on: CivilDay("2025-08-31")!, course: .shortCourseMetres) == 2_024)
    #expect(PointsRule.edition(on: CivilDay("2025-09-01")!, course: .shortCourseMetres) == 2_025)
    #expect(PointsRule.edition(on: CivilDay("2025-09-01")!, course: .shortCourseYards) == nil)
  }

  @Test func aTableOfHersReplacesItsYearAndCourse() {
    func event(_ course: SwimCourse, _ distance: Int) -> BaseTimes.Event {
      BaseTimes.Event(course: course, sex: .female, style: .freestyle, distance: distance)
    }
    let own = BaseTimes([(2_025, event(.longCourseMetres, 50), 2_400)])
    let all = BaseTimes([
      (2_025, event(.longCourseMetres, 100), 5_000), (2_025, event(.shortCourseMetres, 100), 4_900),
      (2_024, event(.longCourseMetres, 100), 5_100),
    ]).replacing(with: own)
    #expect(all.rows.map(\.hundredths) == [5_100, 2_400, 4_900])
    let rule = PointsRule(all)
    let later = rule.points(2_400, .freestyle, 50, .longCourseMetres, on: CivilDay("2030-01-01")!, .female)
    #expect(later?.points == 1_000 && later?.edition == 2_025 && later?.isOfOlderTable == true)
    #expect(rule.points(2_400, .freestyle, 50, .longCourseMetres, on: CivilDay("2023-01-01")!, .female) == nil)
    #expect(rule.points(2_400, .freestyle, 50, .longCourseMetres, on: CivilDay("2025-01-01")!, .male) == nil)
  }

  // MARK: Who the swimmer is

  let zoe = MeetAthlete(
    name: "Zoë Ána van den Šíp-Nováková", writtenNames: ["Zoë Ána van den Šíp-Nováková"], birth: CivilDay("1990-01-01"),
    licence: "CZ 007")

  private func isFound(_ query: AthleteQuery, as athlete: MeetAthlete) -> Bool {
    query.matches(among: [athlete]) == [athlete]
  }

  @Test func aNameIsFoundHoweverItIsWritten() {
    #expect(isFound(AthleteQuery(name: "VAN DEN SIP NOVAKOVA ZOE ANA", birth: .year(1_990)), as: zoe))
    #expect(isFound(AthleteQuery(name: "van den sip novakova, zoe ana"), as: zoe))
    #expect(!isFound(AthleteQuery(name: "Zoe Novakova"), as: zoe))
    #expect(isFound(AthleteQuery(licence: "cz007"), as: zoe))
    #expect(!isFound(AthleteQuery(licence: "CZ008"), as: zoe))
    #expect(!isFound(AthleteQuery(), as: zoe))
  }

  @Test func ofTheFirstOfJanuaryOnlyTheYearIsBelieved() {
    let name = zoe.name
    #expect(isFound(AthleteQuery(name: name, birth: .day(CivilDay("1990-05-31")!)), as: zoe))
    #expect(!isFound(AthleteQuery(name: name, birth: .day(CivilDay("1991-01-01")!)), as: zoe))
    var known = zoe
    known.birth = CivilDay("1990-05-31")
    #expect(isFound(AthleteQuery(name: name, birth: .day(CivilDay("1990-01-01")!)), as: known))
    #expect(!isFound(AthleteQuery(name: name, birth: .day(CivilDay("1990-05-30")!)), as: known))
  }

  /// The name comes first, since clubs give one licence to many. The licence chooses among several of a name.
  @Test func theNameTellsMoreThanTheLicence() {
    let eva = MeetAthlete(name: "Eva Nová", writtenNames: ["Eva Nová"], birth: CivilDay("1990-06-01"), licence: "x1")
    #expect(!isFound(AthleteQuery(name: "Wrong", birth: .year(1_999), licence: "x1"), as: eva))
    #expect(isFound(AthleteQuery(licence: "x1"), as: eva))
    let namesake = MeetAthlete(
      name: "Eva Nová", writtenNames: ["Eva Nová"], birth: CivilDay("1991-06-01"), licence: "y2")
    #expect(AthleteQuery(name: "Eva Nová", licence: "y2").matches(among: [eva, namesake]) == [namesake])
    #expect(AthleteQuery(name: "Eva Nová", licence: "zz").matches(among: [eva, namesake]) == [eva, namesake])
    #expect(isFound(AthleteQuery(name: "Eva Nová", licence: "zz"), as: eva))
    #expect(!isFound(AthleteQuery(licence: "zz"), as: eva))
    #expect(!isFound(AthleteQuery(birth: .year(1_990), licence: "zz"), as: eva))
    #expect(!isFound(AthleteQuery(birth: .day(CivilDay("1990-06-01")!)), as: eva))
  }

  /// The licence tells who it is; results of the same person with another licence are theirs too.
  @Test func theLicenceChoosesThePersonNotTheEntry() {
    let athletes = [("1981-05-17", "a"), ("1990-03-03", "b"), ("1981-05-17", "c")].map { birth, licence in
      MeetAthlete(name: "Eva Nová", writtenNames: ["Eva Nová"], birth: CivilDay(birth), licence: licence)
    }
    let person = [athletes[0], athletes[2]]
    #expect(AthleteQuery(name: "Eva Nová", licence: "c").matches(among: athletes) == person)
    #expect(AthleteQuery(licence: "c").matches(among: athletes) == person)
    let unknown = ["a", "c"].map { MeetAthlete(name: "Eva Nová", writtenNames: ["Eva Nová"], licence: $0) }
    #expect(AthleteQuery(licence: "c").matches(among: unknown) == [unknown[1]])
  }

  @Test func ofTwoOfOneNameTheDayOfBirthTells() {
    let athletes = ["1990-01-01", "1990-06-01"].map {
      MeetAthlete(name: "Eva Nová", writtenNames: ["Eva Nová"], birth: CivilDay($0))
    }
    let exact = AthleteQuery(name: "Eva Nová", birth: .day(CivilDay("1990-06-01")!))
    #expect(exact.matches(among: athletes) == [athletes[1]])
    #expect(exact.namesakes(among: athletes) == [athletes[0]])
    let year = AthleteQuery(name: "Eva Nová", birth: .year(1_990))
    #expect(year.matches(among: athletes) == athletes)
    #expect(year.namesakes(among: athletes).isEmpty)
    #expect(exact.namesakes(among: [athletes[1]]).isEmpty)
    var other = athletes[0]
    other.licence = "b"
    let licensed = AthleteQuery(name: exact.name, birth: exact.birth, licence: "a")
    #expect(licensed.namesakes(among: [other, athletes[1]]).isEmpty)
  }

  @Test func theNearestNamesShareMostWords() {
    let others = ["Eva Nová", "Jana Novotná", "Eva Malá Nová"].map { MeetAthlete(name: $0, writtenNames: [$0]) }
    #expect(
      AthleteQuery(name: "nova eva mala x").nearest(among: others, most: 2).map(\.name) == [
        "Eva Malá Nová", "Eva Nová",
      ])
  }

  @Test func theNearestNamesMayBeMistyped() {
    let names = ["Petr Dvořák", "Eva Novotná", "Ewa Nowak", "Jana Procházková", "Petra Dvořáková"]
    let others = names.map { MeetAthlete(name: $0, writtenNames: [$0]) }
    func nearest(_ name: String) -> [String] {
      AthleteQuery(name: name).nearest(among: others, most: 3).map(\.name)
    }
    #expect(nearest("Jana Prochazkva") == ["Jana Procházková"])
    #expect(nearest("Petr Dvorka") == ["Petr Dvořák", "Petra Dvořáková"])
    #expect(nearest("Xu Li") == [])
  }
}
