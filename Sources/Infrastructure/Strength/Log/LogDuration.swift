/// Parses durations in logs, such as `2h 18m`, `21min`, `45s`, `1:02:03`, or a number of seconds.
enum LogDuration {
  /// The longest accepted duration, in seconds. It has nine digits, and is more than 31 years.
  static let most = 999_999_999

  /// Parses a duration to whole seconds, rounded to the nearest; halves are rounded up. Nil if the text is not a
  /// duration, or the duration is longer than `most`.
  static func seconds(_ text: UnsafeRawBufferPointer) -> Int? {
    let text = text.trimmed
    guard let seconds = LogNumber(text)?.rounded() ?? (text.contains(UInt8(ascii: ":")) ? clock(text) : units(text)),
      seconds <= most
    else { return nil }
    return seconds
  }

  /// Parses a duration such as `1:02:03` or `5:30` to seconds; nil for any other text.
  private static func clock(_ text: UnsafeRawBufferPointer) -> Int? {
    let parts = text.split(separator: UInt8(ascii: ":"), maxSplits: 3, omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count) else { return nil }
    var seconds = 0
    for (place, part) in parts.enumerated() {
      guard place == 0 ? (1...4).contains(part.count) : part.count == 2,
        let number = LogNumber(UnsafeRawBufferPointer(rebasing: part))?.rounded(),
        part.allSatisfy({ (0x30...0x39).contains($0) }), place == 0 || number < 60
      else { return nil }
      seconds = seconds * 60 + number
    }
    return seconds
  }

  /// Parses numbers with units, in the order of hours, minutes and seconds; nil for any other text.
  private static func units(_ text: UnsafeRawBufferPointer) -> Int? {
    var seconds = 0
    var place = 0
    var last = Int.max
    while place < text.count {
      let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
      let digits = text[place...].prefix(while: isDigit)
      let gap = text[digits.endIndex...].prefix { $0 == 0x20 }
      let letters = text[gap.endIndex...].prefix { (0x61...0x7A).contains($0 | 0x20) }
      guard digits.count <= 6, let number = LogNumber(UnsafeRawBufferPointer(rebasing: digits))?.rounded(),
        let unit = unit(letters), unit < last
      else { return nil }
      seconds += number * unit
      last = unit
      place = letters.endIndex
      while place < text.count, text[place] == 0x20 { place += 1 }
    }
    return last == Int.max ? nil : seconds
  }

  private static func unit(_ letters: Slice<UnsafeRawBufferPointer>) -> Int? {
    let letters = UnsafeRawBufferPointer(rebasing: letters)
    return named.first { name, _ in letters.count == name.utf8CodeUnitCount && isNamed(letters, name) }?.seconds
  }

  /// Whether the letters are the name of a unit, regardless of case.
  /// - Parameter name: the unit's name in lower case.
  private static func isNamed(_ letters: UnsafeRawBufferPointer, _ name: StaticString) -> Bool {
    letters.indices.allSatisfy { letters[$0] | 0x20 == name.utf8Start[$0] }
  }

  private static let named: [(name: StaticString, seconds: Int)] = [
    ("h", 3_600), ("m", 60), ("s", 1), ("min", 60), ("sec", 1), ("hr", 3_600), ("hrs", 3_600), ("mins", 60),
    ("secs", 1),
  ]
}
