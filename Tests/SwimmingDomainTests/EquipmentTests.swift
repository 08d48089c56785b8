import KernelDomain
import SwimmingDomain
import TestSupport
import Testing

/// What was swum with equipment.
struct EquipmentTests {
  private let swum = SwimBook(Swim(swim("FFFF").rest(20, "FFFF")))

  @Test(arguments: [SwimEquipmentSet.fins, .paddles, [.paddles, .pull]])
  func attemptsOverItCountNowhere(equipment: SwimEquipmentSet) throws {
    #expect(swum.records.times["freestyle 100"] == 8_000)
    let first = try swum.correcting(.equip(equipment, laps(1, 4)))
    #expect(first.first.laps.prefix(4).allSatisfy { $0.equipment == equipment })
    let record = try #require(first.records.record(.freestyle, 100))
    #expect(record.segment.number == 2)
    let both = try first.correcting(.equip(equipment, laps(5, 8)))
    #expect(both.records.records.isEmpty)
    #expect(both.history(of: .freestyle, Distance(50, .metre), on: .shortCourseMetres).isEmpty)
    // The distance counts all the same.
    #expect(both.first.centimetres == swum.first.centimetres)
  }

  @Test func aPullBuoyAloneCounts() throws {
    #expect(try swum.correcting(.equip(.pull, laps(1, 8))).records == swum.records)
  }

  @Test func noneTakesItAway() throws {
    let fins = try swum.correcting(.equip(.fins, laps(1, 8)))
    #expect(try fins.correcting(.equip([], laps(1, 8))).records == swum.records)
    #expect(throws: SwimCorrectionError.changesNothing) {
      try fins.correction(.equip(.fins, laps(1, 8)), of: fins.swims[0].id)
    }
  }

  @Test func lapsWithFinsAreNotComparedWithOthers() throws {
    // Much faster than anybody: only the equipment explains it.
    let fast = swim("FFFFFF", each: 40_000).swim("FF", each: 8_000, gap: 20_000)
    let book = SwimBook(Swim(fast))
    #expect(book.first.laps.suffix(2).allSatisfy { $0.awaitsJudgement })
    #expect(try book.correcting(.equip(.fins, laps(7, 8))).first.laps.allSatisfy { $0.suspicion == nil })
  }

  @Test func setsAreOfTheSameEquipment() throws {
    let tape = swim("FF").rest(20, "FF").rest(20, "FF").rest(20, "FF")
    let book = SwimBook(Swim(tape))
    #expect(SwimSetRule.sets(of: book.first.repetitions).map(\.repetitions) == [0..<4])
    let fins = try book.correcting(.equip(.fins, laps(5, 8)))
    let sets = SwimSetRule.sets(of: fins.first.repetitions)
    #expect(sets.map(\.repetitions) == [0..<2, 2..<4] && sets.map(\.equipment) == [[], .fins])
  }

  @Test func changingStrokesAreOfTheSameEquipment() throws {
    let book = SwimBook(Swim(swim("FF").rest(20, "KK").rest(20, "BB")))
    #expect(SwimSetRule.sets(of: book.first.repetitions).count == 1)
    #expect(SwimSetRule.sets(of: try book.correcting(.equip(.pull, laps(5, 6))).first.repetitions).count == 3)
  }

  @Test func aMergedLapHasAllOfIt() throws {
    let merged = try swum.correcting(.equip(.fins, laps(1, 1)), .equip(.pull, laps(2, 2)), .merge(laps(1, 2)))
    #expect(merged.first.laps[0].equipment == [.fins, .pull])
  }
}
