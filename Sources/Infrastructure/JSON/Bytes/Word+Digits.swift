// Numbers, eight digits at a time.
extension Word {
  /// The number of lowest bytes that are ASCII digits, before the first that is not.
  @inline(__always)
  static func digitCount(_ word: UInt64) -> Int {
    let digits = word ^ zeros
    // As in `stops`, the lowest mark is exact.
    let others = ((digits &+ 0x7676_7676_7676_7676) | digits) & 0x8080_8080_8080_8080
    return others.trailingZeroBitCount >> 3
  }

  /// The number that the lowest `count` bytes, ASCII digits, spell. Digits are joined to pairs, fours, then eights.
  /// - Parameter count: 1...8.
  @inline(__always)
  static func decimal(_ word: UInt64, _ count: Int) -> UInt64 {
    // Moves leading zeros into the lowest bytes, which come first.
    var digits = (word ^ zeros) &<< UInt64(64 - 8 * count)
    digits = digits &* 10 &+ digits &>> 8
    let low = (digits & 0x0000_00FF_0000_00FF) &* (100 + 1_000_000 << 32)
    let high = (digits &>> 16 & 0x0000_00FF_0000_00FF) &* (1 + 10_000 << 32)
    return (low &+ high) &>> 32
  }

  /// Writes a number in ASCII digits. There must be room for 20.
  /// - Returns: the number of digits.
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

  /// The eight digits of a number below 100,000,000, with leading zeros, each as its value, the first one lowest. The
  /// number is divided into fours, pairs, then single digits. Products stay within their lanes, and quotients are exact
  /// for what a lane can hold.
  @inline(__always)
  private static func digits(_ value: UInt64) -> UInt64 {
    let fours = value / 10_000 | (value % 10_000) &<< 32
    let hundreds = (fours &* 10_486) &>> 20 & 0x0000_007F_0000_007F
    let pairs = hundreds | (fours &- hundreds &* 100) &<< 16
    let tens = (pairs &* 103) &>> 10 & 0x000F_000F_000F_000F
    return tens | (pairs &- tens &* 10) &<< 8
  }

  /// Eight ASCII zeros.
  private static var zeros: UInt64 { 0x3030_3030_3030_3030 }
}
