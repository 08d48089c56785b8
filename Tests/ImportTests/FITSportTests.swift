import TestSupport
import Testing

/// Sports, lengths and totals of FIT files.
struct FITSportTests {
  private let files = ImportFolder()

  /// It begins with its first value, of 6.25 m.
  @Test func aLengthInTwelveBitsIsAnOdometer() {
    var file = FITBuilder()
    let start: UInt32 = 1_118_934_000
    for second in 0...UInt32(600) {
      // 3 m/s in sixteenths of a metre; the lower twelve bits are the speed.
      let count = 100 + second * 48
      let bytes = [0, UInt8(count & 0xF) << 4, UInt8(count >> 4 & 0xFF)]
      file.message(20, [253: .uint32(start + second), 8: .raw(code: 0x0D, bytes)])
    }
    file.message(
      18, [253: .uint32(start + 600), 2: .uint32(start), 5: .enumeration(1), 7: .uint32(600_000), 8: .uint32(600_000)])
    #expect(
      files.outcome("a.fit", file.file()).runs == ["2025-06-15T15:00:00Z 1806250 odometer 600000 600000 running - - []"]
    )
  }

  @Test(arguments: [true, false])
  func aSwimInAFileWithoutSessionsHasItsTotals(isTold: Bool) {
    var file = FITBuilder()
    if isTold { file.message(12, [0: .enumeration(5), 1: .enumeration(18)]) }
    for second in 0...UInt32(600) {
      file.message(20, [253: .uint32(1_118_934_000 + second), 5: .uint32(second * 100)])
    }
    let outcome = files.outcome("a.fit", file.file(), isTold ? [:] : ["sport": "swimming"])
    #expect(outcome.swims == ["2025-06-15T15:00:00Z unknown 0 0 600000"])
    #expect(outcome.left == [])
    #expect(outcome.remarks == ["noSession"])
  }

  @Test(arguments: [(19, "paddling"), (37, "stand up paddleboarding")])
  func numbersOfSportsThatAreAlikeAreToldApart(number: Int, sport: String) {
    var file = FITBuilder()
    file.message(
      18,
      [
        253: .uint32(1_118_934_600), 2: .uint32(1_118_934_000), 5: .enumeration(UInt8(number)), 7: .uint32(600_000),
        8: .uint32(600_000),
      ])
    #expect(files.outcome("a.fit", file.file()).left == ["otherSport \(sport)"])
  }

  /// A course has fixes with times, but nobody ran it.
  @Test(arguments: [(6, 0), (4, 1)]) func aCourseIsNoRun(type: UInt8, runs: Int) {
    var file = FITBuilder()
    file.message(0, [0: .enumeration(type), 1: .uint16(1)])
    for second in 0..<UInt32(600) {
      file.message(20, [253: .uint32(1_118_934_000 + second), 5: .uint32(second * 300)])
    }
    let outcome = files.outcome("a.fit", file.file())
    #expect(outcome.runs.count == runs)
    #expect(outcome.left == (runs == 0 ? ["nothingIn -"] : []))
  }

  @Test func aFileWithoutSessionsTellsTheKindOfRunning() {
    var file = FITBuilder()
    file.message(12, [0: .enumeration(1), 1: .enumeration(3)])
    for second in 0..<UInt32(600) {
      file.message(20, [253: .uint32(1_118_934_000 + second), 5: .uint32(second * 300)])
    }
    let outcome = files.outcome("a.fit", file.file())
    #expect(outcome.runs.first?.contains(" running trail ") == true)
    #expect(outcome.remarks == ["noSession"])
  }
}
