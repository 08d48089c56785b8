import KernelDomain
import KernelPresentation
import PresentationTestSupport
import RunningDomain
import Testing

@testable import RunningApplication
@testable import RunningPresentation

@Suite struct RunningStringsTests {
  private let en = RunningStrings(language: .en)
  private let cs = RunningStrings(language: .cs)
  private let miles = RunningStrings(language: .en, units: .miles)

  /// Cut off: nobody reads 5.00 km where a best effort of 5 km lacks.
  @Test(arguments: [
    (0 as Int64, "0.00 km", "0,00 km", "0.00 mi"), (4_999_999, "4.99 km", "4,99 km", "3.10 mi"),
    (5_200_000, "5.20 km", "5,20 km", "3.23 mi"), (1_609_344, "1.60 km", "1,60 km", "1.00 mi"),
    (1_234_567_890, "1,234.56 km", "1 234,56 km", "767.12 mi"),
  ]) func lengthsHaveTwoDecimals(_ millimetres: Int64, english: String, czech: String, inMiles: String) {
    #expect(en.length(millimetres) == english)
    #expect(cs.length(millimetres) == czech)
    #expect(miles.length(millimetres) == inMiles)
  }

  @Test(arguments: [
    (0 as Int64, "0:00"), (59_999, "0:59"), (60_000, "1:00"), (1_625_999, "27:05"), (3_599_999, "59:59"),
    (3_909_000, "1:05:09"), (36_000_000, "10:00:00"),
  ]) func timesPassedAreCutOff(_ milliseconds: Int64, _ text: String) {
    #expect(en.time(milliseconds) == text)
  }

  @Test func timesOfEffortsAreRoundedUp() throws {
    let effort: RunEffortView = try decoded(RunFixtures.effort("5km", 1_500_001))
    #expect(en.effortTime(effort) == "25:01")
    #expect(cs.spokenEffortTime(effort) == "25 minut 1 sekunda")
  }

  /// Of a run whose length is only the device's total.
  @Test func anUnknownLengthOfALapIsADash() throws {
    let times = #""startMilliseconds":0,"elapsedMilliseconds":1,"activeMilliseconds":1,"movingMilliseconds":1"#
    let laps: [RunLapView] = try decoded("[{\(times)},{\(times),\"lengthMillimetres\":1000000}]")
    #expect(laps.map { en.lapLength($0) } == ["—", "1.00 km"])
  }

  /// Of a run entered with a distance alone.
  @Test func anUnknownTimeOfARunIsADash() {
    #expect(en.runTime(0) == "—" && en.runTime(1_625_999) == "27:05")
    #expect(en.spokenRunTime(0) == "time unknown" && cs.spokenRunTime(0) == "čas neznámý")
  }

  @Test(arguments: [
    (0, "v 0 dnech"), (1, "v 1 dni"), (2, "ve 2 dnech"), (5, "v 5 dnech"), (12, "ve 12 dnech"), (17, "v 17 dnech"),
    (28, "ve 28 dnech"), (50, "v 50 dnech"), (100, "ve 100 dnech"), (365, "ve 365 dnech"),
  ]) func daysHaveTheirPreposition(_ count: Int, czech: String) {
    #expect(cs.onDays(count) == czech)
    #expect(en.onDays(count) == (count == 1 ? "on 1 day" : "on \(count) days"))
  }

  @Test func aShortRestIsToldInMetresOrFeet() {
    #expect(en.rest(9_999) == "9 m" && en.rest(10_000) == "0.01 km")
    #expect(miles.rest(9_999) == "32 ft" && miles.rest(16_094) == "0.01 mi")
  }

  @Test func pacesAreOfTheUnit() {
    #expect(en.pace(312_499) == "5:12 /km" && en.pace(312_500) == "5:13 /km")
    #expect(miles.pace(312_000) == "8:22 /mi")
    #expect(en.pace(nil) == "—")
    #expect(en.spokenPace(312_000) == "5 minutes 12 seconds a kilometer")
    #expect(RunningStrings(language: .enGB).spokenPace(312_000) == "5 minutes 12 seconds a kilometre")
    #expect(cs.spokenPace(312_000) == "5 minut 12 sekund na kilometr")
    #expect(miles.spokenPace(312_000) == "8 minutes 22 seconds a mile")
  }

