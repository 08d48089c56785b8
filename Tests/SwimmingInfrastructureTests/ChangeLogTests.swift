import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import TestSupport
import Testing

@testable import SwimmingApplication

/// What of a book counts as a change, and what a dry run leaves.
struct ChangeLogTests {
  /// Obeying the hint takes back just what is in the way, whatever was changed before and after it.
  @Test(arguments: [false, true]) func whatStandsInTheWayIsNamedByItsNumber(isHeld: Bool) throws {
    let under = try BookUnderTest(holding: isHeld)
    let swims = [UndoHistory.swim(0), UndoHistory.swim(1)]
    try under.swims.change { _ throws(Failure) in .put(swims) }
    try under.settings.change { _ in Settings(theme: .dark) }
    let segment = SwimSegmentID(swim: swims[0].id, number: 1)
    _ = try EditSegmentStyle(swims: under.swims)(.init(segment: segment, style: .mix))
    let split = SplitLap(swims: under.swims)
    _ = try split(.init(segment: segment, lap: 2, into: 2))
    _ = try SetPoolLength(swims: under.swims)(.init(swim: swims[1].id, poolMetres: PoolLength(centimetres: 3_333)!))
    let number = try under.log.changes(of: .swimming).map(\.change)[1]
    #expect(throws: Failure.conflict(.swimming(.lapWasSplit(lap: 2, change: number)))) {
      try split(.init(segment: segment, lap: 2, into: 2))
    }
    _ = try under.log.undo(number, of: nil, isDryRun: false)
    #expect(try split(.init(segment: segment, lap: 2, into: 3)).changed)
  }

  @Test(arguments: [false, true]) func aDryRunLeavesTheBookAsItIs(isHeld: Bool) throws {
    let under = try BookUnderTest(holding: isHeld)
    var random = RandomBook(seed: 5)
    let swims = (0..<4).map { random.swim(Int64($0) * 5_000_000) }
    try under.swims.change { _ throws(Failure) in .put(swims) }
    var book = SwimBook(swims: swims)
    for _ in 0..<10 {
      let correction = random.correction(of: swims[1].id)
      book.corrections.append(correction)
      try under.swims.change { _ throws(Failure) in .correct([correction]) }
      _ = try under.log.undo(nil, of: nil, isDryRun: true)
      #expect(try under.swims.book() == book)
      #expect(try under.swims.records() == SwimRecords(of: book))
    }
    #expect(try under.log.changes(of: nil).allSatisfy(\.stands))
    #expect(try under.findings.isEmpty)
  }

  private struct Winter: SwimZones {
    func offset(in zone: String, at instant: Timestamp) -> Int? { zone == "Europe/Prague" ? 3_600 : nil }
  }

  /// The time zones of several swims are one change, whose number undoes them all.
  @Test(arguments: [false, true]) func theTimeZonesOfSeveralSwimsAreOneChange(isHeld: Bool) throws {
    let under = try BookUnderTest(holding: isHeld)
    let swims = (0..<3).map { UndoHistory.swim($0) }
    try under.swims.change { _ throws(Failure) in .put(swims) }
    let set = try SetSwimZone(swims: under.swims, zones: Winter())(.init(swim: nil, zone: "Europe/Prague"))
    #expect(set.swims == swims.map(\.id))
    let change = try #require(try under.log.changes(of: .swimming).first { $0.change == set.number })
    let part = try #require(change.parts.part(of: .swimming, as: SwimChangePart.self))
    #expect(part.swim == swims[0].id && part.otherSwims == 2)
    _ = try under.log.undo(set.number, of: nil, isDryRun: false)
    #expect(try under.swims.book().corrections.isEmpty)
    #expect(try under.swims.records() == SwimRecords(of: SwimBook(swims: swims)))
    #expect(try under.findings.isEmpty)
  }
}
