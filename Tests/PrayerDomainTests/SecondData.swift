import Foundation
import KernelDomain
import PrayerDomain
import Testing

/// The outcomes of the second part, computed by other programs or published by authorities; see `PrayerTestData`.
enum SecondData {
  static let folder = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].map { $0 + "/prayer-2/" }

  static func lines<Value: Decodable>(_ name: String, of type: Value.Type = Value.self) throws -> [Value] {
    try Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + name)).split(separator: UInt8(ascii: "\n"))
      .map { try JSONDecoder().decode(type, from: Data($0)) }
  }

  static func rows(_ name: String) throws -> [[String]] {
    try String(contentsOfFile: (folder ?? "") + name, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
  }

  /// The countries of the system's zones.
  static let countries: [String: String] = {
    let text = (try? String(contentsOfFile: "/usr/share/zoneinfo/zone.tab", encoding: .utf8)) ?? ""
    var countries: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t")
      countries[String(cells[2])] = String(cells[0])
    }
    return countries
  }()
}

/// Counts the values of a file that are equal, and reports the first that differ.
struct Tally {
  let name: String
  private(set) var equal = 0
  private(set) var differing: [String] = []

  init(_ name: String) { self.name = name }

  mutating func compare<Value: Equatable>(_ ours: Value, _ expected: Value, _ what: @autoclosure () -> String) {
    if ours == expected { equal += 1 } else { differing.append("\(what()): \(ours), expected \(expected)") }
  }

  func report() {
    print("\(name): \(equal) of \(equal + differing.count) equal")
    #expect(equal > 0)
    #expect(differing.isEmpty, "\(name): \(differing.prefix(8).joined(separator: "\n"))")
  }
}

/// A value that is a text, or an object such as `{"refused":"future"}`.
struct Outcome: Decodable, Equatable {
  var refused: String?
  var kind: String?
  var note: String?
  var day: String?
  var at: String?
  var status: String?
}
