import KernelApplication
import KernelDomain
import SwimmingDomain
import SwimmingTestSupport
import TestSupport
import Testing

@testable import SwimmingApplication

/// The summary of a season agrees with statistics, best times and the list of swims.
struct SeasonTests {
  /// Swims of some 40 months in two pools, at any hour, faster and slower, of which some are second recordings.
  private func store(seed: UInt64) throws -> InMemorySwimRepository {
    var random = SeededGenerator(seed: seed)
    var swims: [Swim] = []
    for _ in 0..<120 {
      let start = Timestamp(seconds: 1_650_000_000 + Int64.random(in: 0..<100_000_000, using: &random))
      let laps = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        Int32.random(in: 18_000...30_000, using: &random)
      }
      let style: StrokeStyle = Bool.random(using: &random) ? .freestyle : .backstroke
      let pool = Bool.random(using: &random) ? 2_500 : 5_000
      let began = try swim(start.description, pool: pool, style: style, laps: [laps])
      swims.append(began)
      if Int.random(in: 0..<10, using: &random) == 0 {
        swims.append(
          try swim((start + 2_000).description, source: "Another", pool: pool, style: style, laps: [laps]))
      }
    }
    return InMemorySwimRepository(swims)
  }

  private struct NoMeets: MeetRepository {
    func meets() -> SwimMeets { SwimMeets() }
    func changeMeets<Value>(
      _ decide: (SwimMeets) throws(Failure) -> (edits: [SwimMeets.Edit], value: Value)
    ) throws(Failure) -> (number: Int?, value: Value) { (nil, try decide(SwimMeets()).value) }
  }

  @Test(arguments: 1...10)
  func itAgreesWithWhatIsToldElsewhere(seed: UInt64) throws {
    let store = try store(seed: seed)
    let settings = FixedSettings()
    let show = ShowSeason(swims: store, meets: NoMeets(), settings: settings)
    let all = try ShowStatistics(swims: store, settings: settings)(.init(by: .season))
    let years = try show(.init()).years
    #expect(years == all.periods.filter { $0.swimCount > 0 }.map(\.firstDay.year).reversed())
    let swims = try ListSwims(swims: store)(ListSwims.Input()).swims.reversed().filter { $0.state == .counts }
    for period in all.periods where period.swimCount > 0 {
      let season = try show(.init(year: period.firstDay.year))
      #expect(season.firstDay == period.firstDay && season.lastDay == period.lastDay)
      #expect(season.statistics?.total == period)
      #expect(season.swims == swims.filter { (period.firstDay...period.lastDay).contains($0.day) })
      for course in season.courses {
        let told = try ShowBests(swims: store, settings: settings)(.init(course: course.course, by: .season))
        let same = told.periods.first { $0.firstDay == period.firstDay }
        #expect(course.bests.map(\.best) == same?.bests)
        let before = told.periods.first { $0.firstDay.year == period.firstDay.year - 1 }?.bests ?? []
        for best in course.bests {
          let earlier = before.first { $0.style == best.best.style && $0.distance == best.best.distance }
          #expect(best.hundredthsBefore == earlier?.hundredths)
        }
      }
    }
    let records = store.records().records
    let marked = try years.flatMap { try show(.init(year: $0)).courses.flatMap(\.bests) }.filter(\.isRecord)
    #expect(Set(marked.map(\.best.segment)) == Set(records.map(\.segment)))
    #expect(marked.count == records.count)
  }

  @Test(arguments: [-1, 0, 1, 9_999, Int.max])
  func whatIsNoYearIsRefused(year: Int) throws {
    let store = try store(seed: 1)
    let season = ShowSeason(swims: store, meets: NoMeets(), settings: FixedSettings())
    let range = CivilDay.recordableYears
    let problem = Message.json(.notWithin(least: "\(range.lowerBound)", most: "\(range.upperBound)"))
    #expect(throws: Failure.invalidInput(field: "year", problem: problem)) { try season(.init(year: year)) }
  }
}
