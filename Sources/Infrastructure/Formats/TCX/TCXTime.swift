package import KernelDomain

/// A time as TCX files write it: an `xsd:dateTime`, `2012-04-13T11:51:59Z`.
package struct TCXTime: Hashable {
  package let instant: Timestamp
  /// Seconds east of UTC; 0 where the file gives none.
  package let utcOffset: Int

  /// Fractions of a second are rounded to the nearest millisecond; a time without a zone is taken for UTC. Nil when
  /// the text is no such time, or of a year in which nothing was recorded.
  package init?(_ text: UnsafeRawBufferPointer) {
    let bytes = Array(text)
    guard bytes.count >= 19, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let year = ASCII.integer(bytes[0..<4]), let month = ASCII.integer(bytes[5..<7]),
      let dayOfMonth = ASCII.integer(bytes[8..<10]),
      CivilDay.recordableYears.contains(year),
      let day = CivilDay(year: year, month: month, day: dayOfMonth),
      let hour = ASCII.integer(bytes[11..<13]), hour < 24, let minute = ASCII.integer(bytes[14..<16]), minute < 60,
      let second = ASCII.integer(bytes[17..<19]), second < 60
    else { return nil }
    let fraction = TCXTime.fraction(bytes[19...])
    guard let milliseconds = fraction.milliseconds, let offset = TCXTime.offset(fraction.rest) else { return nil }
    let clock = CivilDateTime(day: day, time: CivilTime(hour: hour, minute: minute, second: second))
    self.instant = clock.timestamp(offset: offset) + Int64(milliseconds)
    self.utcOffset = offset
  }

  private static func fraction(_ bytes: ArraySlice<UInt8>) -> (milliseconds: Int?, rest: ArraySlice<UInt8>) {
    guard bytes.first == UInt8(ascii: ".") else { return (0, bytes) }
    let digits = bytes.dropFirst().prefix { (0x30...0x39).contains($0) }
    let tenths = ASCII.integer(Array(digits.prefix(4)) + [UInt8](repeating: 0x30, count: max(0, 4 - digits.count)))
    return (digits.isEmpty ? nil : tenths.map { ($0 + 5) / 10 }, bytes[digits.endIndex...])
  }

  private static func offset(_ zone: ArraySlice<UInt8>) -> Int? {
    guard let sign = zone.first, zone != [UInt8(ascii: "Z")] else { return 0 }
    let digits = Array(zone.dropFirst())
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), digits.count == 5, digits[2] == UInt8(ascii: ":"),
      let hours = ASCII.integer(digits[0..<2]), hours <= 14, let minutes = ASCII.integer(digits[3..<5]), minutes < 60
    else { return nil }
    return (hours * 3_600 + minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
  }
}
