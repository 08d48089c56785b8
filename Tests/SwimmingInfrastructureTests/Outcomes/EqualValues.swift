import Foundation

/// Compares outcomes in JSON with what was found, value by value.
struct EqualValues {
  private(set) var equal = 0
  private(set) var all = 0
  private(set) var differences: [String] = []

  /// Members that are not compared.
  private let leftOut: Set<String>

  init(leavesOut: Set<String> = ["heart", "heart_of_segments"]) {
    leftOut = leavesOut
  }

  mutating func compare(_ expected: Any, _ found: Any?, _ place: String) {
    switch expected {
    case let expected as [String: Any]:
      let found = found as? [String: Any]
      for (name, value) in expected.sorted(by: { $0.key < $1.key }) where !leftOut.contains(name) {
        compare(value, found?[name], "\(place).\(name)")
      }
    case let expected as [Any]:
      let found = found as? [Any]
      if let found, found.count > expected.count {
        differences.append("\(place): \(found.count) values, not \(expected.count)")
      }
      for (number, value) in expected.enumerated() {
        compare(value, found.flatMap { number < $0.count ? $0[number] : nil }, "\(place)[\(number)]")
      }
    default: compareValue(expected, found, place)
    }
  }

  private mutating func compareValue(_ expected: Any, _ found: Any?, _ place: String) {
    all += 1
    if EqualValues.isSame(expected, found) {
      equal += 1
    } else {
      differences.append("\(place): \(found.map { "\($0)" } ?? "nothing"), not \(expected)")
    }
  }

  private static func isSame(_ expected: Any, _ found: Any?) -> Bool {
    if expected is NSNull { return found == nil || found is NSNull }
    if let text = expected as? String { return found as? String == text }
    guard let expected = expected as? NSNumber else { return false }
    switch found {
    case let value as Bool: return expected.boolValue == value && expected.doubleValue == (value ? 1 : 0)
    case let value as Int: return expected.doubleValue == Double(value)
    case let value as Double: return abs(expected.doubleValue - value) < 0.000_001
    default: return false
    }
  }
}
