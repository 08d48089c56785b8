import Formats
package import KernelDomain

/// A date in an Apple Health export: the instant, and the UTC offset that the export states for it.
package struct AppleDate: Hashable {
  package let instant: Timestamp
  /// The UTC offset, in seconds east of UTC.
  package let utcOffset: Int

  package init(instant: Timestamp, utcOffset: Int) {
    self.instant = instant
    self.utcOffset = utcOffset
  }
}

/// Parses dates such as `2023-06-05 08:16:03 +0900`. It caches the day and the offset that were parsed last, because
/// consecutive dates usually share both.
package struct AppleDateReader {
  /// The text of the most recently parsed day, such as `2023-06-05 `: the first eight of its eleven bytes, and the last
  /// eight.
  private var day: (UInt64, UInt64) = (0, 0)
  /// The start of the most recently parsed day in UTC, in seconds since 1970.
  private var midnight = 0
  /// The text of the UTC offset that was most recently parsed, such as ` +0900`.
  private var clock: UInt64 = 0
  private var utcOffset = 0

  package init() {}

  /// Parses a date. Nil if the text is not a date, or if its year is outside the range that can be recorded.
  package mutating func read(_ text: UnsafeRawBufferPointer) -> AppleDate? {
    guard text.count == 25, let start = text.baseAddress, let time = AppleDateReader.time(start.word(11)),
      (start.word(0), start.word(3)) == day || readDay(text), start.word(17) >> 16 == clock || readClock(text)
    else { return nil }
    return AppleDate(instant: Timestamp(seconds: Int64(midnight + time - utcOffset)), utcOffset: utcOffset)
  }

  /// The greatest UTC offset accepted, in seconds. No clock differs from UTC by more than fourteen hours.
  package static let farthestOffset = 14 * 3_600

  /// Parses the eight bytes of a time such as `08:16:03` to seconds since midnight; nil if they are not a time of day.
  @inline(__always)
  private static func time(_ word: UInt64) -> Int? {
    // Checks all eight bytes at once; the first is the lowest. The exclusive or leaves a digit's value and turns a
    // colon into 0. A digit's value is still below 16 when six is added.
    let values = word ^ 0x3030_3A30_303A_3030
    guard (values | (values &+ 0x0606_0006_0600_0606)) & 0xF0F0_FFF0_F0FF_F0F0 == 0 else { return nil }
    func pair(_ shift: UInt64) -> Int { Int(values >> shift & 0xF) * 10 + Int(values >> (shift + 8) & 0xF) }
    let (hour, minute, second) = (pair(0), pair(24), pair(48))
    return hour < 24 && minute < 60 && second < 60 ? hour * 3_600 + minute * 60 + second : nil
  }

  private mutating func readDay(_ text: UnsafeRawBufferPointer) -> Bool {
    guard text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"), text[10] == UInt8(ascii: " "),
      let century = text.pair(0), let year = text.pair(2), let month = text.pair(5), let number = text.pair(8),
      let civil = CivilDay(year: century * 100 + year, month: month, day: number),
      CivilDay.recordableYears.contains(civil.year), let start = text.baseAddress
    else { return false }
    midnight = civil.daysSinceEpoch * 86_400
    day = (start.word(0), start.word(3))
    return true
  }

  private mutating func readClock(_ text: UnsafeRawBufferPointer) -> Bool {
    guard text[19] == UInt8(ascii: " "), text[20] == UInt8(ascii: "+") || text[20] == UInt8(ascii: "-"),
      let hours = text.pair(21), let minutes = text.pair(23), minutes < 60, let start = text.baseAddress
    else { return false }
    let offset = hours * 3_600 + minutes * 60
    guard offset <= AppleDateReader.farthestOffset else { return false }
    utcOffset = text[20] == UInt8(ascii: "-") ? -offset : offset
    clock = start.word(17) >> 16
    return true
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the number that the two digits at `index` and `index + 1` represent; nil if either is not a digit.
  fileprivate func pair(_ index: Int) -> Int? {
    let tens = self[index] &- 0x30
    let ones = self[index + 1] &- 0x30
    return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
  }
}
