import KernelDomain

/// Parses times of day in the forms in which people write them, and in which the book shows them.
package enum ClockWords {
  /// Returns a time such as `5:41`, `5:41 PM` or `5pm` with 24 hours: `17:41`. Nil for any other word.
  package static func time(_ word: String) -> String? {
    let word = word.lowercased().filter { !$0.isWhitespace }
    let half = ["am", "pm"].first { word.hasSuffix($0) }
    let parts = word.dropLast(half?.count ?? 0).split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.count <= 2 ? ASCII.integer(Array($0.utf8)) : nil }
    guard numbers.count == parts.count,
      numbers.count == 2 && parts[1].utf8.count == 2 || numbers.count == 1 && half != nil,
      (half == nil ? 0...23 : 1...12).contains(numbers[0])
    else { return nil }
    let minute = numbers.count == 2 ? numbers[1] : 0
    guard minute < 60 else { return nil }
    let hour = half == nil ? numbers[0] : numbers[0] % 12 + (half == "pm" ? 12 : 0)
    return "\(ASCII.decimal(hour, digits: 2)):\(ASCII.decimal(minute, digits: 2))"
  }
}
