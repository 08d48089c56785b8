import Foundation

/// Files of many services with what an import of each should come to; they are not part of the project.
/// `RECORDBOOK_TEST_DATA` names the folder.
enum ImportCases {
  static let folder = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].map { $0 + "/import/cases/" }

  /// The names of all cases but logs of strength training, which have a suite of their own.
  static let names: [String] = {
    guard let folder, let all = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
    return all.filter { $0.hasSuffix(".expected.json") && !$0.hasPrefix("strength-") }
      .map { String($0.dropLast(".expected.json".count)) }.sorted()
  }()

  static func tries(_ name: String) throws -> [ExpectedTry] {
    let data = try Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + name + ".expected.json"))
    return try JSONDecoder().decode(ExpectedCase.self, from: data).tries
  }
}

struct ExpectedCase: Decodable {
  let tries: [ExpectedTry]
}

/// What one import of a case should come to.
struct ExpectedTry: Decodable {
  let options: Options
  let status: Int
  let refused: [Problem]?
  let bad: [Problem]?
  let runs: [ExpectedRun]?
  let swims: [ExpectedSwim]?
  let duplicates: [Duplicate]?
  let left: [Left]?
  let passedOver: Int?
  let remarks: [Remark]?

  struct Options: Decodable {
    let skipBad: Bool?
    let salvage: Bool?
    let walks: Bool?
    let sport: String?
    let pool: String?
  }

  struct Problem: Decodable, Hashable {
    let file: String
    let code: String
  }

  struct Duplicate: Decodable, Hashable {
    let duplicate: String
    let counts: String
  }

  struct Left: Decodable {
    let why: String
    let what: String
    let count: Int
  }

  struct Remark: Decodable {
    let file: String
    let code: String
  }
}

struct ExpectedRun: Decodable {
  let start: String
  let file: String
  let distance: Int64?
  let length: String
  let elapsed: Int64
  let active: Int64
  let marks: [String]
  let kind: String
  let detail: String?
  let told: String
  let name: String?
}

struct ExpectedSwim: Decodable {
  let start: String
  let `where`: String
  let poolCentimetres: Int?
  let lengths: Int
  let distance: Int64?
}
