// Parsing and formatting numbers, eight digits at a time.
extension Word {
  /// Returns the number of ASCII digits at the start of the word, which is its lowest byte.
  @inline(__always)
  static func digitCount(_ word: UInt64) -> Int {
    let digits = word ^ zeros
    // As in `stops`, only the lowest mark is reliable, and no other is used.
    let others = ((digits &+ 0x7676_7676_7676_7676) | digits) & 0x8080_8080_8080_8080
    return others.trailingZeroBitCount >> 3
  }

  /// Parses a number whose ASCII digits are the lowest `count` bytes of the word. Combines the digits into pairs, the
  /// pairs into groups of four, and the two groups into the number.
  /// - Parameter count: the number of digits, from 1 to 8.
  @inline(__always)
  static func decimal(_ word: UInt64, _ count: Int) -> UInt64 {
    // Shifts zeros into the lowest bytes, where they are the number's leading zeros.
    var digits = (word ^ zeros) &<< UInt64(64 - 8 * count)
    digits = digits &* 10 &+ digits &>> 8
    let low = (digits & 0x0000_00FF_0000_00FF) &* (100 + 1_000_000 << 32)
    let high = (digits &>> 16 & 0x0000_00FF_0000_00FF) &* (1 + 10_000 << 32)
    return (low &+ high) &>> 32
  }

  /// Writes a number as ASCII digits. There must be room for 20 bytes.
  /// - Returns: the number of digits written.
  @inline(__always)
  static func write(_ value: UInt64, _ place: UnsafeMutablePointer<UInt8>) -> Int {
    guard value < 100_000_000 else { return writeLong(value, place) }
    let digits = digits(value)
    let inFront = min(first(digits), 7)
    store((digits | zeros) &>> UInt64(8 * inFront), place)
    return 8 - inFront
  }

  @inline(never)
  private static func writeLong(_ value: UInt64, _ place: UnsafeMutablePointer<UInt8>) -> Int {
    let count = write(value / 100_000_000, place)
    store(digits(value % 100_000_000) | zeros, place + count)
    return count + 8
  }

  /// Returns the eight digits of a number below 100,000,000, including leading zeros. Each byte is the value of one
  /// digit; the lowest byte is the first digit. The number is split into groups of four digits, the groups into pairs,
  /// and the pairs into digits. Each step splits all parts at once within the word: no product overflows its part, and
  /// each quotient is exact.
  @inline(__always)
  private static func digits(_ value: UInt64) -> UInt64 {
    let fours = value / 10_000 | (value % 10_000) &<< 32
    let hundreds = (fours &* 10_486) &>> 20 & 0x0000_007F_0000_007F
    let pairs = hundreds | (fours &- hundreds &* 100) &<< 16
    let tens = (pairs &* 103) &>> 10 & 0x000F_000F_000F_000F
    return tens | (pairs &- tens &* 10) &<< 8
  }

  /// Eight ASCII digits `0` as a word.
  private static var zeros: UInt64 { 0x3030_3030_3030_3030 }
}
