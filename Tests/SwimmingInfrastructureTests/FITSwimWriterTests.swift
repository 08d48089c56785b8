import Foundation
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import Testing

/// A swim that was written is read again as it was.
struct FITSwimWriterTests {
  static let start = Timestamp(seconds: 1_717_236_000)

  /// Four lengths, a rest of 20 s, four lengths, in whole seconds as watches tell starts.
  static func swim(gap: Int64 = 20_000, pool: Int = 2_500) -> Swim {
    let laps = (0..<8).map { lap in
      SwimLap(
        start: start + Int64(lap) * 20_000 + (lap > 3 ? gap : 0), duration: 20_000,
        style: lap > 3 ? .backstroke : .freestyle,
        strokes: 10 + lap, isAfterRestMarker: lap == 4)
    }
    return Swim(
      source: "Garmin Swim 3919433028", start: start, end: laps[7].end, utcOffset: 7_200, duration: 160_000,
      place: .pool,
      pool: PoolLength(centimetres: pool), reportedDistance: 20_000, laps: laps)
  }

  private func again(_ swim: CorrectedSwim) throws -> CorrectedSwim {
    let bytes = try #require(FITSwimWriter().encode(swim, nil))
    let read = try FITImporter.swims(in: bytes, path: "swim.fit")
    #expect(read.skipped.isEmpty)
    return CorrectedSwim(try #require(read.swims.first), corrections: [])
  }

  @Test func aPlainSwim() throws {
    let swim = CorrectedSwim(FITSwimWriterTests.swim(), corrections: [])
    let read = try again(swim)
    #expect(read.swim.start == swim.swim.start)
    #expect(read.swim.source == "RecordBook 3919433028" && read.swim.isExport)
    #expect(read.swim.duration == 160_000)
    #expect(read.swim.utcOffset == 7_200)
    #expect(read.pool == swim.pool)
    #expect(read.laps == swim.laps)
    #expect(read.segments == swim.segments)
    #expect(read.swim.reportedDistance == 20_000)
  }

  /// In a book that has the swim, what this program wrote of it gives way to it without a question, whichever came first.
  @Test(arguments: [true, false]) func anExportGivesWayToTheDevicesOwn(exportFirst: Bool) throws {
    let own = SwimBook(swims: [FITSwimWriterTests.swim(gap: 12_000)])
    var corrected = own
    let id = own.swims[0].id
    corrected.append(try own.correction(.join(SwimLapRange(4, 5)!), of: id))
    let export = try again(try #require(corrected.corrected(id))).swim
    var merge = SwimImportMerge(into: exportFirst ? SwimBook() : own)
    _ = merge.add([export])
    if exportFirst { _ = merge.add(own.swims) }
    #expect(merge.book.standing.duplicates.values.map { merge.book[$0]?.source } == ["Garmin Swim 3919433028"])
    #expect(SwimReview(of: merge.book).duplicates.isEmpty)
    #expect(SwimRecords(of: merge.book).records.map(\.hundredths) == SwimRecords(of: own).records.map(\.hundredths))
    #expect(!SwimRecords(of: SwimBook(swims: [export])).records.isEmpty)
  }

  @Test func anExportIsNoReadingOfADeviceWithoutAName() throws {
    var own = FITSwimWriterTests.swim()
    own.source = "3919433028"
    let export = try again(CorrectedSwim(own, corrections: [])).swim
    #expect(!export.isOfSameDevice(as: own) && !own.isOfSameDevice(as: export))
  }

  /// Four lengths begun every 17 s, each of 20 s, and four more after a rest of 15 s by the clock.
  @Test func aJoinedGapBehindOverlappingLengthsIsThatOfTheClock() throws {
    var swim = FITSwimWriterTests.swim(gap: 15_000)
    for lap in 0..<4 {
      swim.laps[lap] = SwimLap(
        start: FITSwimWriterTests.start + Int64(lap) * 17_000, duration: 20_000, style: .freestyle, strokes: 10,
        isAfterRestMarker: false)
    }
    var book = SwimBook(swims: [swim])
    book.append(try book.correction(.join(SwimLapRange(4, 5)!), of: book.swims[0].id))
    let joined = try #require(book.corrected(book.swims[0].id))
    #expect(joined.segments.map(\.elapsed) == [175_000])
    #expect(try again(joined).segments.map(\.elapsed) == [175_000])
    book.append(try book.correction(.split(lap: 4, into: 2), of: book.swims[0].id))
    #expect(book.corrected(book.swims[0].id)?.segments.map(\.elapsed) == [175_000])
  }

  @Test func correctionsAreInIt() throws {
    var book = SwimBook(swims: [FITSwimWriterTests.swim(gap: 12_000)])
    let id = book.swims[0].id
    for change in [
      SwimCorrection.Change.join(SwimLapRange(4, 5)!), .merge(SwimLapRange(1, 2)!),
      .style(.butterfly, SwimLapRange(5, 8)!),
      .exclude(SwimLapRange(8)),
    ] {
      book.append(try book.correction(change, of: id))
    }
    let read = try again(try #require(book.corrected(id)))
    #expect(read.laps.map(\.duration) == [40_000, 20_000, 20_000, 32_000, 20_000, 20_000])
    #expect(read.laps.map(\.style) == [.freestyle, .freestyle, .freestyle, .butterfly, .butterfly, .butterfly])
    #expect(read.segments.map(\.lengths) == [6])
    #expect(read.segments[0].elapsed == 152_000)
  }

  @Test func aSwimWithoutLengthsOrPoolIsNotWritten() {
    var swim = FITSwimWriterTests.swim()
    swim.laps = []
    #expect(FITSwimWriter().encode(CorrectedSwim(swim, corrections: []), nil) == nil)
    var unknown = FITSwimWriterTests.swim()
    unknown.pool = nil
    #expect(FITSwimWriter().encode(CorrectedSwim(unknown, corrections: []), nil) == nil)
  }

  /// Real swims: lengths, segments and records of the copy equal the original's.
  @Test(.enabled(if: RealFiles.folder != nil), arguments: RealFiles.expected)
  func realSwims(name: String) throws {
    let original = try #require(FITImporter.swims(in: Array(RealFiles.read(name + ".fit")), path: name).swims.first)
    let swim = CorrectedSwim(original, corrections: [])
    let read = try again(swim)
    #expect(read.laps.map(\.style) == swim.laps.map { $0.style == .kickboard ? .drill : $0.style })
    #expect(read.laps.map(\.duration) == swim.laps.map(\.duration))
    #expect(read.laps.map(\.start) == swim.laps.map(\.start))
    #expect(read.segments.map(\.laps) == swim.segments.map(\.laps))
    #expect(
      SwimRecords(of: SwimBook(swims: [read.swim])).records.map(\.hundredths)
        == SwimRecords(of: SwimBook(swims: [original])).records.map(\.hundredths))
  }
}
