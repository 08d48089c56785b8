/// A decimal number with exactly the value that its text represents, such as `0.31309268333333334`, `-12` or `5e-05`.
package struct Decimal: Hashable, Sendable {
  /// All stored digits of the number, without the decimal point. The number's value is `digits` × 10^-`scale`, or the
  /// negative of that if `isNegative`.
  private let digits: UInt128
  private let scale: Int
  private let isNegative: Bool

  /// The maximum number of digits that are stored, which is more than a printed `Double` has. Further digits are
  /// dropped.
  private static let mostDigits = 27
  /// The maximum number of digits that are stored after the decimal point. Further digits could not change any rounded
  /// result.
  private static let largestScale = 35

  /// The limit for the magnitude of numbers. Numbers of 10^18 or more are rejected.
  private static let limit: UInt128 = 1_000_000_000_000_000_000

  /// Parses a number. Nil unless the text is exactly one number whose magnitude is below 10^18, optionally with white
  /// space around it.
  package init?(_ text: UnsafeRawBufferPointer) {
    if let (digits, scale, isNegative) = Decimal.usual(text) {
      self = Decimal(digits: UInt128(digits), scale: scale, isNegative: isNegative)
      return
    }
    var reader = DecimalReader(text)
    reader.skipSpaces()
    let isNegative = reader.skipSign()
    guard let (digits, fraction) = reader.mantissa(most: Decimal.mostDigits), let exponent = reader.exponent() else {
      return nil
    }
    reader.skipSpaces()
    let scale = digits == 0 ? 0 : fraction - exponent
    guard reader.isAtEnd, scale >= -18 else { return nil }
    let (whole, overflow) = digits.multipliedReportingOverflow(by: .powerOfTen(max(0, -scale)))
    self.scale = min(max(0, scale), Decimal.largestScale)
    guard !overflow, whole < Decimal.limit || whole / .powerOfTen(self.scale) < Decimal.limit else { return nil }
    self.digits = scale > Decimal.largestScale ? 0 : whole
    self.isNegative = isNegative
  }

  private init(digits: UInt128, scale: Int, isNegative: Bool) {
    self.digits = digits
    self.scale = scale
    self.isNegative = isNegative
  }

  /// Parses a number in its most common form: up to 18 digits, optionally with a minus sign and a decimal point. Nil
  /// for any other form. `scale` is the number of digits after the point.
  @inline(__always)
  private static func usual(_ text: UnsafeRawBufferPointer) -> (digits: UInt64, scale: Int, isNegative: Bool)? {
    guard let start = text.baseAddress, text.count > 0, text.count <= 20 else { return nil }
    let isNegative = text[0] == UInt8(ascii: "-")
    let first = isNegative ? 1 : 0
    var digits: UInt64 = 0
    let whole = start.digits(from: first, to: text.count, into: &digits)
    guard whole < text.count else {
      return whole > first && whole &- first <= 18 ? (digits, 0, isNegative) : nil
    }
    guard text[whole] == UInt8(ascii: ".") else { return nil }
    let end = start.digits(from: whole &+ 1, to: text.count, into: &digits)
    let count = end &- first &- 1
    guard end == text.count, count > 0, count <= 18 else { return nil }
    return (digits, digits == 0 ? 0 : end &- whole &- 1, isNegative)
  }

  /// Returns the number × `numerator` ÷ `denominator`, rounded to the nearest whole number; halves are rounded away
  /// from zero. Nil if the magnitude of the result is greater than 10^15.
  package func rounded(times numerator: Int = 1, over denominator: Int = 1) -> Int64? {
    precondition((1...100_000_000).contains(numerator) && (1...100).contains(denominator))
    // 64-bit arithmetic is mostly sufficient, and several times faster than 128-bit arithmetic.
    if scale < 18, let few = UInt64(exactly: digits),
      let magnitude = few.rounded(times: UInt64(numerator), over: .powerOfTen(scale) &* UInt64(denominator))
    {
      return Decimal.signed(magnitude, isNegative)
    }
    let divisor = UInt128.powerOfTen(scale) &* UInt128(denominator)
    guard let magnitude = digits.rounded(times: UInt128(numerator), over: divisor) else { return nil }
    return UInt64(exactly: magnitude).flatMap { Decimal.signed($0, isNegative) }
  }

  /// Parses a number and returns it × `numerator`, rounded to the nearest whole number; halves are rounded away from
  /// zero. Nil if the text is not a number of magnitude below 10^18, or if the magnitude of the result is greater than
  /// 10^15.
  package static func rounded(_ text: UnsafeRawBufferPointer, times numerator: Int = 1) -> Int64? {
    precondition((1...100_000_000).contains(numerator))
    if let (digits, scale, isNegative) = usual(text),
      let magnitude = digits.rounded(times: UInt64(numerator), over: .powerOfTen(scale))
    {
      return signed(magnitude, isNegative)
    }
    return Decimal(text)?.rounded(times: numerator)
  }

  @inline(__always)
  private static func signed(_ magnitude: UInt64, _ isNegative: Bool) -> Int64? {
    guard magnitude <= 1_000_000_000_000_000 else { return nil }
    return isNegative ? -Int64(magnitude) : Int64(magnitude)
  }
}

