import Foundation

/// What an independent program made of the laps, heart rates, elevations and charts of runs. The files are not part of
/// the project; `RECORDBOOK_TEST_DATA` names the folder.
enum MeasuresData {
  static let folder: String? = {
    guard let data = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"] else { return nil }
    let folder = data + "/running-2/"
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }()

  static func read(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + name))
  }

  static func decode<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
    try JSONDecoder().decode(type, from: read(name))
  }

  /// The outcomes of each real file, by its name.
  static let files: [String: [ExpectedMeasures]] =
    folder == nil ? [:] : (try? decode([String: [ExpectedMeasures]].self, "runs.expected.json")) ?? [:]

  /// The names of the live runs.
  static let live: [String] = {
    guard let folder, let all = try? FileManager.default.contentsOfDirectory(atPath: folder + "live") else { return [] }
    return all.filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(".jsonl".count)) }.sorted()
  }()
}

struct ExpectedMeasures: Decodable {
  let start: String
  let length: Int64
  let elapsed: Int64
  let active: Int64
  let ascent: Int64?
  let descent: Int64?
  let laps: [Lap]?
  let heartRate: HeartRate?
  let zones: Zones?
  let driftTenths: Int64?
  let gradeAdjusted: GradeAdjusted?
  let charts: [String: Chart]?

  struct Lap: Decodable, Equatable {
    let start: Int64
    let elapsed: Int64
    let active: Int64
    let moving: Int64
    let length: Int64
    let ascent: Int64?
    let heartRate: [Int64]?
    let pace: Int64?
  }

  struct HeartRate: Decodable, Equatable {
    let average: Int64
    let max: Int64
    let milliseconds: Int64
  }

  struct Zones: Decodable, Equatable {
    let below: Int64
    let zones: [Int64]
    let unknown: Int64
  }

  struct GradeAdjusted: Decodable {
    let length: Int64
    let pace: Int64
    let kilometres: [Int64]
  }

  struct Chart: Decodable {
    let bins: Int
    let rows: [Row]
  }

  struct Row: Decodable, Equatable {
    let speed: Int64?
    let elevation: [Int64]?
    let heartRate: [Int64]?

    init(from decoder: any Decoder) throws {
      var cells = try decoder.unkeyedContainer()
      speed = try cells.decodeIfPresent(Int64.self)
      elevation = try cells.decodeIfPresent([Int64].self)
      heartRate = try cells.decodeIfPresent([Int64].self)
    }
  }
}
