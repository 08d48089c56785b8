import KernelApplication
import SwimmingApplication
import SwimmingInfrastructure
import TestSupport

extension FuzzTarget {
  static let fit = FuzzTarget(
    "fit", seeds: fitSeeds, dictionary: [".FIT"], make: { FITBuilder.random(&$0).file() }, repair: FITBuilder.repaired,
    accepts: { input, findings in
      do throws(Failure) {
        let read = try FITImporter.swims(in: input, path: "fuzz.fit")
        read.checkConsistency(&findings)
        return true
      } catch {
        error.check(&findings, names: "fuzz.fit")
        return false
      }
    })

  private static var fitSeeds: [[UInt8]] {
    var mixed = FITBuilder()
    mixed.message(162, [253: .uint32(FITBuilder.morning), 1: .uint32(400)])
    mixed.define(1, 101, like: [2: .uint32(0), 3: .uint32(0), 7: .enumeration(0)], developer: [4])
    mixed.data(1, [2: .uint32(500), 3: .uint32(25_000), 7: .enumeration(1)], developer: [1, 2, 3, 4])
    mixed.data(1, [2: .uint32(530), 3: .uint32(25_000), 7: .enumeration(1)], developer: [1, 2, 3, 4], compressed: 9)
    mixed.session(start: 500, elapsed: 60_000)
    mixed.session(start: 900, elapsed: 60_000, subSport: 18, pool: nil)
    mixed.session(start: 1_900, elapsed: 60_000, sport: 1, pool: nil)
    mixed.activity(end: 2_000, local: FITBuilder.morning)
    let swim = FITBuilder.swim().file()
    return [swim, FITBuilder.swim(isBigEndian: true).file(header: .none), mixed.file(), swim + mixed.file()]
  }
}

extension FITBuilder {
  /// Well-formed records of the messages that importers read, with values of any type and size.
  fileprivate static func random(_ random: inout SeededGenerator) -> FITBuilder {
    var file = FITBuilder(isBigEndian: Bool.random(using: &random))
    if Bool.random(using: &random) { file.session(elapsed: 600_000) }
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let local = UInt8.random(in: 0..<4, using: &random)
      let fields = fields(&random)
      let developer = (0..<Int.random(in: 0...1, using: &random)).map { _ in UInt8.random(in: 0...9, using: &random) }
      file.define(local, messages.randomElement(using: &random)!, like: fields, developer: developer)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        file.data(
          local, fields, developer: developer.flatMap { [UInt8](repeating: 7, count: Int($0)) },
          compressed: Int.random(in: 0..<4, using: &random) == 0 ? UInt8.random(in: 0..<32, using: &random) : nil)
      }
    }
    return file
  }

  private static let messages: [UInt16] = [0, 18, 18, 34, 101, 101, 101, 101, 162, 9_999]

  /// Fields 0 to 12, the time, and the session's pool.
  private static func fields(_ random: inout SeededGenerator) -> Fields {
    [
      253: time(&random), 2: time(&random), 3: value(&random), 44: value(&random),
      UInt8.random(in: 0...12, using: &random): value(&random),
      UInt8.random(in: 0...12, using: &random): value(&random),
    ]
  }

  private static func time(_ random: inout SeededGenerator) -> Value {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: value(&random)
    case 1: .uint32(UInt32.random(in: 0...5_000, using: &random))
    default: .uint32(morning + UInt32.random(in: 0...5_000, using: &random))
    }
  }

  private static func value(_ random: inout SeededGenerator) -> Value {
    let bits = random.next() >> UInt64.random(in: 0..<64, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .enumeration(UInt8(truncatingIfNeeded: bits))
    case 1: return .sint32(Int32(truncatingIfNeeded: bits))
    case 2: return .uint16(UInt16(truncatingIfNeeded: bits))
    case 3: return .uint64(bits)
    case 4: return .sint64(Int64(bitPattern: ~bits))
    case 5: return .string("swim", size: Int(bits % 9))
    case 6: return .raw(code: UInt8(truncatingIfNeeded: bits), [UInt8](repeating: 3, count: Int(bits % 17)))
    default: return .uint32(UInt32(truncatingIfNeeded: bits))
    }
  }
}
