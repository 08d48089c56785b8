/// Finds spaces at which a line should not break. They are between a number and its unit (`200 m`, `12 %`, `8:24 AM`,
/// `1448 AH`), in a number (`3 300`) or a date (`19. 8.`, `2. května`, `2, 2025`), after a word of one letter (`v
/// bazénu`, `a swim`), between a name in capitals and its number (`SWOLF 41`), after a month or quarter (`Aug 19`, `Q2
/// 2025`), between a number and its factor (`90 kg × 5`), and before the dot or dash between two parts (`200 m · 25 m
/// pool`, `Press - Wide Grip`). Texts have ordinary spaces there until a page is made, so that they stay the same in
/// terminals, searches and comparisons.
enum LineBreak {
  /// A byte that stands for a no-break space until the two bytes of a real one are written. Escaped text never contains
  /// this byte.
  static let bindingMark: UInt8 = 0x00

  /// Whether a line should not break at this space.
  /// - Parameters:
  ///   - place: the index of the space, which must be neither the first nor the last byte.
  ///   - text: the text.
  static func isUnwanted(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let (before, after) = (text[place - 1], text[place + 1])
    if after == 0xC2, place + 2 < text.count, text[place + 2] == 0xB7 { return true }
    if isDigit(before) {
      if isDigit(after) { return isThousands(place + 1, text) || isQuarter(place, text) && isYear(place + 1, text) }
      return isUnit(place + 1, text)
    }
    if before == UInt8(ascii: ".") {
      return place > 1 && isDigit(text[place - 2]) && (isDigit(after) || after >= UInt8(ascii: "a"))
    }
    if before == UInt8(ascii: ",") {
      return place > 1 && isDigit(text[place - 2]) && !(place > 3 && isDigit(text[place - 4]))
        && isYear(place + 1, text)
    }
    if isDigit(after), place > 2, text[place - 3..<place].allSatisfy(isCapital) { return true }
    if after == UInt8(ascii: "-"), place + 2 < text.count, text[place + 2] == 0x20 { return true }
    if isDigit(after), before == 0x97, place > 1, text[place - 2] == 0xC3 { return true }
    if isDigit(after), isMonth(before: place, text) { return true }
    return isShortWord(before) && (place == 1 || isGap(text[place - 2]))
  }

  /// Whether the digit at `place` begins a group of exactly three digits, as after a thousands separator. False if a
  /// colon follows the group.
  private static func isThousands(_ place: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard place + 3 <= text.count, isDigit(text[place + 1]), isDigit(text[place + 2]) else { return false }
    return place + 3 == text.count || !isDigit(text[place + 3]) && text[place + 3] != UInt8(ascii: ":")
  }

  private static func isYear(_ place: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    place + 4 <= text.count && text[place..<place + 4].allSatisfy(isDigit)
  }

  /// Whether the word before the space is a quarter, such as `Q2`.
  private static func isQuarter(_ space: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    space > 1 && text[space - 2] == UInt8(ascii: "Q") && (space == 2 || isGap(text[space - 3]))
  }

  /// Whether the word before the space is the short name of an English month.
  private static func isMonth(before space: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard space > 2, isCapital(text[space - 3]), space == 3 || isGap(text[space - 4]) else { return false }
    return months.contains {
      UnsafeBufferPointer(start: $0.utf8Start, count: 3).elementsEqual(text[space - 3..<space])
    }
  }

  private static let months: [StaticString] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func isUnit(_ place: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // 0xE2 begins quotation marks, as in „30 km“, and no letter of these languages.
    let end = text[place...].firstIndex { !isLetter($0) && $0 != UInt8(ascii: "%") || $0 == 0xE2 } ?? text.endIndex
    let length = end - place
    guard (1...3).contains(length) else { return false }
    return units.contains {
      UnsafeBufferPointer(start: $0.utf8Start, count: $0.utf8CodeUnitCount).elementsEqual(text[place..<end])
    }
  }

  private static let units: [StaticString] = [
    "m", "s", "h", "%", "km", "yd", "mi", "kg", "lb", "AM", "PM", "AH", "min",
  ]

  /// Whether the letter is a Czech preposition or conjunction, or the English article `a`.
  private static func isShortWord(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a"), UInt8(ascii: "i"), UInt8(ascii: "k"), UInt8(ascii: "o"), UInt8(ascii: "s"),
      UInt8(ascii: "u"), UInt8(ascii: "v"), UInt8(ascii: "z"):
      true
    default: false
    }
  }

  private static func isGap(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == bindingMark || byte == UInt8(ascii: "(")
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80 }
}
