import Foundation
import KernelDomain
import RunningDomain

/// Runs of real devices and what another program made of them; they are not part of the project.
/// `RECORDBOOK_TEST_DATA` names the folder.
enum RunTestData {
  static let folder = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].map { $0 + "/running/" }

  static func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + name)))
  }

  /// The names of all files with expected outcomes.
  static let names: [String] = {
    guard let folder, let all = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
    return all.filter { $0.hasSuffix(".expected.json") }.map { String($0.dropLast(".expected.json".count)) }.sorted()
  }()

  static func expected(_ name: String) throws -> ExpectedFile {
    try JSONDecoder().decode(ExpectedFile.self, from: Data(try read(name + ".expected.json")))
  }
}

extension RunTestData {
  /// A file behind whose end something begins that is no FIT file. It is read since such bytes are left unread.
  static let withTrailingBytes = "fitdecode_invalid_activity-settings-corruptheader.fit"

  /// The kinds of activities that differ from the expected data, because tracks without a sport are now classified by
  /// speed or name, and the types of KML files are read.
  static let kinds = [
    "gpxpy_around-visnjan-with-car.gpx": "cycling", "gpxpy_korita-zbevnica.gpx": "walking",
    "opentracks_legacy_gpx_trackpointextensions_incorrect.gpx": "cycling",
    "runalyze_TomTom-without-distance-extension.kml": "skitouring",
    "runalyze_runkeeper-negative-time-step-at-start.gpx": "cycling",
  ]
}

extension RunTestData {
  /// The climbs that are others since elevations that nobody can reach are held back, in centimetres, by the start of
  /// the run and the ascent before. By their devices, the first, second and fourth climb 64, 41 and 284 m.
  static let climbs: [String: (ascent: Int64, descent: Int64)] = [
    "2015-08-15T14:45:08Z 14340": (6_120, 5_660), "2014-10-02T14:46:48Z 6960": (3_680, 3_640),
    "2015-03-15T06:29:55.679Z 168500": (166_800, 180_250), "2017-03-14T14:14:07Z 38420": (34_420, 37_280),
    "2015-08-15T14:45:08Z 8940": (400, 2_040),
  ]
}

/// What a file should come to.
struct ExpectedFile: Decodable {
  let runs: [ExpectedRun]?
  let skipped: [Skipped]?
  let refused: String?

  struct Skipped: Decodable {
    let why: String?
    let sport: String?
  }
}

struct ExpectedRun: Decodable {
  let sport: String
  let start: String
  let end: String
  let source: String?
  let fixes: Int
  let positions: Int
  let dropped: Int
  let merged: Int
  let rejected: Int
  let jumps: Int
  let distance: Int64
  let elapsed: Int64
  let active: Int64
  let moving: Int64
  let ascent: Int64?
  let descent: Int64?
  let pauses: [[Cell]]
  let splits: [String: [[Int64]]]
  let efforts: [[Cell]]
  let suspicious: [[Cell]]
  let device: Device

  struct Device: Decodable {
    let distance: Double?
    let timer: Double?
    let elapsed: Double?
    let ascent: Double?
    let calories: Double?
  }

  /// A number or a word of a row.
  enum Cell: Decodable, Hashable {
    case number(Int64)
    case word(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int64.self) {
        self = .number(number)
      } else {
        self = .word(try container.decode(String.self))
      }
    }
  }
}

extension [ExpectedRun.Cell] {
  var numbers: [Int64] {
    compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  var words: [String] {
    compactMap { if case .word(let word) = $0 { word } else { nil } }
  }
}
