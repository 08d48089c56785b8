import BookApplication
import KernelApplication
import KernelDomain
import SwimmingDomain
import SwimmingTestSupport
import TestSupport
import Testing

@testable import SwimmingApplication

struct ReviewAndListTests {
  @Test func whatAwaitsJudgement() throws {
    var phone = try swim(source: "Phone")
    phone.id = SwimID(start: phone.start, ordinal: 1)
    let store = InMemorySwimRepository([try swim(), phone, try swim("2024-03-06T06:00:00Z", laps: [[5_000, 20_000]])])
    let output = try ReviewLaps(swims: store)(NoInput())
    let lap = try #require(output.suspicious.first)
    #expect(output.suspicious.count == 1)
    #expect(lap.segment.description == "20240306T060000Z.1")
    #expect(lap.lap == 1)
    #expect(lap.style == .freestyle)
    #expect(lap.hundredths == 500)
    #expect(lap.why == .tooFast)
    #expect(lap.day.description == "2024-03-06")
    let duplicate = try #require(output.duplicates.first)
    #expect(output.duplicates.count == 1)
    #expect(duplicate.swim == phone.id)
    #expect(duplicate.source == "Phone")
    #expect(duplicate.counts == morning)
    #expect(duplicate.countsSource == "Watch")
    #expect(output.setAside == [])
  }

  @Test func correctionsThatNoLongerFitAreSetAside() throws {
    let store = InMemorySwimRepository([try swim()])
    _ = try EditSegmentStyle(swims: store)(.init(segment: morningSegment, style: .backstroke, laps: laps(1, 1)))
    _ = try SplitLap(swims: store)(.init(segment: morningSegment, lap: 4, into: 2))
    _ = try store.importing([[try swim(laps: [[19_000, 21_000, 22_000, 24_000]])]])
    let setAside = try ReviewLaps(swims: store)(NoInput()).setAside
    #expect(setAside.map(\.swim) == [morning, morning])
    #expect(setAside.map(\.change) == [.style, .split])
    #expect(setAside.map(\.laps) == [laps(1, 1), laps(4, 4)])
    #expect(setAside.map(\.value) == ["backstroke", "2"])
  }

  @Test func distancesOfStandardPoolsAreExact() throws {
    let store = InMemorySwimRepository([try swim(pool: 2_469)])
    let row = try #require(try ListSwims(swims: store)(ListSwims.Input()).swims.first)
    #expect(row.unit == .yard && row.distance == 108)
    let segment = try ShowSegment(swims: store, hearts: store)(.init(segment: morningSegment))
    #expect(segment.distance == 108 && segment.context.distance == 108)
  }

  /// The list and the answer to set-pool tell the same distance, even where no lap of the file fits the pool.
  @Test(arguments: [(2_500, 5, 125.0), (5_000, 2, 100.0), (3_000, 0, 125.0)])
  func setPoolOfToldLapsIsListed(pool: Int, lengths: Int, metres: Double) throws {
    var told = try swim(pool: 5_000)
    told.statedLaps = [
      StatedLap(start: told.start, duration: 100_100, centimetres: 10_000, hasPause: false),
      StatedLap(start: told.start + 120_000, duration: 25_100, centimetres: 2_500, hasPause: false),
    ]
    told.laps = StatedLengths(told.statedLaps, in: try #require(told.pool)).laps
    told.reportedDistance = 12_500
    let store = InMemorySwimRepository([told])
    let length = try #require(PoolLength(centimetres: pool))
    let output = try SetPoolLength(swims: store)(.init(swim: told.id, poolMetres: length))
    let row = try #require(try ListSwims(swims: store)(ListSwims.Input()).swims.first)
    #expect(row.lapCount == lengths && row.distance == metres)
    if output.changed { #expect(output.lengthsAnew?.lengthCount == lengths && output.lengthsAnew?.metres == metres) }
  }

  @Test func statesOfSwims() throws {
    var phone = try swim(source: "Phone")
    phone.id = SwimID(start: phone.start, ordinal: 1)
    let other = try swim("2024-03-06T06:00:00Z", pool: nil, laps: [[30_000], [30_000]])
    let store = InMemorySwimRepository([try swim(), phone, other])
    _ = try RemoveSwim(swims: store)(.init(swim: other.id))
    let rows = try ListSwims(swims: store)(ListSwims.Input()).swims
    #expect(rows.map(\.id) == [other.id, phone.id, morning])
    #expect(rows.map(\.state) == [.removed, .duplicate, .counts])
    #expect(rows.map(\.duplicateOf) == [nil, morning, nil])
    #expect(rows.map(\.course) == [nil, .shortCourseMetres, .shortCourseMetres])
    #expect(rows.map(\.lapCount) == [2, 4, 4])
    #expect(rows.map(\.segmentCount) == [2, 1, 1])
    #expect(rows.map(\.durationMilliseconds) == [120_000, 86_000, 86_000])
  }
}
