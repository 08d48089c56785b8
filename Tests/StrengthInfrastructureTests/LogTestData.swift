import Foundation
import StrengthDomain

/// Logs of real apps and what another program made of them; they are not part of the project.
/// `RECORDBOOK_TEST_DATA` names the folder.
enum LogTestData {
  static let folder = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].map { $0 + "/strength/csv/" }

  static func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + name)))
  }

  /// The names of all files with expected outcomes.
  static let names: [String] = {
    guard let folder, let all = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
    return all.filter { $0.hasSuffix(".expected.json") }.map { String($0.dropLast(".expected.json".count)) }.sorted()
  }()

  static func expected(_ name: String) throws -> LogJSON {
    try JSONDecoder().decode(LogJSON.self, from: Data(try read(name + ".expected.json")))
  }
}

/// An outcome, to be compared member for member.
enum LogJSON: Decodable, Hashable {
  case number(Int64)
  case text(String)
  case flag(Bool)
  case list([LogJSON])
  case object([String: LogJSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let members = try? container.decode([String: LogJSON].self) {
      self = .object(members)
    } else if let elements = try? container.decode([LogJSON].self) {
      self = .list(elements)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Int64.self) {
      self = .number(number)
    } else {
      self = .flag(try container.decode(Bool.self))
    }
  }

  subscript(name: String) -> LogJSON? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// Where the two differ, and how.
  func differences(from expected: LogJSON, at place: String = "") -> [String] {
    switch (self, expected) {
    case (.object(let own), .object(let others)):
      return Set(own.keys).union(others.keys).sorted().flatMap { name in
        guard let one = own[name], let other = others[name] else {
          return ["\(place)/\(name): \(own[name].debugDescription), not \(others[name].debugDescription)"]
        }
        return one.differences(from: other, at: "\(place)/\(name)")
      }
    case (.list(let own), .list(let others)):
      if own.count != others.count { return ["\(place): \(own.count) elements, not \(others.count)"] }
      return zip(own, others).enumerated().flatMap { index, pair in
        pair.0.differences(from: pair.1, at: "\(place)/\(index)")
      }
    default: return self == expected ? [] : ["\(place): \(self), not \(expected)"]
    }
  }
}