extension UnsafeRawPointer {
  /// Appends the digits from the index `start` on to `number`, up to the first byte that is not a digit or, at the
  /// latest, up to `end`. If there are too many digits for the type of `number`, the first digits are lost.
  /// - Returns: the index after the last digit.
  @inline(__always)
  fileprivate func digits(from start: Int, to end: Int, into number: inout UInt64) -> Int {
    var index = start
    while index < end {
      let digit = load(fromByteOffset: index, as: UInt8.self) &- 0x30
      guard digit < 10 else { break }
      number = number &* 10 &+ UInt64(digit)
      index &+= 1
    }
    return index
  }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// Returns 10 to the power of `exponent`.
  /// - Precondition: the type can represent the result.
  @inline(__always)
  fileprivate static func powerOfTen(_ exponent: Int) -> Self {
    var power: Self = 1
    for _ in 0..<exponent { power &*= 10 }
    return power
  }

  /// Returns `self` × `numerator` ÷ `divisor`, rounded to the nearest; nil if the type cannot represent the product.
  @inline(__always)
  fileprivate func rounded(times numerator: Self, over divisor: Self) -> Self? {
    // `numerator` and `divisor` are usually equal: the text has as many decimal digits as the result stores.
    if numerator == divisor { return self }
    let (product, overflow) = multipliedReportingOverflow(by: numerator)
    guard !overflow else { return nil }
    let (quotient, remainder) = product.quotientAndRemainder(dividingBy: divisor)
    return quotient &+ (remainder >= divisor &- remainder ? 1 : 0)
  }
}

/// Parses the parts of a number, in the order in which they are written.
private struct DecimalReader {
  private let text: UnsafeRawBufferPointer
  private var index = 0

  init(_ text: UnsafeRawBufferPointer) { self.text = text }

  var isAtEnd: Bool { index == text.count }
  private var current: UInt8 { index < text.count ? text[index] : 0 }

  mutating func skipSpaces() {
    while current.isXMLSpace { index += 1 }
  }

  /// Skips a plus or minus sign, if there is one.
  /// - Returns: true if the sign is a minus.
  mutating func skipSign() -> Bool {
    let isMinus = current == UInt8(ascii: "-")
    if isMinus || current == UInt8(ascii: "+") { index += 1 }
    return isMinus
  }

  /// Parses digits, optionally with a decimal point. Returns them as a whole number, together with the number of digits
  /// after the point. Nil if there are no digits, or if there are more than `most` digits before the point. Digits
  /// after the point beyond the first `most` digits are dropped.
  mutating func mantissa(most: Int) -> (digits: UInt128, fraction: Int)? {
    var digits: UInt128 = 0
    var kept = 0
    var fraction = 0
    var isAfterPoint = false
    var hasDigit = false
    while true {
      let byte = current
      if byte == UInt8(ascii: "."), !isAfterPoint {
        isAfterPoint = true
      } else if (0x30...0x39).contains(byte) {
        hasDigit = true
        if kept < most {
          digits = digits &* 10 &+ UInt128(byte - 0x30)
          kept += digits == 0 ? 0 : 1
          fraction += isAfterPoint ? 1 : 0
        } else if !isAfterPoint {
          return nil
        }
      } else {
        return hasDigit ? (digits, fraction) : nil
      }
      index += 1
    }
  }

  /// Parses an exponent such as `e-05`. Returns 0 if there is no exponent, and nil if no digits follow the `e`.
  mutating func exponent() -> Int? {
    guard current == UInt8(ascii: "e") || current == UInt8(ascii: "E") else { return 0 }
    index += 1
    let isNegative = skipSign()
    let start = index
    var value = 0
    while (0x30...0x39).contains(current), index - start < 4 {
      value = value * 10 + Int(current - 0x30)
      index += 1
    }
    return index == start ? nil : isNegative ? -value : value
  }
}
