import Foundation
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import Testing

/// Real files with their expected outcomes; they are not part of the project. `RECORDBOOK_TEST_DATA` names the folder.
@Suite(.enabled(if: RealFiles.folder != nil))
struct FITRealFilesTests {
  @Test(arguments: RealFiles.expected)
  func isAsExpected(name: String) throws {
    let expected = try JSONDecoder().decode(ExpectedSwim.self, from: RealFiles.read(name + ".expected.json"))
    let read = try FITImporter.workouts(in: Array(RealFiles.read(name + ".fit")), path: name)
    let workout = try #require(read.workouts.first)
    #expect(read.workouts.count == 1)
    #expect(workout.pool.map(Course.init)?.description == expected.course)
    #expect(workout.pool?.metres == PoolLength(metres: expected.pool_m)?.metres)
    #expect(workout.laps.count == expected.laps)
    #expect(workout.laps.map(\.letter).joined() == expected.segments.map(\.styles).joined())
  }

  @Test func openWaterAndSwimsWithoutLengthsHaveNoLaps() throws {
    let swims = [
      "neg_ows_fenix6": "openWater", "neg_triathlon_fr920xt": "openWater", "runalyze_ciq_25m_nolengths": "unknown",
    ]
    for (name, place) in swims {
      let read = try FITImporter.workouts(in: Array(RealFiles.read(name + ".fit")), path: name)
      #expect(read.workouts.map(\.place.rawValue) == [place])
      #expect(read.workouts.map(\.laps.count) == [0])
      #expect(read.skipped.contains { $0.what.hasPrefix("laps of swim") })
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

  static func read(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + name))
  }
}

struct ExpectedSwim: Decodable {
  var course: String
  var pool_m: Double
  var laps: Int
  var segments: [Segment]

  struct Segment: Decodable {
    var number: Int
    var laps: [Int]
    var styles: String
    var elapsed_s: Double
  }
}

extension Lap {
  /// As in the expected outcomes.
  fileprivate var letter: String {
    switch style {
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
