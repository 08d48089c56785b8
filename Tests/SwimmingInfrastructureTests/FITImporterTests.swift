import BookApplication
import KernelApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import TestSupport
import Testing

struct FITImporterTests {
  private let morning = FITBuilder.morning
  private let start = Timestamp("2023-06-05T06:00:00Z")!

  @Test(arguments: [false, true])
  func readsAPoolSwim(isBigEndian: Bool) throws {
    let read = try read(FITBuilder.swim(isBigEndian: isBigEndian))
    var swim = try #require(read.swims.first)
    #expect(swim.isOffsetStated == true)
    swim.isOffsetStated = nil
    #expect(read.swims.count == 1)
    #expect(read.skipped.isEmpty)
    #expect(
      swim
        == Swim(
          source: "Garmin Swim 3919433028", start: start, end: start + 144_500, utcOffset: 7_200, duration: 114_500,
          place: .pool,
          pool: PoolLength(centimetres: 2_500), reportedDistance: 10_000,
          laps: [
            SwimLap(start: start, duration: 25_125, style: .freestyle, strokes: 10, isAfterRestMarker: false),
            SwimLap(start: start + 25_000, duration: 26_375, style: .freestyle, strokes: 10, isAfterRestMarker: false),
            SwimLap(start: start + 81_000, duration: 31_500, style: .backstroke, strokes: 10, isAfterRestMarker: true),
            SwimLap(
              start: start + 112_000, duration: 32_000, style: .breaststroke, strokes: 10, isAfterRestMarker: false),
          ]))
    #expect(swim.day == CivilDay("2023-06-05"))
  }

  @Test func readsFromDisk() throws {
    let folder = TemporaryFolder()
    let path = folder.write(FITBuilder.swim().file(), to: "swim")
    let file = ImportFile(path: path, format: .fit, bytes: 1, modified: 0)
    #expect(try SwimReading.read(file, progress: NoProgress()) == read(FITBuilder.swim()))
  }

  @Test func everyStroke() throws {
    var file = FITBuilder()
    for stroke in UInt8(0)...8 {
      file.length(start: morning + UInt32(stroke) * 30, elapsed: 30_000, stroke: stroke)
    }
    file.length(start: morning + 270, elapsed: 30_000, stroke: .max)
    file.session(elapsed: 300_000)
    let styles: [StrokeStyle] = [
      .freestyle, .backstroke, .breaststroke, .butterfly, .drill, .mix, .mix, .unknown, .unknown, .unknown,
    ]
    #expect(try read(file).swims.first?.laps.map(\.style) == styles)
  }

  @Test func lapsKeepTheFilesOrderEvenWhereTheyOverlapOrShareAStart() throws {
    var file = FITBuilder()
    file.session(elapsed: 200_000)
    let lengths: [(UInt32, UInt32)] = [(10, 30_000), (0, 20_000), (40, 25_000), (40, 25_000), (60, 30_000)]
    for (offset, elapsed) in lengths { file.length(start: morning + offset, elapsed: elapsed, stroke: 4, strokes: 0) }
    let laps = try #require(try read(file).swims.first?.laps)
    #expect(laps.map { ($0.start - start) / 1_000 } == lengths.map { Int64($0.0) })
    #expect(laps.map(\.duration) == lengths.map { Int32($0.1) })
    #expect(laps.compactMap(\.strokes).isEmpty)
  }

  @Test func aRestMarkerPrecedesTheNextLap() throws {
    var file = FITBuilder()
    file.idle(start: morning, elapsed: 5_000)
    file.length(start: morning + 5, elapsed: 30_000)
    file.idle(start: morning + 35, elapsed: 0)
    file.idle(start: morning + 35, elapsed: 4_000)
    file.length(start: morning + 39, elapsed: 30_000)
    file.length(start: morning + 69, elapsed: 30_000)
    file.idle(start: morning + 99, elapsed: 0)
    file.length(start: morning + 99, elapsed: 30_000)
    file.idle(start: morning + 129, elapsed: 9_000)
    file.session(elapsed: 138_000)
    #expect(try read(file).swims.first?.laps.map(\.isAfterRestMarker) == [false, true, false, true])
  }

  @Test(
    arguments: [
      (2_500, SwimCourse.shortCourseMetres), (5_000, .longCourseMetres), (2_286, .shortCourseYards),
      (3_333, .other(PoolLength(centimetres: 3_333)!)), (2_000, .other(PoolLength(centimetres: 2_000)!)),
    ] as [(UInt16, SwimCourse)])
  func poolLengths(centimetres: UInt16, course: SwimCourse) throws {
    var file = FITBuilder()
    file.length(start: morning, elapsed: 30_000)
    file.session(elapsed: 30_000, pool: centimetres)
    #expect(try read(file).swims.first?.pool.map(SwimCourse.init) == course)
  }

  @Test(arguments: [nil, 0, 499, 20_001] as [UInt16?])
  func withoutAPoolLengthTheLapsAreKept(centimetres: UInt16?) throws {
    var file = FITBuilder()
    file.length(start: morning, elapsed: 30_000)
    file.session(elapsed: 30_000, pool: centimetres)
    let read = try read(file)
    #expect(read.swims.first?.pool == nil)
    #expect(read.swims.first?.place == .pool)
    #expect(read.swims.first?.laps.count == 1)
    #expect(read.skipped.map(\.what) == [.swimming(.poolLength(swim: "20230605T060000Z"))])
  }

  @Test func openWaterIsKeptWithoutLaps() throws {
    var file = FITBuilder()
    file.session(elapsed: 600_000, subSport: 18, pool: nil, distance: 50_098)
    let read = try read(file)
    #expect(read.swims.map(\.place) == [.openWater])
    #expect(read.swims.first?.reportedDistance == 50_098)
    #expect(
      read.skipped == [
        Skipped(
          what: .swimming(.laps(swim: "20230605T060000Z")), why: .swimming(.inOpenWater))
      ])
  }

  @Test func aPoolSwimWithoutLengthsIsKept() throws {
    var file = FITBuilder()
    file.session(elapsed: 600_000, subSport: 0)
    let read = try read(file)
    #expect(read.swims.map(\.place) == [.pool])
    #expect(read.swims.first?.laps.isEmpty == true)
    #expect(
      read.skipped.map(\.why) == [.swimming(.noLengthsRecorded)])
  }

  @Test func otherSportsAreNamedAndLeftOut() throws {
    var file = FITBuilder()
    file.session(elapsed: 1_000, sport: 1, pool: nil)
    file.session(start: morning + 60, elapsed: 1_000, sport: 77, pool: nil)
    file.session(start: morning + 120, elapsed: 1_000, sport: .max, subSport: 0, pool: nil)
    file.session(start: morning + 180, elapsed: 1_000, sport: 0, subSport: 0, pool: 2_500)
    let read = try read(file)
    #expect(read.swims.isEmpty)
    #expect(
      read.foreign.map(\.what) == [
        .book(.activity(sport: .running, start: "2023-06-05T06:00:00Z")),
        .book(.activity(sport: .named(name: "wakesurfing"), start: "2023-06-05T06:01:00Z")),
        .book(.activity(sport: .unnamed, start: "2023-06-05T06:02:00Z")),
        .book(.activity(sport: .unnamed, start: "2023-06-05T06:03:00Z")),
      ])
  }

  /// Apps of a watch's shop say that the sport is a generic one.
  @Test func aGenericSportOfAKindOfSwimmingIsASwim() throws {
    var file = FITBuilder()
    file.session(elapsed: 600_000, sport: 0, subSport: 18, pool: nil, distance: 50_098)
    file.session(start: morning + 1_000, elapsed: 600_000, sport: 0, subSport: 17, pool: 2_500, distance: 100_000)
    file.session(start: morning + 2_000, elapsed: 600_000, sport: .max, subSport: 17, pool: nil, distance: 40_000)
    let read = try read(file)
    #expect(read.foreign.isEmpty)
    #expect(read.swims.map(\.place) == [.openWater, .pool, .unknown])
    #expect(read.swims.map(\.reportedDistance) == [50_098, 100_000, 40_000])
  }

  @Test func lengthsGoToTheSwimTheyLieIn() throws {
    var file = FITBuilder()
    file.session(start: morning + 1_000, elapsed: 100_000)
    file.session(elapsed: 500_000, sport: 1, pool: nil)
    file.session(elapsed: 100_000, pool: 5_000)
    file.session(start: morning + 900, elapsed: 100_000, subSport: 18, pool: nil)
    for offset: UInt32 in [0, 40, 999, 1_050] {
      file.length(start: morning + offset, elapsed: 30_000)
    }
    let swims = try read(file).swims
    #expect(swims.map { ($0.start - start) / 1_000 } == [1_000, 0, 900])
    #expect(swims.map { $0.laps.map { ($0.start - start) / 1_000 } } == [[999, 1_050], [0, 40], []])
  }

  @Test func chainedFilesAreReadApart() throws {
    var evening = FITBuilder()
    evening.fileID(serial: 7)
    evening.length(start: morning + 40_000, elapsed: 30_000)
    evening.session(start: morning + 40_000, elapsed: 30_000)
    let bytes = FITBuilder.swim().file() + FITBuilder().file() + evening.file()
    let read = try FITImporter.swims(in: bytes, path: "swims.fit")
    #expect(read.swims.map(\.source) == ["Garmin Swim 3919433028", "Garmin Swim 7"])
    #expect(read.swims.map(\.laps.count) == [4, 1])
    #expect(read.swims.map(\.utcOffset) == [7_200, 0])
    #expect(read.skipped.map(\.why) == [.swimming(.utcTaken)])
  }

  @Test func theSourceIsTheDevicesNameAndSerialNumber() throws {
    let ids: [(FITBuilder.Fields, String)] = [
      ([3: .uint32z(.max), 8: .string("PACE 3", size: 12)], "PACE 3 4294967295"),
      ([3: .uint32z(0), 8: .string("PACE 3", size: 12)], "PACE 3"),
      ([1: .uint16(1), 2: .uint16(2_158), 3: .uint32z(3_924_789_282)], "Garmin Forerunner 735XT 3924789282"),
      ([1: .uint16(1), 2: .uint16(60_000), 3: .uint32z(7)], "Garmin 7"), ([3: .uint32z(7)], "7"),
      ([1: .uint16(294), 2: .uint16(2_158), 3: .uint32z(7)], "COROS 7"), ([1: .uint16(255), 3: .uint32z(7)], "7"),
      ([1: .uint16(294), 2: .uint16(804)], "294/804"), ([1: .uint16(294)], "294"), ([0: .enumeration(4)], "FIT"),
    ]
    for (id, source) in ids {
      var file = FITBuilder()
      file.message(0, id)
      file.session(elapsed: 1_000)
      #expect(try read(file).swims.first?.source == source)
    }
  }

  @Test func lengthsThatTellNoTimeAreSaid() throws {
    var file = FITBuilder()
    file.length(start: .max, elapsed: 30_000)
    file.length(start: morning, elapsed: .max)
    file.length(start: morning, elapsed: .max - 1)
    file.length(start: morning, elapsed: 30_000)
    file.session(elapsed: 100_000)
    let read = try read(file)
    #expect(read.swims.first?.laps.count == 1)
    #expect(read.skipped.map(\.what) == [.swimming(.someLengths(count: 3, swim: "20230605T060000Z"))])
  }

  @Test func lengthsWithoutASessionAreSaid() throws {
    var file = FITBuilder()
    file.length(start: morning, elapsed: 30_000)
    let read = try read(file)
    #expect(read.swims.isEmpty)
    #expect(read.skipped.map(\.what) == [.swimming(.lengths(count: 1))])
  }

  @Test func aFileWithoutActivityIsSaid() throws {
    let read = try read(FITBuilder())
    #expect(read.foreign == [Skipped(what: .book(.file), why: .book(.noFinishedActivity))])
    #expect(read.swims.isEmpty && read.skipped.isEmpty)
  }

  @Test func anEndlessSessionEndsWithItsLaps() throws {
    var file = FITBuilder()
    file.length(start: morning, elapsed: 30_000)
    file.message(18, [2: .uint32(morning), 5: .enumeration(5), 44: .uint16(2_500)])
    let swim = try #require(try read(file).swims.first)
    #expect(swim.end - swim.start == 30_000)
    #expect(swim.duration == 30_000)
    #expect(swim.reportedDistance == nil)
  }

  @Test func aDamagedFileIsRefusedWithItsNameAndPlace() {
    let bytes = FITBuilder.swim().file()
    #expect(
      throws: Failure.badFile(
        path: "swim.fit", problem: .format(.cutFIT(end: bytes.count)), place: .byte(at: 100))
    ) {
      try FITImporter.swims(in: Array(bytes.prefix(100)), path: "swim.fit")
    }
  }

  private func read(_ file: FITBuilder) throws(Failure) -> ReadSwims {
    var read = try FITImporter.swims(in: file.file(), path: "swim.fit")
    // Most files of these tests tell no time zone, which `SwimTruthTests` checks.
    read.skipped.removeAll { $0.why == .swimming(.utcTaken) }
    return read
  }
}
