import Formats
import Foundation
import KernelDomain
import PrayerDomain

/// Days and books computed by another program; they are not part of the project. `RECORDBOOK_TEST_DATA` names the folder.
enum PrayerTestData {
  static let folder = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].map { $0 + "/prayer/" }

  static func read(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + name))
  }

  /// The values of a file that holds one a line.
  static func lines<Value: Decodable>(_ name: String, of type: Value.Type = Value.self) throws -> [Value] {
    try read(name).split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(type, from: Data($0)) }
  }
}

/// The zones of the system, each read once.
struct Zones {
  private let database = TimeZoneDatabase(folder: "/usr/share/zoneinfo")

  func callAsFunction(_ name: String) throws -> TimeZoneRules {
    guard let rules = database.rules(name) else { throw MissingZone(name: name) }
    return rules
  }

  struct MissingZone: Error {
    let name: String
  }
}

/// `2026-11-22T05:41Z` or with seconds.
func minute(_ text: String) -> Timestamp? {
  Timestamp(text.utf8.count == 17 ? text.dropLast() + ":00Z" : text)
}

func day(_ text: String) -> CivilDay {
  guard let day = CivilDay(text) else { preconditionFailure("\(text) is no day") }
  return day
}
