/// Parses the parts of a POSIX time zone rule, such as `CET-1CEST,M3.5.0,M10.5.0/3`, one after the other.
struct PosixReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ rule: String) { bytes = Array(rule.utf8) }

  var isAtEnd: Bool { index == bytes.count }
  var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

  mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  /// Skips a time zone's abbreviation, such as `CEST` or `<-03>`. Returns false if no valid abbreviation comes next.
  mutating func skipName() -> Bool {
    let start = index
    if skip("<") {
      while !isAtEnd, current != UInt8(ascii: ">") { index += 1 }
      return skip(">")
    }
    while (0x41...0x5A).contains(current & ~0x20) { index += 1 }
    return index - start >= 3
  }

  /// Parses a number of up to four digits; nil if no digit comes next.
  mutating func number() -> Int? {
    let start = index
    var value = 0
    while (0x30...0x39).contains(current), index - start < 4 {
      value = value * 10 + Int(current - 0x30)
      index += 1
    }
    return index == start ? nil : value
  }

  /// Parses a time of the form `[+-]h[h[h]][:mm[:ss]]` and returns it in seconds; nil if no such time comes next, or if
  /// it is a week or longer.
  mutating func time() -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard let hours = number(), hours <= 167 else { return nil }
    var seconds = hours * 3_600
    for unit in [60, 1] where skip(":") {
      guard let value = number(), value < 60 else { return nil }
      seconds += value * unit
    }
    return isNegative ? -seconds : seconds
  }
}
