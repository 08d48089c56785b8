/// Parses durations as people write them.
package enum WrittenDuration {
  /// Parses a duration such as `90s`, `2min`, `1:30`, `1:02:03`, `1h` or `1h5m`, and returns it in seconds; nil for any
  /// other text, such as a number without a unit.
  /// - Parameter word: the text, in lower case and without spaces.
  package static func seconds(_ word: String) -> Int? {
    if word.contains("h") { return hours(word) }
    if word.hasSuffix("min") { return number(word.dropLast(3)).map { $0 * 60 } }
    if word.hasSuffix("s") { return number(word.dropLast()) }
    let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { number($0) }
    guard (2...3).contains(parts.count), parts.allSatisfy({ $0 != nil }),
      parts.dropFirst().allSatisfy({ ($0 ?? 60) < 60 })
    else { return nil }
    return parts.reduce(0) { $0 * 60 + ($1 ?? 0) }
  }

  /// Parses a duration in hours such as `1h` or `1h5m`, and returns it in seconds; nil for any other text.
  private static func hours(_ word: String) -> Int? {
    let parts = word.split(separator: "h", omittingEmptySubsequences: false)
    guard parts.count == 2, let hours = number(parts[0]) else { return nil }
    if parts[1].isEmpty { return hours * 3_600 }
    let ending = ["min", "m"].first { parts[1].hasSuffix($0) } ?? ""
    return number(parts[1].dropLast(ending.count)).flatMap { $0 < 60 ? hours * 3_600 + $0 * 60 : nil }
  }

  private static func number(_ digits: Substring) -> Int? {
    digits.utf8.count <= 9 ? ASCII.integer(Array(digits.utf8)) : nil
  }
}
