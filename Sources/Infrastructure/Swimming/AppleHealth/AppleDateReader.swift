import KernelDomain

/// An instant as an export writes it, and the clock it is written by.
struct AppleDate: Hashable {
  let instant: Timestamp
  /// Seconds east of UTC.
  let utcOffset: Int
}

/// Reads dates such as `2023-06-05 08:16:03 +0900`. One after the other mostly fall on the same day: its place in the
/// calendar is kept.
struct AppleDateReader {
  private var day = (year: 1970, month: 1, day: 1)
  private var daysSinceEpoch = 0

  /// Nil for anything else.
  mutating func read(_ text: UnsafeRawBufferPointer) -> AppleDate? {
    guard text.count == 25, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"), text[10] == UInt8(ascii: " "),
      text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":"), text[19] == UInt8(ascii: " "),
      let century = text.pair(0), let year = text.pair(2), let month = text.pair(5), let day = text.pair(8),
      let hour = text.pair(11), hour < 24, let minute = text.pair(14), minute < 60,
      let second = text.pair(17), second < 60, let offset = utcOffset(text),
      let days = days(century * 100 + year, month, day)
    else { return nil }
    let seconds = days * 86_400 + hour * 3_600 + minute * 60 + second - offset
    return AppleDate(instant: Timestamp(seconds: Int64(seconds)), utcOffset: offset)
  }

  /// No clock is set further than fourteen hours from UTC.
  static let farthestOffset = 14 * 3_600

  private func utcOffset(_ text: UnsafeRawBufferPointer) -> Int? {
    guard let hours = text.pair(21), let minutes = text.pair(23), minutes < 60 else { return nil }
    let offset = hours * 3_600 + minutes * 60
    guard offset <= AppleDateReader.farthestOffset else { return nil }
    switch text[20] {
    case UInt8(ascii: "+"): return offset
    case UInt8(ascii: "-"): return -offset
    default: return nil
    }
  }

  private mutating func days(_ year: Int, _ month: Int, _ number: Int) -> Int? {
    if (year, month, number) != day {
      guard let civil = CivilDay(year: year, month: month, day: number) else { return nil }
      day = (year, month, number)
      daysSinceEpoch = civil.daysSinceEpoch
    }
    return daysSinceEpoch
  }
}

extension UnsafeRawBufferPointer {
  /// The number that two digits spell.
  fileprivate func pair(_ index: Int) -> Int? {
    let tens = self[index] &- 0x30
    let ones = self[index + 1] &- 0x30
    return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
  }
}
