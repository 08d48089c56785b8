import KernelApplication

extension JSONReader {
  /// Reads a number as the nearest `Double`. A number too close to 0 for a `Double` becomes 0. Fails if the number is
  /// too large.
  @inline(__always)
  package mutating func double() throws(JSONError) -> Double {
    _ = peek()
    if let decimal = Decimal(next, end), let value = decimal.exact {
      next = decimal.end
      return value
    }
    return try unusualDouble()
  }

  @inline(never)
  package mutating func unusualDouble() throws(JSONError) -> Double {
    let number = try number()
    let value = number.exact ?? Double(number.text) ?? .infinity
    guard value.isFinite else { throw failure(.json(.numberTooLarge)) }
    next = number.end
    return value
  }

  /// Reads a number as the nearest `Float`. A number too close to 0 for a `Float` becomes 0. Fails if the number is too
  /// large.
  package mutating func float() throws(JSONError) -> Float {
    let number = try number()
    guard let value = Float(number.text), value.isFinite else { throw failure(.json(.numberTooLarge)) }
    next = number.end
    return value
  }

  /// Skips a number after checking its syntax.
  @inline(__always)
  mutating func skipNumber() throws(JSONError) {
    if let decimal = Decimal(next, end) {
      next = decimal.end
    } else {
      next = try number().end
    }
  }

  /// Parses a number according to the grammar of JSON. The cursor stays at the first byte of the number.
  mutating func number() throws(JSONError) -> Number {
    let isNegative = peek() == Byte.minus
    guard isNegative || Byte.digit(current) <= 9 else { throw expected(.number) }
    var number = Number(start: next, end: isNegative ? next + 1 : next, isNegative: isNegative)
    let first = number.end
    guard try digits(&number) == 1 || first.pointee != Byte.zero else {
      throw bad(first, .leadingZero)
    }
    if byte(number.end) == Byte.point {
      number.end += 1
      number.isWhole = false
      number.scale = -(try digits(&number))
    }
    if Byte.isExponent(byte(number.end)) {
      number.isWhole = false
      try exponent(&number)
    }
    return number
  }

  /// Parses one or more digits and appends them to the number. Returns the number of digits parsed.
  private func digits(_ number: inout Number) throws(JSONError) -> Int {
    let first = number.end
    while number.end < end, Byte.digit(number.end.pointee) <= 9 {
      number.add(Byte.digit(number.end.pointee))
      number.end += 1
    }
    guard number.end > first else { throw bad(first, first < end ? .digitExpected : .expectedAtEnd(what: .digit)) }
    return number.end - first
  }

  private func exponent(_ number: inout Number) throws(JSONError) {
    number.end += 1
    let isNegative = byte(number.end) == Byte.minus
    if isNegative || byte(number.end) == Byte.plus { number.end += 1 }
    var power = Number(start: number.end, end: number.end, isNegative: false)
    _ = try digits(&power)
    number.end = power.end
    // Limits the exponent to 100,000, which cannot overflow and is far greater than any exponent that `exact` accepts.
    let exponent = power.isPrecise ? Int(min(power.significand, 100_000)) : 100_000
    number.scale += isNegative ? -exponent : exponent
  }

  private func byte(_ address: UnsafePointer<UInt8>) -> UInt8 {
    address < end ? address.pointee : 0
  }

  private func bad(_ address: UnsafePointer<UInt8>, _ problem: JSONMessage) -> JSONError {
    JSONError(offset: address - start, problem: .json(problem), kind: .syntax)
  }

  /// A number in its most common form: at most eighteen digits, possibly with a decimal point, and no exponent.
  struct Decimal {
    let end: UnsafePointer<UInt8>
    private let isNegative: Bool
    /// All digits of the number, without the decimal point, as a whole number.
    private var significand: UInt64 = 0
    /// The number of digits after the number's decimal point.
    private let decimals: Int

    /// Parses a number. Nil if the number is not in its most common form, if there is no number, or if fewer than 21
    /// bytes are left.
    /// - Parameter start: the address of the number's first byte.
    @inline(__always)
    init?(_ start: UnsafePointer<UInt8>, _ documentEnd: UnsafePointer<UInt8>) {
      // Besides the digits, there must be room for a sign, a decimal point and the byte after the number.
      guard documentEnd - start > Decimal.mostDigits + 2 else { return nil }
      isNegative = start.pointee == Byte.minus
      let first = isNegative ? start + 1 : start
      var place = first
      Decimal.read(&place, upTo: first + Decimal.mostDigits, &significand)
      guard place > first, first.pointee != Byte.zero || place == first + 1 else { return nil }
      if place.pointee == Byte.point {
        let point = place
        place += 1
        Decimal.read(&place, upTo: first + Decimal.mostDigits + 1, &significand)
        decimals = place - point - 1
        guard decimals > 0 else { return nil }
      } else {
        decimals = 0
      }
      guard Byte.digit(place.pointee) > 9, !Byte.isExponent(place.pointee), place.pointee != Byte.point else {
        return nil
      }
      end = place
    }

    private static let mostDigits = 18

    /// Parses digits up to the address `limit`, and appends them to `number`.
    @inline(__always)
    private static func read(
      _ place: inout UnsafePointer<UInt8>, upTo limit: UnsafePointer<UInt8>, _ number: inout UInt64
    ) {
      while place < limit {
        let digit = Byte.digit(place.pointee)
        guard digit <= 9 else { return }
        number = number &* 10 &+ UInt64(digit)
        place += 1
      }
    }

    /// The nearest `Double` if it can be computed with one exact division, as explained at `Number.exact`; otherwise
    /// nil.
    @inline(__always)
    var exact: Double? {
      guard significand <= 1 << 53 else { return nil }
      let magnitude = Double(significand) / Number.powers[decimals]
      return isNegative ? -magnitude : magnitude
    }
  }

  /// A parsed number in any form that JSON allows.
  struct Number {
    let start: UnsafePointer<UInt8>
    var end: UnsafePointer<UInt8>
    let isNegative: Bool
    /// Whether the number has neither a fraction nor an exponent.
    var isWhole = true
    /// All digits of the number, without the decimal point, as a whole number. Valid only if `isPrecise`.
    private(set) var significand: UInt64 = 0
    /// Whether all digits of the number fit into the 64 bits of `significand`.
    private(set) var isPrecise = true
    /// The exponent of the power of ten by which `significand` must be multiplied to obtain the number's value.
    var scale = 0

    init(start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, isNegative: Bool) {
      self.start = start
      self.end = end
      self.isNegative = isNegative
    }

    mutating func add(_ digit: UInt8) {
      let (tens, overflow) = significand.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.addingReportingOverflow(UInt64(digit))
      if overflow || carry { isPrecise = false }
      significand = sum
    }

    var text: String {
      String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    }

    /// The nearest `Double`, provided that a single multiplication or division of two exact doubles yields it. The
    /// result of such an operation is rounded correctly (W. D. Clinger, How to read floating point numbers accurately,
    /// 1990). Nil in all other cases.
    var exact: Double? {
      guard isPrecise, significand <= 1 << 53, abs(scale) < Number.powers.count else { return nil }
      let power = Number.powers[abs(scale)]
      let magnitude = scale < 0 ? Double(significand) / power : Double(significand) * power
      return isNegative ? -magnitude : magnitude
    }

    /// The powers of ten that a `Double` represents exactly. The index of each power is its exponent.
    static let powers: [Double] = [
      1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
      1e20, 1e21, 1e22,
    ]
  }
}
