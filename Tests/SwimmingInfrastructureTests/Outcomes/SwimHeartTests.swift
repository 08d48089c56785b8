import Formats
import Foundation
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import Testing

/// The heart rates of `swim-3`, value by value, against what an independent program computed.
@Suite(.enabled(if: SwimTruths.folder != nil))
struct SwimHeartTests {
  @Test func ofFITFiles() throws {
    var values = EqualValues(leavesOut: ["samples"])
    for row in try SwimTruths.list("heart/fit") {
      let name = row["file"] as? String ?? ""
      let (swim, heart) = try Self.swim(FITImporter.swims(in: try Self.bytes(name), path: name))
      values.compare(row, Self.outcome(swim, heart, name), name)
    }
    SwimTruthTests.expect(values, "heart, fit")
  }

  @Test func ofTCXFiles() throws {
    var values = EqualValues(leavesOut: ["samples"])
    let row = try #require(try SwimTruths.list("heart/tcx").first)
    let name = row["file"] as? String ?? ""
    var read = try TCXImporter.swims(
      in: Self.bytes(name), pools: PoolOption(everywhere: PoolLength(centimetres: 5_000)), path: name)
    read.measurePoolless()
    let (swim, heart) = try Self.swim(read)
    var found = Self.outcome(swim, heart, name)
    found["told_laps"] = (row["told_laps"] as? [[Any]] ?? []).map { told -> [Any] in
      let lap = swim.statedLaps[(told[0] as? Int ?? 1) - 1]
      return [told[0], Self.told(heart?.summary(from: lap.start, to: lap.start + Int64(lap.duration)))]
    }
    values.compare(row, found, name)
    SwimTruthTests.expect(values, "heart, tcx")
  }

  @Test func ofAppleHealth() throws {
    var values = EqualValues(leavesOut: [])
    for name in ["heart", "heart_sparse"] {
      let (swim, heart) = try Self.swim(AppleExportReading.read(SwimTruths.bytes("apple/\(name).xml")))
      let row = try SwimTruths.outcome("apple/" + name) as? [String: Any]
      let expected = try #require((row?["swims"] as? [[String: Any]])?.first)
      let corrected = CorrectedSwim(swim, corrections: [])
      let found: [String: Any] = [
        "heart": Self.told(heart?.summary(from: swim.start, to: swim.end)),
        "heart_of_segments": corrected.repetitions.map { rep in Self.told(heart.flatMap { rep.heartRate($0) }) },
      ]
      values.compare(expected.filter { found[$0.key] != nil }, found, name)
    }
    SwimTruthTests.expect(values, "heart, apple")
  }

  private static func swim(_ read: ReadSwims) throws -> (Swim, SwimHeartRate?) {
    let swim = try #require(read.swims.first)
    return (swim, read.heartRates.first { $0.source == swim.source && $0.rate.start == swim.start }?.rate)
  }

  private static func outcome(_ swim: Swim, _ heart: SwimHeartRate?, _ name: String) -> [String: Any] {
    let bins = heart?.bins ?? []
    return [
      "file": name, "bins": bins.count, "bytes": bins.count, "told_bins": bins.count { $0 > 0 },
      "first_bins": bins.prefix(12).map { Int($0) },
      "swim": told(heart?.summary(from: swim.start, to: swim.end)),
      "repetitions": CorrectedSwim(swim, corrections: []).repetitions.map { rep -> [Any] in
        func fall(_ seconds: Int64) -> Any { heart.flatMap { rep.recovery($0, seconds: seconds) } ?? NSNull() }
        return [rep.segment.number, told(heart.flatMap { rep.heartRate($0) }), fall(30), fall(60)]
      },
    ]
  }

  private static func told(_ summary: SwimHeartRate.Summary?) -> Any {
    summary.map { ["average": $0.average, "highest": $0.highest] as Any } ?? NSNull()
  }

  /// Reads a file of the data; `a.zip: b.fit` is a file in an archive.
  private static func bytes(_ name: String) throws -> [UInt8] {
    let parts = name.split(separator: ":")
    let file = try SwimTruths.bytes("../" + parts[0])
    guard parts.count == 2 else { return file }
    let archive = try ZipArchive(InputFile(memory: file))
    let entry = try #require(archive.entries.first { $0.name == parts[1].dropFirst() })
    return try #require(try archive.contents(of: entry, most: 1 << 24))
  }
}
