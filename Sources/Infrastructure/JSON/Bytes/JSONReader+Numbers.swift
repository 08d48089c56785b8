import KernelApplication

extension JSONReader {
  package mutating func int64() throws(JSONError) -> Int64 {
    try integer(Int64.self)
  }

  package mutating func int32() throws(JSONError) -> Int32 {
    try integer(Int32.self)
  }

  package mutating func int() throws(JSONError) -> Int {
    try integer(Int.self)
  }

  /// Reads a whole number. Fails if the type cannot represent it. A number with a fraction or an exponent is accepted
  /// if its value is a whole number of magnitude below 2^53.
  @inline(__always)
  package mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws(JSONError) -> Value {
    _ = peek()
    let first = next
    let isNegative = current == Byte.minus
    if isNegative { next += 1 }
    let digits = next
    if let (count, magnitude) = shortNumber(digits), let value = Value(exactly: isNegative ? -magnitude : magnitude) {
      next += count
      return value
    }
    // A number of eighteen digits cannot overflow.
    let limit = end - digits > 18 ? digits + 18 : end
    var magnitude: Int64 = 0
    while next < limit {
      let digit = Byte.digit(next.pointee)
      guard digit <= 9 else { break }
      magnitude = magnitude &* 10 &+ Int64(digit)
      next += 1
    }
    let after = current
    guard next > digits, digits.pointee != Byte.zero || next == digits + 1, Byte.digit(after) > 9, after != Byte.point,
      !Byte.isExponent(after), let value = Value(exactly: isNegative ? -magnitude : magnitude)
    else { return try unusualInteger(first, type) }
    return value
  }

  /// Parses an unsigned whole number of at most seven digits, and returns the number of its digits and its value. Nil
  /// for any other number, or if the JSON text ends less than eight bytes after the first digit. Does not move the
  /// cursor.
  @inline(__always)
  func shortNumber(_ digits: UnsafePointer<UInt8>) -> (count: Int, magnitude: Int64)? {
    guard end - digits >= 8 else { return nil }
    let word = Word.load(digits)
    let count = Word.digitCount(word)
    guard count > 0, count < 8, UInt8(truncatingIfNeeded: word) != Byte.zero || count == 1 else { return nil }
    let after = UInt8(truncatingIfNeeded: word &>> UInt64(8 * count))
    guard after != Byte.point, !Byte.isExponent(after) else { return nil }
    return (count, Int64(Word.decimal(word, count)))
  }

  /// Reads a whole number that the fast path of `integer` cannot read, because it has nineteen or more digits, a
  /// fraction or an exponent. Fails if there is no number, or if the type cannot represent its value.
  @inline(never)
  mutating func unusualInteger<Value: FixedWidthInteger>(
    _ first: UnsafePointer<UInt8>, _ type: Value.Type
  ) throws(JSONError) -> Value {
    next = first
    let number = try number()
    let value: Value?
    if number.isWhole {
      value = Value(number.text)
    } else {
      guard let double = Double(number.text), double.magnitude < 0x1p53, let whole = Int64(exactly: double) else {
        throw failure(.json(.notWhole(number: number.text)))
      }
      value = Value(exactly: whole)
    }
    guard let value else { throw failure(.json(.notWithin(least: "\(Value.min)", most: "\(Value.max)"))) }
    next = number.end
    return value
  }
}
