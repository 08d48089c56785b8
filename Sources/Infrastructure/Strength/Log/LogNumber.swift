/// A number in a log: one to nine digits, optionally followed by a point or a comma and up to twenty decimals. If
/// points and commas both occur, the last one is the decimal mark and the others are ignored, as in `1.020,25` and
/// `1,020.25`.
struct LogNumber {
  /// All digits of the number, without the decimal mark. The number's value is `digits` ÷ 10^`decimals`.
  private let digits: UInt128
  private let decimals: Int

  /// Parses a number with at most six digits before a point and at most three decimals after it. Returns it in
  /// thousandths; -1 for any other text.
  @inline(__always)
  static func usualThousandths(_ text: UnsafeRawBufferPointer) -> Int {
    var (number, place) = (0, 0)
    while place < text.count, case let digit = text[place] &- 0x30, digit < 10 {
      number = number &* 10 &+ Int(digit)
      place &+= 1
    }
    guard (1...6).contains(place) else { return -1 }
    if place == text.count { return number &* 1_000 }
    let decimals = text.count &- place &- 1
    guard text[place] == UInt8(ascii: "."), (1...3).contains(decimals) else { return -1 }
    while place &+ 1 < text.count {
      place &+= 1
      let digit = text[place] &- 0x30
      guard digit < 10 else { return -1 }
      number = number &* 10 &+ Int(digit)
    }
    return decimals == 3 ? number : decimals == 2 ? number &* 10 : number &* 100
  }

  /// Parses a number in a log; nil for any other text, including numbers with a sign or white space.
  @inline(__always)
  init?(_ text: UnsafeRawBufferPointer) {
    var digits: UInt64 = 0
    var (place, mark) = (0, -1)
    for byte in text {
      if (0x30...0x39).contains(byte) {
        digits = digits &* 10 &+ UInt64(byte &- 0x30)
      } else if byte == UInt8(ascii: "."), mark < 0 {
        mark = place
      } else {
        mark = Int.max
      }
      place &+= 1
    }
    let whole = mark < 0 ? text.count : mark
    let decimals = mark < 0 ? 0 : text.count &- mark &- 1
    // The fast path: at most 18 digits, and at most one point.
    guard (1...9).contains(whole), mark < 0 || (1...9).contains(decimals) else {
      self.init(marked: text)
      return
    }
    self.init(digits: UInt128(digits), decimals: decimals)
  }

  private init(digits: UInt128, decimals: Int) {
    self.digits = digits
    self.decimals = decimals
  }

  @inline(never)
  private init?(marked text: UnsafeRawBufferPointer) {
    let text = text.trimmed
    let isMark = { (byte: UInt8) in byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") }
    let decimalMark = text.lastIndex(where: isMark)
    var digits: UInt128 = 0
    var wholeDigits = 0
    var decimals = 0
    for (place, byte) in text.enumerated() {
      if let decimalMark, place == decimalMark { continue }
      if isMark(byte) {
        // A mark before the decimal mark must be the other of the two, and must follow a digit.
        guard let decimalMark, byte != text[decimalMark], wholeDigits > 0 else { return nil }
        continue
      }
      guard (0x30...0x39).contains(byte) else { return nil }
      digits = digits * 10 + UInt128(byte - 0x30)
      if let decimalMark, place > decimalMark { decimals += 1 } else { wholeDigits += 1 }
      guard wholeDigits <= 9, decimals <= 20 else { return nil }
    }
    guard wholeDigits > 0, decimalMark == nil || decimals > 0 else { return nil }
    self.init(digits: digits, decimals: decimals)
  }

  /// Returns the number × `numerator` ÷ `denominator`, rounded to the nearest whole number; halves are rounded up.
  /// - Parameters:
  ///   - numerator: at most 100,000,000.
  ///   - denominator: at most 100.
  @inline(__always)
  func rounded(times numerator: Int = 1, over denominator: Int = 1) -> Int {
    // The fast path: the product fits into 64 bits.
    guard digits <= 0x7FFF_FFFF, decimals <= 9 else { return exactly(times: numerator, over: denominator) }
    let product = Int(truncatingIfNeeded: digits) &* numerator
    if decimals == 0, denominator == 1 { return product }
    let divisor = LogNumber.smallPowers[decimals] &* denominator
    return (product &+ divisor / 2) / divisor
  }

  @inline(never)
  private func exactly(times numerator: Int, over denominator: Int) -> Int {
    let product = digits * UInt128(numerator)
    let divisor = LogNumber.powers[decimals] * UInt128(denominator)
    if let product = Int(exactly: product), let divisor = Int(exactly: divisor), product < Int.max / 2 {
      return (product + divisor / 2) / divisor
    }
    return Int((product + divisor / 2) / divisor)
  }

  var isZero: Bool { digits == 0 }

  /// Returns the number × `factor`; nil if the result is not a whole number.
  func whole(times factor: Int) -> Int? {
    let (quotient, remainder) = (digits * UInt128(factor)).quotientAndRemainder(dividingBy: LogNumber.powers[decimals])
    return remainder == 0 ? Int(quotient) : nil
  }

  private static let smallPowers: InlineArray<10, Int> = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]
  private static let powers = (0...20).map { (0..<$0).reduce(1 as UInt128) { power, _ in power * 10 } }
}

extension UnsafeRawBufferPointer {
  /// The bytes without leading and trailing spaces and tabs.
  var trimmed: UnsafeRawBufferPointer {
    var (start, end) = (0, count)
    while start < end, self[start] == 0x20 || self[start] == 0x09 { start += 1 }
    while end > start, self[end - 1] == 0x20 || self[end - 1] == 0x09 { end -= 1 }
    return UnsafeRawBufferPointer(rebasing: self[start..<end])
  }

  /// Whether the bytes are a negative number.
  var isNegative: Bool { withoutMinus != nil }

  /// The number behind the sign of a negative number, which begins with a hyphen or a minus sign; nil if the bytes are
  /// anything else.
  var withoutMinus: UnsafeRawBufferPointer? {
    let text = trimmed
    // The minus sign U+2212 is E2 88 92 in UTF-8.
    let isMinus = text.count > 3 && text[0] == 0xE2 && text[1] == 0x88 && text[2] == 0x92
    guard isMinus || text.count > 1 && text[0] == UInt8(ascii: "-") else { return nil }
    let digits = UnsafeRawBufferPointer(rebasing: text[(isMinus ? 3 : 1)...])
    return LogNumber(digits) == nil ? nil : digits
  }
}
