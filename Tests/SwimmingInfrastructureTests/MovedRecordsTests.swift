import KernelApplication
import KernelDomain
import Storage
import SwimmingDomain
import SwimmingInfrastructure
import System
import TestSupport
import Testing

@testable import SwimmingApplication

/// Records moved by newer rules are listed until a recalculation, whatever happens in between.
struct MovedRecordsTests {
  let files = MemoryFileSystem()
  let path = "/store/swimming/derived/records.json"
  let moved = [
    SwimRecordChange(
      style: .freestyle, distance: Distance(50, .metre), course: .shortCourseMetres, hundredths: 4_000, before: 3_900)
  ]
  func store(holding: Bool = false) throws -> FileSwimRepository { try BookUnderTest(files, holding: holding).swims }

  /// One swim of two laps of 20 s, kept by edition 1 as 39 s.
  init() throws {
    try store().change { _ throws(Failure) in .put([swim(0)]) }
    try rewrite { $0.replacing("\"edition\":\(SwimRecords.edition),", with: "").replacing("4000", with: "3900") }
  }

  private func swim(_ day: Int64) -> Swim {
    let start = Timestamp(seconds: 1_717_236_000 + day * 86_400)
    let laps = [0, 20_000].map { offset in
      SwimLap(
        start: start + Int64(offset), duration: 20_000, style: .freestyle, strokes: nil, isAfterRestMarker: false)
    }
    return Swim(
      source: "Watch", start: start, end: start + 40_000, utcOffset: 0, duration: 40_000, place: .pool,
      pool: PoolLength(centimetres: 2_500), reportedDistance: nil, laps: laps)
  }

  private func rewrite(_ change: (String) -> String) throws {
    let kept = String(decoding: try #require(files.files[path]), as: UTF8.self)
    let end = try #require(kept.firstRange(of: ",\"crc\"")).lowerBound
    let changed = change(String(kept[..<end]) + "}")
    #expect(changed != kept)
    files.files[path] = SealedLine.seal(Array(changed.utf8))
  }

  @Test(arguments: [false, true]) func recordsOfAnOlderEditionAreNotBelieved(holding: Bool) throws {
    let store = try store(holding: holding)
    for _ in 0..<2 {
      let standing = try store.standingRecords()
      #expect(standing == StandingSwimRecords(SwimRecords(of: try store.book()), moved: moved))
      #expect(standing.book.records.map(\.hundredths) == [4_000])
    }
  }

  @Test(arguments: [false, true]) func aRecalculationTellsForTheLastTime(holding: Bool) throws {
    let store = try store(holding: holding)
    let told = try RecalculateRecords(swims: store)(NoInput())
    #expect(told.moved?.map(\.beforeHundredths) == [3_900])
    #expect(told.differences.isEmpty)
    #expect(try store.standingRecords().moved.isEmpty)
    #expect(try RecalculateRecords(swims: store)(NoInput()).moved == nil)
    #expect(try BookUnderTest(files).swims.standingRecords().moved.isEmpty)
  }

  @Test(arguments: [false, true]) func aChangeInBetweenKeepsItAndIsToldApart(holding: Bool) throws {
    let store = try store(holding: holding)
    let changed = try store.change { _ throws(Failure) in .put([swim(1)]) }
    #expect(changed.recordsBefore.records.map(\.hundredths) == [4_000])
    #expect(try store.standingRecords().moved == moved)
    try store.change { book throws(Failure) in
      .correct([SwimCorrection(swim: book.swims[0].id, change: .remove, touched: [])])
    }
    #expect(try store.standingRecords().moved == moved)
    #expect(try store.keptRecords() == SwimRecords(of: store.book()))
    #expect(try BookUnderTest(files).swims.standingRecords().moved == moved)
  }

  /// The change kept it with the records of this edition.
  @Test(arguments: [false, true]) func aRecalculationAfterAChangeTellsForTheLastTime(holding: Bool) throws {
    let store = try store(holding: holding)
    try store.change { _ throws(Failure) in .put([swim(1)]) }
    #expect(try RecalculateRecords(swims: store)(NoInput()).moved?.count == 1)
    #expect(try store.standingRecords().moved.isEmpty)
    #expect(try BookUnderTest(files).swims.standingRecords().moved.isEmpty)
  }

  @Test(arguments: [false, true]) func aCrashBeforeTheRecordsWereKeptLosesNothing(isOlder: Bool) throws {
    if !isOlder { try store().change { _ throws(Failure) in .put([swim(1)]) } }
    let before = files.files[path]
    try store().change { _ throws(Failure) in .put([swim(2)]) }
    files.files[path] = before
    #expect(try store().keptRecords() == nil)
    #expect(try store().standingRecords().moved == moved)
    try store().change { _ throws(Failure) in .put([swim(3)]) }
    #expect(try store().standingRecords().moved == moved)
  }

  @Test func itIsToldOnceAfterAWriterWasKilledToo() throws {
    files.files["/store/lock"] = []
    #expect(try RecalculateRecords(swims: store())(NoInput()).moved?.count == 1)
    #expect(try store().standingRecords().moved.isEmpty)
  }

  @Test func aDiskThatCannotBeWrittenTellsEachTime() throws {
    files.makeReadOnly()
    #expect(throws: Failure.self) { try store().renewRecords() }
    #expect(try store().standingRecords().moved == moved)
  }
}
