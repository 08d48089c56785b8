import Foundation
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import TestSupport
import Testing

/// Sets, rests, strokes and SWOLF of real swims, compared with a separate program for the same rules and with the
/// watch's own laps.
@Suite(.enabled(if: RealSets.folder != nil))
struct SwimSetsRealFilesTests {
  @Test(arguments: RealSets.names)
  func areAsExpected(name: String) throws {
    let expected = try RealSets.expected(name)
    let read = try FITImporter.swims(in: Array(RealFiles.read(name + ".fit")), path: name)
    let swim = try #require(read.swims.first).corrected
    let repetitions = swim.repetitions
    #expect(ExpectedSwimSets.Totals(swim, repetitions) == expected.totals)
    #expect(SwimSetRule.sets(of: repetitions).map { ExpectedSwimSets.Set($0, of: swim) } == expected.sets)
    #expect(repetitions.map { ExpectedSwimSets.Repetition($0, of: swim) } == expected.repetitions)
  }

  /// Garmin writes SWOLF of a lap in an undocumented field; COROS and others do not. Where a device's lap is exactly one
  /// repetition, ours is within 1 of it.
  @Test(arguments: RealSets.names)
  func swolfIsThatOfTheDevice(name: String) throws {
    let device = try #require(try RealSets.expected(name).device)
    let read = try FITImporter.swims(in: Array(RealFiles.read(name + ".fit")), path: name)
    let repetitions = try #require(read.swims.first).corrected.repetitions
    guard device.laps.count == repetitions.count else { return }
    for (lap, repetition) in zip(device.laps, repetitions) where lap.lengths == repetition.lengths {
      guard let told = lap.swolf, repetition.hasAllStrokes, let own = repetition.strokes.swolfTenths else { continue }
      #expect(abs(10 * told - own) <= 10, "repetition \(repetition.segment)")
    }
  }
}

/// The sample export beside the outcomes of an independent reading, which come with the project. A swim whose laps are
/// paired from records is not among them.
struct SwimSetsOfTheSampleTests {
  @Test func areAsExpected() throws {
    let expected = try SampleSets.expected()
    let read = try SwimReading.read(try #require(SwimReading.find([SampleSets.export]).first))
    let swims = Dictionary(grouping: read.swims.filter { !$0.laps.isEmpty }) { $0.start.seconds }
    let clock = DateFormatter()
    clock.locale = Locale(identifier: "en_US_POSIX")
    clock.dateFormat = "yyyy-MM-dd HH:mm:ss Z"
    #expect(swims.count == expected.count + 1)
    for expected in expected {
      let start = try #require(expected.start.flatMap(clock.date(from:)))
      let swim = try #require(swims[Int64(start.timeIntervalSince1970)]?.first).corrected
      let repetitions = swim.repetitions
      #expect(ExpectedSwimSets.Totals(swim, repetitions) == expected.totals)
      #expect(SwimSetRule.sets(of: repetitions).map { ExpectedSwimSets.Set($0, of: swim) } == expected.sets)
    }
  }
}

extension Swim {
  fileprivate var corrected: CorrectedSwim { CorrectedSwim(self, corrections: []) }
}

/// The folder of expected sets.
enum RealSets {
  static let folder = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].map { $0 + "/swim-more/sets/" }

  static var names: [String] {
    guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
    return names.filter { $0.hasSuffix(ending) && $0 != sample }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  private static let ending = ".sets.expected.json"
  private static let sample = "fixture_export_zip" + ending

  static func expected(_ name: String) throws -> ExpectedSwimSets {
    try JSONDecoder().decode(ExpectedSwimSets.self, from: read(name + ending))
  }

  private static func read(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + name))
  }
}

/// The sample export and what its sets come to.
enum SampleSets {
  static let export = folder + "export.zip"

  private static let folder =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Fixtures/AppleHealth/"

  static func expected() throws -> [ExpectedSwimSets] {
    try JSONDecoder().decode(
      [ExpectedSwimSets].self, from: Data(contentsOf: URL(fileURLWithPath: folder + "sets.json")))
  }
}

