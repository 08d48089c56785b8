/// Where a line of a page is not to end, though there is a space: between a number and its unit (`200 m`, `12 %`,
/// `8:24 AM`, `1448 AH`), within a number (`3 300`) or a date (`19. 8.`, `2. května`, `2, 2025`), behind a word of one letter
/// (`v bazénu`, `a swim`), and between a name in capitals and its number (`SWOLF 41`). Spaces are ordinary ones until a page is made: in terminals, searches and comparisons text
/// stays the same.
enum LineBreak {
  /// Stands for a no-break space until there is room for it; no text that was escaped has this byte.
  static let bindingMark: UInt8 = 0x00

  /// - Parameter place: of a space with something before and behind it.
  static func isUnwanted(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let (before, after) = (text[place - 1], text[place + 1])
    if isDigit(before) { return isDigit(after) ? isThousands(place + 1, text) : isUnit(place + 1, text) }
    if before == UInt8(ascii: ".") {
      return place > 1 && isDigit(text[place - 2]) && (isDigit(after) || after >= UInt8(ascii: "a"))
    }
    if before == UInt8(ascii: ",") {
      return place > 1 && isDigit(text[place - 2]) && !(place > 3 && isDigit(text[place - 4]))
        && isYear(place + 1, text)
    }
    if isDigit(after), place > 2, text[place - 3..<place].allSatisfy(isCapital) { return true }
    return isShortWord(before) && (place == 1 || isGap(text[place - 2]))
  }

  /// Three digits that end a number or one of its groups.
  private static func isThousands(_ place: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard place + 3 <= text.count, isDigit(text[place + 1]), isDigit(text[place + 2]) else { return false }
    return place + 3 == text.count || !isDigit(text[place + 3]) && text[place + 3] != UInt8(ascii: ":")
  }

  private static func isYear(_ place: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    place + 4 <= text.count && text[place..<place + 4].allSatisfy(isDigit)
  }

  private static func isUnit(_ place: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = text[place...].firstIndex { !isLetter($0) && $0 != UInt8(ascii: "%") } ?? text.endIndex
    let length = end - place
    guard (1...3).contains(length) else { return false }
    return units.contains {
      UnsafeBufferPointer(start: $0.utf8Start, count: $0.utf8CodeUnitCount).elementsEqual(text[place..<end])
    }
  }

  private static let units: [StaticString] = [
    "m", "s", "h", "%", "km", "yd", "mi", "kg", "lb", "AM", "PM", "AH", "min",
  ]

  /// The prepositions and conjunctions of Czech that have one letter; of English the article.
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
