import BookApplication
import Foundation
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import Testing

/// Real files with their expected outcomes; they are not part of the project. `RECORDBOOK_TEST_DATA` names the folder.
@Suite(.enabled(if: RealFiles.folder != nil))
struct FITRealFilesTests {
  @Test(arguments: RealFiles.expected)
  func isAsExpected(name: String) throws {
    let expected = try JSONDecoder().decode(ExpectedSwim.self, from: RealFiles.outcome(of: name))
    let read = try FITImporter.swims(in: Array(RealFiles.read(name + ".fit")), path: name)
    let swim = try #require(read.swims.first)
    #expect(read.swims.count == 1)
    #expect(swim.pool.map(SwimCourse.init)?.description == expected.course)
    #expect(swim.pool == PoolLength(metres: expected.pool_m))
    #expect(swim.laps.count == expected.laps)
    #expect(ExpectedSwim.segments(of: swim) == expected.segments)
    #expect(ExpectedSwim.records(of: SwimBook(swims: [swim])) == expected.records)
    let confirmed = SwimBook(swims: [swim], corrections: [.confirmAll(of: swim)])
    #expect(ExpectedSwim.records(of: confirmed) == expected.records_with_suspicious)
  }

  @Test func openWaterAndSwimsWithoutLengthsHaveNoLaps() throws {
    let swims = [
      "neg_ows_fenix6": "openWater", "neg_triathlon_fr920xt": "openWater", "runalyze_ciq_25m_nolengths": "unknown",
    ]
    for (name, place) in swims {
      let read = try FITImporter.swims(in: Array(RealFiles.read(name + ".fit")), path: name)
      #expect(read.swims.map(\.place.rawValue) == [place])
      #expect(read.swims.map(\.laps.count) == [0])
      #expect(read.skipped.contains { "\($0.what)".hasPrefix("swimming.laps(") })
    }
  }
}

/// The folder of real FIT files.
enum RealFiles {
  static let folder = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].map { $0 + "/fit/" }

  /// Names without extension.
  static var expected: [String] {
    guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
    return names.filter { $0.hasSuffix(".expected.json") }.map { String($0.dropLast(14)) }.sorted()
  }

  /// Those in `fit-wall-clock`, by the rule that small gaps add up, stand before those in `fit`.
  static func outcome(of name: String) throws -> Data {
    let newer = URL(fileURLWithPath: (folder ?? "") + "../fit-wall-clock/\(name).expected.json")
    return try (try? Data(contentsOf: newer)) ?? read(name + ".expected.json")
  }

  static func read(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + name))
  }
}

/// The outcome of a file, as an independent reading of the rules has it.
struct ExpectedSwim: Decodable {
  var course: String
  var pool_m: Double
  var laps: Int
  var segments: [SwimSegment]
  /// By style and distance.
  var records: [String: SwimRecord]
  var records_with_suspicious: [String: SwimRecord]

  struct SwimSegment: Decodable, Equatable {
    var number: Int
    var laps: [Int]
    /// A letter a lap.
    var styles: String
    /// Durations and the gaps between them that count.
    var elapsed_s: Double
  }

  struct SwimRecord: Decodable, Equatable {
    var hundredths: Int
    var segment: Int
    var laps: [Int]
  }

  static func segments(of swim: Swim) -> [SwimSegment] {
    SwimSegmentRule.segments(of: swim.laps).enumerated().map { index, range in
      let laps = swim.laps[range.indices]
      return SwimSegment(
        number: index + 1, laps: [range.first, range.last], styles: laps.map(letter).joined(),
        elapsed_s: Double(elapsed(laps)) / 1_000)
    }
  }

  /// Those of the usual distances.
  static func records(of book: SwimBook) -> [String: SwimRecord] {
    let usual = SwimRecords(of: book).records.filter { StandardDistances.usual.contains($0.distance.amount) }
    return Dictionary(
      uniqueKeysWithValues: usual.map {
        let laps = [$0.laps.first, $0.laps.last]
        return (
          "\($0.style)/\($0.distance.amount)",
          SwimRecord(hundredths: $0.hundredths, segment: $0.segment.number, laps: laps)
        )
      })
  }

  private static func elapsed(_ laps: ArraySlice<SwimLap>) -> Int64 {
    let gaps = zip(laps, laps.dropFirst()).map { $1.start - $0.end }
    let small = gaps.filter { $0 <= 1_500 }.reduce(0, +)
    let counting = gaps.filter { $0 > 1_500 }.reduce(0, +) + (small > 1_500 ? small : 0)
    return laps.reduce(0) { $0 + Int64($1.duration) } + counting
  }

  private static func letter(_ lap: SwimLap) -> String {
    switch lap.style {
    case .freestyle: "F"
    case .backstroke: "K"
    case .breaststroke: "B"
    case .butterfly: "Y"
    case .mix: "M"
    case .drill: "d"
    default: "?"
    }
  }
}

extension SwimCorrection {
  /// Lets every lap of the swim count, suspicious or not.
  fileprivate static func confirmAll(of swim: Swim) -> SwimCorrection {
    SwimCorrection(
      swim: swim.id, change: .confirm(SwimLapRange(1, swim.laps.count)!), touched: swim.laps.map(Stamp.init))
  }
}
