package import KernelDomain

/// A time in an XML text in the format `xsd:dateTime`, such as `2012-04-13T11:51:59Z`. Some deviations are accepted: a
/// space between date and time, and UTC offsets such as `z`, `+02` and `+0200`.
package struct XMLDateTime: Hashable {
  package let instant: Timestamp
  /// The UTC offset of the time, in seconds east of UTC; 0 if the text has no time zone.
  package let utcOffset: Int
  /// Whether the text states the UTC offset of local time. True for `+02:00`; false for `Z`, or without a time zone.
  package let tellsClock: Bool
  /// Whether the text has no time zone. If so, the time is treated as UTC.
  package let hasNoZone: Bool

  /// Parses a time in an XML text. Rounds fractions of a second to the nearest millisecond. Nil if the text does not
  /// have the format `xsd:dateTime` or an accepted deviation, or if the year is outside the range that can be recorded.
  package init?(_ text: UnsafeRawBufferPointer) {
    guard text.count >= 19, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
      text[10] == UInt8(ascii: "T") || text[10] == UInt8(ascii: " "), text[13] == UInt8(ascii: ":"),
      text[16] == UInt8(ascii: ":"),
      let year = text.number(0..<4), let month = text.number(5..<7), let dayOfMonth = text.number(8..<10),
      CivilDay.recordableYears.contains(year),
      let day = CivilDay(year: year, month: month, day: dayOfMonth),
      let hour = text.number(11..<13), hour < 24, let minute = text.number(14..<16), minute < 60,
      let second = text.number(17..<19), second < 60
    else { return nil }
    var index = 19
    guard let milliseconds = XMLDateTime.fraction(text, &index), let offset = XMLDateTime.offset(text, index) else {
      return nil
    }
    let clock = CivilDateTime(day: day, time: CivilTime(hour: hour, minute: minute, second: second))
    self.instant = clock.timestamp(offset: offset) + Int64(milliseconds)
    self.utcOffset = offset
    self.tellsClock = text.count - index > 1
    self.hasNoZone = text.count == index
  }

  private static func fraction(_ text: UnsafeRawBufferPointer, _ index: inout Int) -> Int? {
    guard index < text.count, text[index] == UInt8(ascii: ".") || text[index] == UInt8(ascii: ",") else { return 0 }
    let first = index + 1
    index = first
    var tenths = 0
    while index < text.count, (0x30...0x39).contains(text[index]) {
      if index < first + 4 { tenths = tenths * 10 + Int(text[index] - 0x30) }
      index += 1
    }
    guard index > first else { return nil }
    for _ in index..<max(index, first + 4) { tenths *= 10 }
    return (tenths + 5) / 10
  }

  /// Parses the rest of the text from `index` on as a UTC offset, such as `Z`, `z`, `+02`, `+0200` or `+02:00`, and
  /// returns it in seconds; nil for any other text.
  private static func offset(_ text: UnsafeRawBufferPointer, _ index: Int) -> Int? {
    guard index < text.count, !(index == text.count - 1 && text[index] | 0x20 == UInt8(ascii: "z")) else { return 0 }
    let (sign, length) = (text[index], text.count - index)
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), [3, 5, 6].contains(length),
      length < 6 || text[index + 3] == UInt8(ascii: ":"), let hours = text.number(index + 1..<index + 3), hours <= 14,
      let minutes = length == 3 ? 0 : text.number(text.count - 2..<text.count), minutes < 60
    else { return nil }
    return (hours * 3_600 + minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the number that the ASCII digits in a range represent; nil if the range contains any other character.
  @inline(__always)
  fileprivate func number(_ places: Range<Int>) -> Int? {
    var value = 0
    for place in places {
      let digit = self[place] &- 0x30
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }
}
