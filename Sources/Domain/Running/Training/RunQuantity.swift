import KernelDomain

/// Parses distances such as `10km` and times such as `41:30`, as runners write them.
package enum RunQuantity {
  /// The reason why a quantity is refused: no run can have this distance or time.
  package enum Refusal: Error, Hashable, Sendable {
    case length
    case time
  }

  // MARK: Lengths

  /// The units of distance, each with its length in millimetres.
  static let units: [String: Int64] = [
    "km": 1_000_000, "m": 1_000, "mi": 1_609_344, "mile": 1_609_344, "miles": 1_609_344,
  ]
  private static let races: [String: EffortDistance] = [
    "half": .half, "půlmaraton": .half, "pulmaraton": .half, "marathon": .marathon, "maraton": .marathon,
  ]

  /// Parses a distance such as `10km` or `half`, and returns it in millimetres. Nil if the word is not a distance.
  package static func length(_ word: String) throws(Refusal) -> Int64? {
    if let race = races[word] { return race.length }
    let digits = word.prefix { $0.isNumber || $0 == "." || $0 == "," }
    guard let unit = units[word.dropFirst(digits.count).filter { $0 != " " }], let number = number(String(digits))
    else {
      return nil
    }
    let product = Int128(number.value) * Int128(unit)
    let length = Int64(exactly: (product + Int128(number.parts / 2)) / Int128(number.parts))
    guard let length, StatedLength.possible.contains(length) else { throw .length }
    return length
  }

  /// Parses a decimal number as the fraction `value / parts`. For example, `2.5` gives 25 as the value and 10 as the
  /// parts. Nil for any other text.
  package static func number(_ word: String) -> (value: Int64, parts: Int64)? {
    let halves = word.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard let first = halves.first, halves.count <= 2, let whole = whole(first) else { return nil }
    guard halves.count == 2 else { return (whole, 1) }
    guard halves[1].utf8.count <= 6, let rest = self.whole(halves[1]) else { return nil }
    let parts = (0..<halves[1].utf8.count).reduce(Int64(1)) { parts, _ in parts * 10 }
    return (whole * parts + rest, parts)
  }

  /// Parses a whole number of at most nine digits; nil for any other text.
  package static func whole(_ text: some StringProtocol) -> Int64? {
    (1...9).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int64(text) : nil
  }

  // MARK: Times

  private static let timeUnits: Set<String> = ["h", "min", "s"]

  /// Joins each number to the unit that follows it: `10`, `km` becomes `10km`.
  package static func joined(_ words: [String]) -> [String] {
    words.reduce(into: []) { all, word in
      if let last = all.last, number(last) != nil, units[word] != nil || timeUnits.contains(word) {
        all[all.count - 1] = last + word
      } else {
        all.append(word)
      }
    }
  }

  /// Parses a time such as `41:30`, `1:02:03`, `45min`, `1h05` or `90s`, and returns it in milliseconds. Nil if the
  /// word is not a time.
  package static func duration(_ word: String) throws(Refusal) -> Int64? {
    guard let written = WrittenDuration(word) else { return nil }
    guard case .seconds(let seconds) = written, seconds > 0, Int64(seconds) * 1_000 <= RecordedRun.longest else {
      throw .time
    }
    return Int64(seconds) * 1_000
  }
}