/// The outcome of a file.
struct ExpectedSwimSets: Decodable {
  /// Of a swim of the sample: `2023-09-04 19:51:27 +0200`.
  var start: String?
  var totals: Totals
  var sets: [Set]
  var repetitions: [Repetition]?
  var device: Device?

  struct Totals: Decodable, Equatable {
    var lengths: Int
    var distance: Double
    var swum_ms: Int64
    var rest_ms: Int64
    var elapsed_ms: Int64
    var pace100_ms: Int64?
    var lengths_with_strokes: Int
    var strokes: Int
    var swolf_tenths: Int?
    var rate_tenths: Int?

    init(_ swim: CorrectedSwim, _ repetitions: [SwimRepetition]) {
      let totals = SwimTotals(repetitions)
      let hundredths = swim.hundredths(totals.lengths)
      lengths = totals.lengths
      distance = Double(hundredths) / 100
      swum_ms = totals.swumMilliseconds
      rest_ms = totals.restMilliseconds
      elapsed_ms = totals.elapsedMilliseconds
      pace100_ms = SwimPace.per100(milliseconds: totals.swumMilliseconds, hundredths: hundredths)
      lengths_with_strokes = totals.strokes.lengths
      strokes = totals.strokes.strokes
      swolf_tenths = totals.strokes.swolfTenths
      rate_tenths = totals.strokes.rateTenths
    }
  }

  struct Set: Decodable, Equatable {
    var count: Int
    var lengths: Int
    var distance: Double
    var style: String
    var repetitions: [Int]
    var ms: Int64
    var pace100_ms: Int64?
    var send_off_s: Int?
    var rest_s: [Int]?

    init(_ set: SwimSet, of swim: CorrectedSwim) {
      count = set.repetitions.count
      lengths = set.lengths
      distance = Double(swim.hundredths(set.lengths)) / 100
      style = set.style?.description ?? "changing"
      repetitions = [set.repetitions.lowerBound + 1, set.repetitions.upperBound]
      ms = set.milliseconds
      pace100_ms = SwimPace.per100(
        milliseconds: set.milliseconds, hundredths: swim.hundredths(set.lengths) * set.repetitions.count)
      send_off_s = set.sendOffSeconds
      rest_s = set.rest.map { [$0.shortest, $0.median, $0.longest].map { Int(($0 + 500) / 1_000) } }
    }
  }

  struct Repetition: Decodable, Equatable {
    var laps: [Int]
    var lengths: Int
    var style: String
    var distance: Double
    var ms: Int64
    var pace100_ms: Int64?
    var strokes: Int?
    var strokes_per_length_tenths: Int?
    var rate_tenths: Int?
    var swolf_tenths: Int?
    var n: Int
    var rest_after_ms: Int64?

    init(_ repetition: SwimRepetition, of swim: CorrectedSwim) {
      let count = repetition.hasAllStrokes ? repetition.strokes : nil
      let hundredths = swim.hundredths(repetition.lengths)
      laps = [repetition.laps.first, repetition.laps.last]
      lengths = repetition.lengths
      style = repetition.style.description
      distance = Double(hundredths) / 100
      ms = repetition.milliseconds
      pace100_ms = SwimPace.per100(milliseconds: repetition.milliseconds, hundredths: hundredths)
      strokes = count?.strokes
      strokes_per_length_tenths = count?.perLengthTenths
      rate_tenths = count?.rateTenths
      swolf_tenths = count?.swolfTenths
      n = repetition.segment.number
      rest_after_ms = repetition.restMilliseconds
    }
  }

  struct Device: Decodable {
    var laps: [Lap]

    struct Lap: Decodable {
      var lengths: Int?
      /// Nil if the device reported none.
      var swolf: Int?
    }
  }
}

extension CorrectedSwim {
  fileprivate func hundredths(_ lengths: Int) -> Int {
    guard let pool, let course else { return 0 }
    return course.unit.hundredths(centimetres: pool.centimetres * lengths)
  }
}
