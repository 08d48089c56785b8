import KernelApplication
import KernelDomain
import SwimmingDomain
import SwimmingTestSupport
import TestSupport
import Testing

@testable import SwimmingApplication

struct RecordsTests {
  static func store() throws -> InMemorySwimRepository {
    InMemorySwimRepository([try swim(), try swim("2024-03-06T06:00:00Z", pool: 5_000, laps: [[40_000]])])
  }

  @Test func theCourseOfTheLatestSwimIsShown() throws {
    let output = try ShowRecordsBook(swims: Self.store(), settings: FixedSettings())(.init())
    #expect(output.course == .longCourseMetres)
    #expect(output.courses == [.longCourseMetres, .shortCourseMetres])
    #expect(output.records.map(\.distance) == [50])
    #expect(output.records.map(\.hundredths) == [4_000])
  }

  @Test func theChosenCourseIsShown() throws {
    let output = try ShowRecordsBook(swims: Self.store(), settings: FixedSettings())(.init(course: .shortCourseMetres))
    #expect(output.course == .shortCourseMetres)
    #expect(output.records.map(\.distance) == [50, 100])
    #expect(output.records.map(\.hundredths) == [4_100, 8_600])
    #expect(output.records.map(\.laps) == [laps(1, 2), laps(1, 4)])
    #expect(output.records.map(\.segment) == [morningSegment, morningSegment])
    #expect(output.records.map(\.day.description) == ["2024-03-05", "2024-03-05"])
  }

  @Test func anUnknownCourseTellsWhichThereAre() throws {
    let failure = Failure.notFound(.swimming(.noSuchCourse(name: "scy", courses: ["lcm", "scm"])))
    #expect(throws: failure) {
      try ShowRecordsBook(swims: Self.store(), settings: FixedSettings())(.init(course: .shortCourseYards))
    }
  }

  @Test func anEmptyBook() throws {
    let output = try ShowRecordsBook(swims: InMemorySwimRepository(), settings: FixedSettings())(.init())
    #expect(output == .init(course: nil, courses: [], records: []))
    let history = try ShowRecordHistory(swims: InMemorySwimRepository())(.init(style: .mix, distance: 100))
    #expect(history == .init(style: .mix, distance: 100, unit: .metre, course: nil, days: []))
  }

  @Test func historyByLocalDay() throws {
    let store = InMemorySwimRepository([
      try swim(), try swim("2024-03-05T23:30:00Z", laps: [[5_000, 20_000], [20_000, 25_000]]),
      try swim("2024-03-07T06:00:00Z", utcOffset: -3_600, laps: [[5_000, 20_000]]),
    ])
    let output = try ShowRecordHistory(swims: store)(.init(style: .freestyle, distance: 50))
    #expect(output.course == .shortCourseMetres)
    #expect(output.days.map(\.day.description) == ["2024-03-07", "2024-03-06", "2024-03-05"])
    #expect(output.days.map(\.bestHundredths) == [nil, 4_500, 4_100])
    #expect(output.days.map { $0.attempts.map(\.hundredths) } == [[2_500], [2_500, 4_500], [4_100]])
    #expect(output.days.map { $0.attempts.map(\.suspicious) } == [[true], [true, nil], [nil]])
    #expect(output.days.map { $0.attempts.map(\.utcOffset) } == [[-3_600], [3_600, 3_600], [3_600]])
  }

  @Test func historyTellsTheValidStylesAndDistances() throws {
    let history = ShowRecordHistory(swims: try Self.store())
    let styles = ["freestyle", "backstroke", "breaststroke", "butterfly", "mix", "unknown"]
    let style = Failure.invalidInput(
      field: "style", problem: .swimming(.noRecordsOfStyle(style: "drill", styles: styles)), valid: styles)
    #expect(throws: style) { try history(.init(style: .drill, distance: 50)) }
    let distance = Failure.invalidInput(
      field: "distance", problem: .swimming(.noRecordsOfDistance(distance: "75 m")),
      valid: ["50", "100", "200", "300", "400", "500", "600", "800", "1000", "1500"])
    #expect(throws: distance) { try history(.init(style: .freestyle, distance: 75)) }
  }

  @Test func recalculationTellsWhatDiffered() throws {
    let store = try Self.store()
    let right = store.records()
    let recalculate = RecalculateRecords(swims: store)
    let sound = try recalculate(NoInput())
    #expect([sound.swimCount, sound.lapCount, sound.recordCount] == [2, 5, 3])
    #expect(sound.differences == [])
    var wrong = right
    wrong.records[0].hundredths = 3_999
    store.falsify(wrong)
    #expect(try recalculate(NoInput()).differences.map(\.text) == ["freestyle 50 lcm: 4000 from 3999"])
    #expect(store.keptRecords() == right)
    store.falsify(nil)
    #expect(
      try recalculate(NoInput()).differences.map(\.text) == [
        "freestyle 50 lcm: 4000 from -", "freestyle 50 scm: 4100 from -", "freestyle 100 scm: 8600 from -",
      ])
  }
}
