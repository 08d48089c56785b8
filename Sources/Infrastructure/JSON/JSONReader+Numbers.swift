extension JSONReader {
  /// A whole number. One written with a fraction or exponent counts when its value is whole and below 2^53.
  @inlinable
  package mutating func int64() throws(JSONError) -> Int64 {
    _ = peek()
    let first = next
    let isNegative = current == Byte.minus
    if isNegative { next += 1 }
    let digits = next
    // Eighteen digits can't overflow.
    let limit = end - digits > 18 ? digits + 18 : end
    var value: Int64 = 0
    while next < limit {
      let digit = Byte.digit(next.pointee)
      guard digit <= 9 else { break }
      value = value &* 10 &+ Int64(digit)
      next += 1
    }
    let after = current
    guard next > digits, digits.pointee != Byte.zero || next == digits + 1, Byte.digit(after) > 9, after != Byte.point,
      !Byte.isExponent(after)
    else { return try unusualInteger(first) }
    return isNegative ? -value : value
  }

  @inlinable
  package mutating func int32() throws(JSONError) -> Int32 {
    try integer(Int32.self)
  }

  @inlinable
  package mutating func int() throws(JSONError) -> Int {
    try integer(Int.self)
  }

  /// A whole number that must fit the type.
  @inlinable
  package mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws(JSONError) -> Value {
    let before = next
    let wide = try int64()
    guard let value = Value(exactly: wide) else { throw outOfRange(before, type) }
    return value
  }

  /// Numbers that `int64` does not read at a glance: nineteen digits and more, fractions, exponents, and what is none.
  @usableFromInline
  @inline(never)
  mutating func unusualInteger(_ first: UnsafePointer<UInt8>) throws(JSONError) -> Int64 {
    next = first
    let number = try number()
    next = number.end
    if number.isWhole {
      if let value = Int64(number.text) { return value }
      next = first
      throw outOfRange(first, Int64.self)
    }
    guard let value = Double(number.text), value.magnitude < 0x1p53, let whole = Int64(exactly: value) else {
      next = first
      throw failure("expected a whole number, found \(number.text)")
    }
    return whole
  }

  @usableFromInline
  @inline(never)
  mutating func outOfRange<Value: FixedWidthInteger>(
    _ first: UnsafePointer<UInt8>, _ type: Value.Type
  ) -> JSONError {
    next = first
    _ = peek()
    return failure("the number is not within \(Value.min)...\(Value.max)")
  }
}
