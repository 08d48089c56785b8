import BookApplication
import BookInfrastructure
import Foundation
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport

/// The folder of outcomes about shares, pools, days, doubts, styles of whole swims and workouts of several sports.
enum SwimTruths {
  static let folder = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].map { $0 + "/swim-3/" }

  static func names(_ part: String, suffix: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: (folder ?? "") + part)
    return (names ?? []).filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
  }

  static func outcome(_ name: String) throws -> Any {
    try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(fileURLWithPath: "\(folder ?? "")\(name).expected.json")))
  }

  static func list(_ name: String) throws -> [[String: Any]] {
    try outcome(name) as? [[String: Any]] ?? []
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + name)))
  }

  // MARK: Files

  static func tcx(_ name: String, pool metres: Any?) throws -> Swim {
    let pool = (metres as? NSNumber).flatMap { PoolLength(metres: $0.doubleValue) }
    var read = try TCXImporter.swims(
      in: bytes("shares/" + name), pools: PoolOption(files: pool.map { [name: $0] } ?? [:]), path: name)
    read.measurePoolless()
    return try first(read, name)
  }

  static func fit(_ name: String) throws -> Swim {
    try first(FITImporter.swims(in: bytes(name), path: name), name)
  }

  /// The file has no swim.
  struct NoSwim: Error {
    let name: String
  }

  private static func first(_ read: ReadSwims, _ name: String) throws -> Swim {
    guard let swim = read.swims.first else { throw NoSwim(name: name) }
    return swim
  }

  // MARK: As the outcomes write it

  static func records(of book: SwimBook) -> [[String: Any]] {
    let rows = SwimRecords(of: book).records.map { record -> [String: Any] in
      [
        "style": record.style.description, "distance": record.distance.amount, "hundredths": record.hundredths,
        "segment": record.segment.description, "laps": [record.laps.first, record.laps.last],
        "estimated": record.isEstimated,
      ]
    }
    return sorted(rows)
  }

  /// Records by style and distance, as the outcomes have them.
  static func sorted(_ records: [[String: Any]]) -> [[String: Any]] {
    records.sorted { a, b in
      ("\(a["style"] ?? "")", a["distance"] as? Int ?? 0) < ("\(b["style"] ?? "")", b["distance"] as? Int ?? 0)
    }
  }

  static func segments(of swim: CorrectedSwim) -> [[String: Any]] {
    swim.segments.map { segment in
      let laps = Array(swim.laps(of: segment))
      let splits = SwimSplits(of: laps)
      let standing = (1...laps.count).filter { splits.stands(after: $0) }
      return [
        "segment": segment.id.description, "lengths": segment.lengths, "milliseconds": Int(segment.elapsed),
        "estimated": laps.enumerated().contains { $1.holdsEstimate(isFirst: $0 == 0) },
        "splits": standing.map { [$0, Int(splits.walls[$0 - 1])] },
        "halves": splits.halves.map { [Int($0.first), Int($0.second)] as Any } ?? NSNull(),
      ]
    }
  }

  static func course(_ pool: PoolLength?) -> Any {
    pool.map { SwimCourse($0).description as Any } ?? NSNull()
  }

  static func metres(_ centimetres: Int?) -> Any {
    centimetres.map { Double($0) / 100 as Any } ?? NSNull()
  }
}
