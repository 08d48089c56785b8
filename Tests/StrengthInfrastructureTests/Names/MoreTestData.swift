import Foundation
import KernelDomain
import StrengthDomain

@testable import StrengthInfrastructure

/// The outcomes of the second part of strength's design; they are not part of the project. `RECORDBOOK_TEST_DATA` names
/// the folder.
enum MoreTestData {
  static let folder = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].map { $0 + "/strength-2/" }
    .flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }

  static func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + name)))
  }

  static func expected(_ name: String) throws -> LogJSON {
    try JSONDecoder().decode(LogJSON.self, from: Data(try read(name + ".expected.json")))
  }

  /// The names of all files of a folder with expected outcomes.
  static func names(_ part: String) -> [String] {
    guard let folder, let all = try? FileManager.default.contentsOfDirectory(atPath: folder + part) else { return [] }
    return all.filter { $0.hasSuffix(".expected.json") }
      .map { part + "/" + $0.dropLast(".expected.json".count) }.sorted()
  }

  /// The rows of a table without quoted fields, below its header.
  static func rows(_ name: String) throws -> [[String]] {
    let text = String(decoding: try read(name), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

extension LogJSON {
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Int64? { if case .number(let number) = self { number } else { nil } }
  var list: [LogJSON] { if case .list(let list) = self { list } else { [] } }
  /// The number of texts, numbers and flags in it.
  var leaves: Int {
    switch self {
    case .object(let members): members.values.reduce(0) { $0 + $1.leaves }
    case .list(let elements): elements.reduce(0) { $0 + $1.leaves }
    default: 1
    }
  }
}
