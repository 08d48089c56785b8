import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import TestSupport
import Testing

struct TCXImporterTests {
  private let start = Timestamp("2023-06-05T06:00:00Z")!
  private let pool = PoolLength(centimetres: 2_500)!

  @Test func readsLapsOfOneLength() throws {
    var read = try read(.swim(), pool)
    #expect(read.skipped.isEmpty)
    #expect(read.swims.first?.statedLaps.count(where: { $0.centimetres > 0 }) == 4)
    #expect(read.swims.first?.isOffsetStated == false)
    read.swims[0].statedLaps = []
    read.swims[0].isOffsetStated = nil
    #expect(
      read.swims == [
        Swim(
          source: "Forerunner 310XT 3831465131", start: start, end: start + 144_000, utcOffset: 0, duration: 144_000,
          place: .pool, pool: pool, reportedDistance: 10_000,
          laps: [
            SwimLap(start: start, duration: 25_125, style: .unknown, strokes: nil, isAfterRestMarker: false),
            SwimLap(start: start + 25_000, duration: 26_375, style: .unknown, strokes: nil, isAfterRestMarker: false),
            SwimLap(start: start + 81_000, duration: 31_500, style: .unknown, strokes: nil, isAfterRestMarker: true),
            SwimLap(start: start + 112_000, duration: 32_000, style: .unknown, strokes: nil, isAfterRestMarker: false),
          ])
      ])
  }

  @Test func aLapOfSeveralLengthsGivesEqualShares() throws {
    let read = try read(lap(seconds: "100.001", metres: "75.0"), pool)
    let laps = try #require(read.swims.first?.laps)
    #expect(laps.map(\.duration) == [33_333, 33_334, 33_334])
    #expect(laps.map { $0.start - start } == [0, 33_333, 66_667])
    #expect(read.skipped.map(\.what) == [.swimming(.singleTimes(swim: "20230605T060000Z"))])
  }

  @Test func aPoolSwimWithoutItsPoolIsLeftOut() throws {
    let read = try read(.swim(), nil)
    #expect(read.swims == [])
    #expect(read.poolless.map(\.whyNot) == [.noPool(file: "swim.tcx", fits: ["25"])])
  }

  @Test func lapsOfAnotherPoolLeaveTheSwimOut() throws {
    let read = try read(.swim(), PoolLength(centimetres: 5_000))
    #expect(read.swims == [])
    #expect(read.poolless.map(\.whyNot) == [.poolMisfit(pool: "50", file: "swim.tcx", fits: ["25"])])
  }

  @Test func lapsThatThePoolOfTheirFileLeavesOutNameThePoolThatFits() throws {
    var read = try TCXImporter.swims(
      in: TCXBuilder.swim().file(), pools: PoolOption(files: ["swim.tcx": PoolLength(centimetres: 5_000)!]),
      path: "/x/swim.tcx")
    read.measurePoolless()
    #expect(read.swims.map(\.laps.count) == [0])
    #expect(
      read.skipped.last
        == Skipped(
          what: .swimming(.laps(swim: "20230605T060000Z")),
          why: .swimming(.poolMisfit(pool: "50", file: "swim.tcx", fits: ["25"]))))
  }

  @Test(arguments: ["2023/swim.tcx", "swim.tcx", "a.zip", "/x/a.zip"])
  func thePoolOfAFileInAnArchiveIsStatedByTheNameOfEither(name: String) throws {
    var context = ActivityContext()
    context.member = "2023/swim.tcx"
    var read = try TCXImporter.swims(
      in: TCXBuilder.swim().file(), pools: PoolOption(files: [name: pool]), path: "/x/a.zip", context)
    read.measurePoolless()
    #expect(read.swims.map(\.laps.count) == [4])
  }

  @Test func aFileWhosePoolIsStatedMayHaveSemicolonsInItsName() throws {
    let option = try PoolOption(written: "a;b.tcx=25;50")
    #expect(option == PoolOption(everywhere: PoolLength(centimetres: 5_000), files: ["a;b.tcx": pool]))
    #expect(throws: Failure.self) { try PoolOption(written: "a;b.tcx") }
    #expect(throws: Failure.self) { try PoolOption(written: "a;25") }
  }

  @Test func theZoneIsRemarkedOnlyOnceTheSwimIsInTheBook() throws {
    for pool in [nil, pool] {
      var read = try TCXImporter.swims(
        in: TCXBuilder.swim().file(), pools: PoolOption(everywhere: pool), path: "swim.tcx")
      #expect(read.skipped.isEmpty)
      read.measurePoolless()
      #expect(read.skipped.map(\.why) == (pool == nil ? [] : [.swimming(.utcTaken)]))
    }
  }

  @Test(arguments: [
    ("60", "100", true), ("60", "90", false), ("30", "100", false), ("340", "100", false), ("60", "99.99", true),
  ])
  func anUnnamedActivityIsASwimOnlyIfItsLapsProveIt(seconds: String, metres: String, isSwim: Bool) throws {
    var file = TCXBuilder()
    file.activity { $0.lap(start: "2023-06-05T06:00:00Z", seconds: seconds, metres: metres) }
    let read = try self.read(file, PoolLength(centimetres: metres == "99.99" ? 3_333 : 2_500))
    #expect(read.swims.count == (isSwim ? 1 : 0))
    #expect(read.foreign.map(\.why) == (isSwim ? [] : [.book(.untold)]))
  }

  @Test(arguments: [
    ("100", 2_500, 4), ("91.44", 2_286, 4), ("100", 3_333, 3), ("99.97", 2_500, 4),
  ])
  func aLapIsAWholeNumberOfLengths(metres: String, centimetres: Int, lengths: Int) throws {
    let read = try read(lap(seconds: "100", metres: metres), PoolLength(centimetres: centimetres))
    #expect(read.swims.map(\.laps.count) == [lengths])
  }

  @Test func lapsThatTellNoLengthsAreSaid() throws {
    var file = TCXBuilder()
    file.activity(sport: "Swimming") { file in
      file.lap(start: "2023-06-05T06:00:00Z", seconds: "30", metres: "25")
      file.lap(start: "2023-06-05T06:02:00Z", seconds: nil, metres: "25")
      file.lap(start: "2023-06-05T06:03:00Z", seconds: "30", metres: "25", points: ["2023-06-05T06:03:33Z"])
      file.lap(start: "2023-06-05T06:04:00Z", seconds: "30", metres: "25", points: ["2023-06-05T06:04:32Z"])
    }
    let read = try read(file, pool)
    #expect(read.swims.first?.laps.map { ($0.start - start) / 60_000 } == [0, 4])
    #expect(
      read.skipped == [
        Skipped(
          what: .swimming(.someLaps(count: 2, swim: "20230605T060000Z")), why: .swimming(.unevenLaps)),
        Skipped(what: .swimming(.singleTimes(swim: "20230605T060000Z")), why: .swimming(.wholeSeconds)),
      ])
  }

  @Test(arguments: [nil, 2_500] as [Int?])
  func withoutDistancesItIsKeptWithoutLaps(centimetres: Int?) throws {
    let read = try read(lap(seconds: "100", metres: "0.0000000"), centimetres.flatMap { PoolLength(centimetres: $0) })
    #expect(read.swims.map(\.laps.count) == [0])
    #expect(read.swims.map(\.place) == [.unknown])
    #expect(read.swims.first?.pool == nil)
    #expect(read.swims.first?.reportedDistance == nil)
    #expect(
      read.skipped == [
        Skipped(
          what: .swimming(.laps(swim: "20230605T060000Z")), why: .swimming(.noLengthsTold))
      ])
  }

  @Test func whatKnowsItsPositionIsOpenWater() throws {
    var file = TCXBuilder()
    file.activity(sport: "Swimming") {
      $0.lap(
        start: "2023-06-05T06:00:00Z", seconds: "100", metres: "100", points: ["2023-06-05T06:01:00Z"],
        isSomewhere: true)
    }
    let read = try read(file, nil)
    #expect(read.swims.map(\.place) == [.openWater])
    #expect(read.swims.first?.reportedDistance == 10_000)
    #expect(read.skipped.map(\.what) == [.swimming(.laps(swim: "20230605T060000Z"))])
  }

  @Test func otherSportsAreLeftOutAndSaid() throws {
    var file = TCXBuilder()
    file.activity(sport: "Running") { $0.lap(start: "2023-06-05T06:00:00Z", seconds: "100", metres: "100") }
    file.activity(sport: "Biking") { _ in }
    file.activity(sport: "Swimming") { _ in }
    let read = try read(file, nil)
    #expect(read.swims.isEmpty)
    #expect(
      read.foreign.map(\.what) == [
        .book(.activity(sport: .running, start: "2023-06-05T06:00:00Z")), .book(.activity(sport: .cycling, start: nil)),
      ])
    #expect(read.skipped.map(\.what) == [.swimming(.activityWithoutLaps)])
  }

  @Test func aFileWithoutActivitiesIsSaid() throws {
    #expect(try read(TCXBuilder(), nil).foreign == [Skipped(what: .book(.file), why: .book(.noActivity))])
  }

  @Test(arguments: [
    ("<Name>Polar</Name>", "Polar"), ("<UnitId>7</UnitId>", "TCX 7"), ("", "TCX"),
    ("<Name>Polar &amp; Son</Name>", "Polar & Son"),
  ])
  func theSourceIsTheDeviceButNeverItsNumberAlone(creator: String, source: String) throws {
    var file = TCXBuilder()
    file.activity(sport: "Swimming", creator: creator) {
      $0.lap(start: "2023-06-05T06:00:00Z", seconds: "30", metres: "25")
    }
    #expect(try read(file, pool).swims.map(\.source) == [source])
  }

  @Test func theDayIsThatOfTheTimesOwnZone() throws {
    var file = TCXBuilder()
    file.activity(sport: "Swimming") { $0.lap(start: "2023-06-06T00:30:00+02:00", seconds: "30", metres: "25") }
    let swim = try #require(try read(file, pool).swims.first)
    #expect(swim.start == Timestamp("2023-06-05T22:30:00Z"))
    #expect(swim.day == CivilDay("2023-06-06"))
  }

  @Test(arguments: ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:50Z", "9999-12-31T23:59:50-14:00"])
  func aYearInWhichNothingIsRecordedIsNoTime(start: String) {
    var file = TCXBuilder()
    file.activity(sport: "Swimming") { $0.lap(start: start, seconds: "30", metres: "25") }
    #expect(throws: Failure.self) { try read(file, pool) }
  }

  @Test func whateverTheFileSaysTheBookCanKeep() throws {
    var file = TCXBuilder()
    file.activity(sport: "Swimming") { file in
      file.lap(start: "2000-01-02T00:00:00+14:00", seconds: "2147483", metres: "21474825")
      file.lap(start: "9998-12-31T23:59:59-14:00", seconds: "2147483", metres: "25")
    }
    let read = try read(file, pool)
    #expect(read.swims.map(\.laps.count) == [1])
    #expect(read.swims.first?.reportedDistance == nil)
    #expect(try SwimCoding.decode(SwimCoding.encode(read.swims)) == read.swims)
  }

  private func lap(seconds: String, metres: String) -> TCXBuilder {
    var file = TCXBuilder()
    file.activity(sport: "Swimming") { $0.lap(start: "2023-06-05T06:00:00Z", seconds: seconds, metres: metres) }
    return file
  }

  private func read(_ file: TCXBuilder, _ pool: PoolLength?) throws(Failure) -> ReadSwims {
    var read = try TCXImporter.swims(in: file.file(), pools: PoolOption(everywhere: pool), path: "swim.tcx")
    read.measurePoolless()
    // Most files of these tests tell no time zone, which `SwimTruthTests` checks.
    read.skipped.removeAll { $0.why == .swimming(.utcTaken) }
    return read
  }
}
