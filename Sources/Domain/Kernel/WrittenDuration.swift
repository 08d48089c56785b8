/// A duration as people write it.
package enum WrittenDuration: Hashable, Sendable {
  case seconds(Int)
  /// A duration with minutes or seconds over 59 after a larger unit, such as `1:75`.
  case partTooLarge

  /// Parses a duration such as `90s`, `2min`, `1:30`, `1:02:03`, `1h`, `1h05` or `1h5m`; nil for any other text, such
  /// as a number without a unit.
  /// - Parameter word: the text, in lower case and without spaces.
  package init?(_ word: String) {
    if word.contains("h") {
      let parts = word.split(separator: "h", omittingEmptySubsequences: false)
      let ending = parts.count == 2 ? ["min", "m"].first { parts[1].hasSuffix($0) } : nil
      let minutes = parts.last.map { $0.dropLast(ending?.count ?? 0) } ?? ""
      guard parts.count == 2, let hours = WrittenDuration.number(parts[0]) else { return nil }
      if parts[1].isEmpty {
        self = .seconds(hours * 3_600)
      } else if let minutes = WrittenDuration.number(minutes) {
        self = minutes < 60 ? .seconds(hours * 3_600 + minutes * 60) : .partTooLarge
      } else {
        return nil
      }
    } else if let (ending, unit) = [("min", 60), ("s", 1)].first(where: { word.hasSuffix($0.0) }) {
      guard let number = WrittenDuration.number(word.dropLast(ending.count)) else { return nil }
      self = .seconds(number * unit)
    } else {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      let numbers = parts.compactMap(WrittenDuration.number)
      guard (2...3).contains(parts.count), numbers.count == parts.count else { return nil }
      let isValid = numbers.dropFirst().allSatisfy { $0 < 60 }
      self = isValid ? .seconds(numbers.reduce(0) { $0 * 60 + $1 }) : .partTooLarge
    }
  }

  /// Parses a duration, and returns it in seconds; nil for any other text, and for a duration with a part over 59.
  package static func seconds(in word: String) -> Int? {
    guard case .seconds(let seconds) = WrittenDuration(word) else { return nil }
    return seconds
  }

  private static func number(_ digits: Substring) -> Int? {
    (1...9).contains(digits.utf8.count) ? ASCII.integer(Array(digits.utf8)) : nil
  }
}