  @Test func lengthsAreSpokenInTheFormOfDecimals() {
    #expect(cs.spokenLength(5_200_000) == "5,20 kilometru" && en.spokenLength(5_200_000) == "5.20 kilometers")
    #expect(miles.spokenLength(5_200_000) == "3.23 miles")
  }

  @Test func elevationsAreWholeMetresOrFeet() {
    #expect(en.elevation(4_549) == "45 m" && en.elevation(-51) == "-1 m")
    #expect(miles.elevation(4_540) == "149 ft")
  }

  @Test func caloriesSayWhatTheyMiss() throws {
    let known = #","calories":{"kilocalories":1640}"#
    #expect(en.calories(of: try RunFixtures.week(calories: known)) == "1,640 kcal")
    #expect(en.calories(of: try RunFixtures.week(calories: known, withCalories: 2)) == "1,640 kcal (2 of 3)")
    #expect(cs.calories(of: try RunFixtures.week(calories: known, withCalories: 2)) == "1 640 kcal (2 ze 3)")
    #expect(en.calories(of: try RunFixtures.week(withCalories: 0)) == "—")
    #expect(en.calories(CaloriesView(kilocalories: 320, isEstimate: true)) == "≈ 320 kcal")
  }

  /// The preposition follows the pronunciation: z jednoho, ze dvou, z pěti, ze šesti, ze dvaceti.
  @Test(arguments: [
    (1, "z"), (2, "ze"), (4, "ze"), (5, "z"), (6, "ze"), (7, "ze"), (8, "z"), (9, "z"), (10, "z"), (11, "z"),
    (12, "ze"), (14, "ze"), (15, "z"), (16, "ze"), (17, "ze"), (18, "z"), (19, "z"), (20, "ze"), (35, "ze"),
    (50, "z"), (60, "ze"), (90, "z"), (100, "ze"), (105, "ze"), (500, "z"),
  ]) func theCzechPrepositionGoesByTheSoundOfTheNumber(_ number: Int, _ word: String) {
    #expect(cs.some(1, of: number) == "1 \(word) \(number)")
  }

  @Test func theGoalIsToldInWords() throws {
    let week = try RunFixtures.week(goal: #","goal":{"lengthMillimetres":30000000,"thousandths":413}"#)
    let goal = try #require(week.goal)
    #expect(en.goal(goal, of: week) == "12.40 km of 30 km")
    #expect(cs.goal(goal, of: week) == "12,40 km z cíle 30 km")
    #expect(miles.goal(goal, of: week) == "7.70 mi of 18.64 mi")
    let done = try RunFixtures.week(goal: #","goal":{"runs":3,"thousandths":1000}"#)
    #expect(en.goal(try #require(done.goal), of: done) == "Goal reached: 3 of 3 runs")
    #expect(cs.goal(try #require(done.goal), of: done) == "Cíl splněn: běhů 3 ze 3")
  }

  @Test func theLoadOfSomeRunsTellsOfHowMany() {
    #expect(en.load(175, runs: 1, of: 3) == "175 (1 of 3 runs)")
    #expect(cs.load(175, runs: 1, of: 3) == "175 (1 ze 3 běhů)")
    #expect(cs.load(175, runs: 3, of: 3) == "175" && cs.load(nil, runs: 0, of: 3) == "—")
  }

  @Test func everyDistanceHasANameInBothLanguages() {
    for distance in EffortDistance.allCases {
      #expect(!en.name(distance).isEmpty && !cs.name(distance).isEmpty)
    }
    #expect(cs.name(.half) == "půlmaraton" && en.name(.mile10) == "10 miles" && cs.name(.mile10) == "10 mil")
  }
}
