import KernelApplication
import KernelDomain
import SwimmingDomain
import SwimmingTestSupport
import TestSupport
import Testing

@testable import SwimmingApplication

struct ShowSegmentTests {
  private func show(_ store: InMemorySwimRepository) throws -> ShowSegment.Output {
    try ShowSegment(swims: store, hearts: store)(.init(segment: morningSegment))
  }

  @Test func timePaceAndSwim() throws {
    let output = try show(InMemorySwimRepository([try swim(laps: [[20_000, 21_000, 22_000, 23_000], [30_000]])]))
    #expect(output.style == .freestyle)
    #expect(output.course == .shortCourseMetres)
    #expect(output.distance == 100)
    #expect(output.hundredths == 8_600)
    #expect(output.pacePer50Hundredths == 4_300)
    #expect(output.laps == laps(1, 4))
    #expect(output.utcOffsetSeconds == 3_600)
    #expect(output.context.distance == 125)
    #expect(output.context.durationMilliseconds == 176_000)
    #expect(output.context.source == "Watch")
    #expect(output.context.duplicateOf == nil)
    #expect(output.lapTable.map(\.hundredths) == [2_000, 2_100, 2_200, 2_300])
    #expect(output.lapTable.map(\.strokes) == [12, 12, 12, 12])
    #expect(output.lapTable.map(\.marks) == [[], [], [], []])
  }

  @Test(
    arguments: [
      (Int?.some(2_286), "scy", 75.0, 6_000), (3_333, "other-33.33m", 100, 4_500), (nil, nil, nil, nil),
    ] as [(Int?, String?, Double?, Int?)])
  func distances(pool: Int?, course: String?, distance: Double?, pace: Int?) throws {
    let output = try show(InMemorySwimRepository([try swim(pool: pool, laps: [[30_000, 30_000, 30_000]])]))
    #expect(output.course?.description == course)
    #expect(output.unit == (course == "scy" ? .yard : .metre))
    #expect(output.distance == distance)
    #expect(output.pacePer50Hundredths == pace)
  }

  @Test func suspiciousLapsAreMarked() throws {
    let store = InMemorySwimRepository([
      try swim(laps: [[20_000, 20_000, 20_000, 20_000, 20_000, 20_000, 5_000, 10_000, 40_000]])
    ])
    #expect(try show(store).lapTable.suffix(3).map(\.marks) == [[.tooFast], [.short], [.long]])
    _ = try ConfirmLaps(swims: store)(.init(segment: morningSegment, laps: laps(7, 7)))
    #expect(try show(store).lapTable.suffix(3).map(\.marks) == [[.confirmed], [.short], [.long]])
  }

  @Test func excludedLapsAreLeftOut() throws {
    let store = InMemorySwimRepository([try swim()])
    _ = try ExcludeLaps(swims: store)(.init(segment: morningSegment, laps: laps(4, 4)))
    let output = try show(store)
    #expect(output.distance == 75)
    #expect(output.context.distance == 75)
    #expect(output.hundredths == 6_300)
    #expect(output.laps == laps(1, 4))
    #expect(output.lapTable.map(\.marks) == [[], [], [], [.excluded]])
  }

  @Test func mergedAndSplitLaps() throws {
    let store = InMemorySwimRepository([try swim()])
    _ = try MergeLaps(swims: store)(.init(segment: morningSegment, laps: laps(1, 2)))
    _ = try SplitLap(swims: store)(.init(segment: morningSegment, lap: 4, into: 2))
    let output = try show(store)
    #expect(output.distance == 100)
    #expect(output.hundredths == 8_600)
    #expect(output.lapTable.map(\.lap) == [1, 3, 4, 4])
    #expect(output.lapTable.map(\.hundredths) == [4_100, 2_200, 1_150, 1_150])
    #expect(output.lapTable.map(\.strokes) == [24, 12, nil, nil])
    #expect(output.lapTable.map(\.marks) == [[.merged], [], [.estimated], [.estimated]])
  }

  @Test func editedLapsAreMarked() throws {
    let store = InMemorySwimRepository([try swim()])
    _ = try EditSegmentStyle(swims: store)(.init(segment: morningSegment, style: .backstroke, laps: laps(1, 1)))
    let output = try show(store)
    #expect(output.style == .mix)
    #expect(output.lapTable.map(\.style) == [.backstroke, .freestyle, .freestyle, .freestyle])
    #expect(output.lapTable.map(\.detected) == [.freestyle, .freestyle, .freestyle, .freestyle])
    #expect(output.lapTable.map(\.marks) == [[.otherStyle, .edited], [.otherStyle], [.otherStyle], [.otherStyle]])
  }

  @Test func lapsWithOneTimeHaveOneHeartRate() throws {
    let start = try #require(Timestamp("2024-03-05T06:00:00Z"))
    let pool = try #require(PoolLength(centimetres: 2_500))
    let stated = StatedLap(start: start, duration: 60_000, centimetres: 10_000, hasPause: false)
    var told = try swim(laps: [])
    told.end = start + 60_000
    told.laps = StatedLengths([stated], in: pool).laps
    let corrected = CorrectedSwim(told, corrections: [])
    let segment = try #require(corrected.segment(1))
    var output = ShowSegment.Output(segment, of: corrected, duplicateOf: nil)
    let bins = Array(repeating: UInt8(100), count: 6) + Array(repeating: UInt8(140), count: 6)
    output.add(SwimHeartRate(bins: bins, start: start), laps: corrected.laps(of: segment))
    #expect(output.lapTable.map(\.heartRate?.average) == [100, 100, 140, 140])
    #expect(output.lapTable.map(\.groupHeartRate?.average) == [120, 120, 120, 120])
  }

  @Test func unknownSegmentsTellWhichThereAre() throws {
    let store = InMemorySwimRepository([try swim()])
    let show = ShowSegment(swims: store, hearts: store)
    let segment = Failure.notFound(.swimming(.noSuchSegment(name: "20240305T060000Z.2", segments: 1)))
    #expect(throws: segment) { try show(.init(segment: SwimSegmentID(swim: morning, number: 2))) }
    let swim = Failure.notFound(.swimming(.noSuchSwim(name: "20240305T060000Z")))
    #expect(throws: swim) {
      try ShowSegment(swims: InMemorySwimRepository(), hearts: InMemorySwimRepository())(.init(segment: morningSegment))
    }
  }
}
