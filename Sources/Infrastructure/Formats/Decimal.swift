/// A decimal number as text gives it, exactly: `0.31309268333333334`, `-12`, `5e-05`.
package struct Decimal: Hashable, Sendable {
  /// The number is `digits` × 10 ^ -`scale`, and negative if `isNegative`.
  private let digits: UInt128
  private let scale: Int
  private let isNegative: Bool

  /// More digits than a double prints; what comes after is cut off.
  private static let mostDigits = 27
  /// So many digits behind the point leave nothing that any rounding here would see.
  private static let largestScale = 35

  /// 10^18.
  private static let limit: UInt128 = 1_000_000_000_000_000_000

  /// Nil unless all of the text, white space around it aside, is one number below 10^18.
  package init?(_ text: UnsafeRawBufferPointer) {
    if let whole = Decimal.wholeNumber(text) {
      self = whole
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

  /// The usual case, quickly: up to nine digits and nothing else.
  private static func wholeNumber(_ text: UnsafeRawBufferPointer) -> Decimal? {
    guard (1...9).contains(text.count) else { return nil }
    var value: UInt64 = 0
    for byte in text {
      guard (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + UInt64(byte - 0x30)
    }
    return Decimal(digits: UInt128(value), scale: 0, isNegative: false)
  }

  /// The number × `numerator` ÷ `denominator`, rounded to the nearest whole number, halves away from zero; nil
  /// beyond ±10^15.
  package func rounded(times numerator: Int = 1, over denominator: Int = 1) -> Int64? {
    precondition((1...100_000_000).contains(numerator) && (1...100).contains(denominator))
    let (product, overflow) = digits.multipliedReportingOverflow(by: UInt128(numerator))
    if scale == 0, denominator == 1, product <= 1_000_000_000_000_000, !overflow {
      return isNegative ? -Int64(product) : Int64(product)
    }
    let divisor = UInt128.powerOfTen(scale) * UInt128(denominator)
    guard !overflow else { return nil }
    let (quotient, remainder) = product.divided(by: divisor)
    let magnitude = quotient + (remainder >= divisor - remainder ? 1 : 0)
    guard magnitude <= 1_000_000_000_000_000 else { return nil }
    return isNegative ? -Int64(magnitude) : Int64(magnitude)
  }
}

extension UInt128 {
  @inline(__always)
  fileprivate static func powerOfTen(_ exponent: Int) -> UInt128 {
    if exponent < 20 { return UInt128((0..<exponent).reduce(1 as UInt64) { power, _ in power &* 10 }) }
    return (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// By way of half the bits where they suffice: several times as fast.
  @inline(__always)
  fileprivate func divided(by divisor: UInt128) -> (quotient: UInt128, remainder: UInt128) {
    guard let few = UInt64(exactly: self), let fewer = UInt64(exactly: divisor) else {
      return quotientAndRemainder(dividingBy: divisor)
    }
    return (UInt128(few / fewer), UInt128(few % fewer))
  }
}

/// Reads the parts of a number one after the other.
private struct DecimalReader {
  private let text: UnsafeRawBufferPointer
  private var index = 0

  init(_ text: UnsafeRawBufferPointer) {
    self.text = text
  }

  var isAtEnd: Bool { index == text.count }
  private var current: UInt8 { index < text.count ? text[index] : 0 }

  mutating func skipSpaces() {
    while current.isXMLSpace { index += 1 }
  }

  /// - Returns: whether it is a minus.
  mutating func skipSign() -> Bool {
    let isMinus = current == UInt8(ascii: "-")
    if isMinus || current == UInt8(ascii: "+") { index += 1 }
    return isMinus
  }

  /// The digits without their point, and how many stood behind it.
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

  /// 0 where there is none.
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
