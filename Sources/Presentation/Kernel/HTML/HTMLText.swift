/// HTML in the making, as UTF-8. Text and attribute values are escaped; tags, names and classes are the caller's own.
package struct HTMLText {
  /// Those up to `count` are written. Appending to an array whose end is the end of the text costs several times more,
  /// and a book of pages takes millions of pieces.
  private var room: [UInt8] = []
  package private(set) var count = 0

  package init() {}

  package var bytes: [UInt8] { Array(room[..<count]) }

  /// Without a copy of the text.
  package consuming func finished() -> [UInt8] {
    room.removeLast(room.count - count)
    return room
  }

  subscript(range: Range<Int>) -> ArraySlice<UInt8> { room[range] }

  /// Markup, as it is.
  package mutating func raw(_ markup: String) {
    var markup = markup
    markup.withUTF8 { put($0) }
  }

  package mutating func raw(_ markup: some Collection<UInt8>) {
    _ = markup.withContiguousStorageIfAvailable { put($0) }
  }

  mutating func reserve(_ size: Int) {
    if room.count < size { room += repeatElement(0, count: size - room.count) }
  }

  private mutating func put(_ piece: UnsafeBufferPointer<UInt8>) {
    guard let start = piece.baseAddress else { return }
    if room.count - count < piece.count { reserve(max(room.count * 2, count + piece.count, 4_096)) }
    room.withUnsafeMutableBufferPointer { room in
      room.baseAddress?.advanced(by: count).update(from: start, count: piece.count)
    }
    count += piece.count
  }

  /// In decimal digits.
  mutating func number(_ value: Int) {
    if value < 0 || value > 9_999 { return raw(String(value)) }
    if room.count - count < 4 { reserve(max(room.count * 2, 4_096)) }
    var (rest, place) = (value, count + (value > 999 ? 4 : value > 99 ? 3 : value > 9 ? 2 : 1))
    count = place
    repeat {
      place -= 1
      room[place] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
      rest /= 10
    } while rest > 0
  }

  /// Words, also fit for a quoted attribute.
  package mutating func text(_ words: String) {
    var words = words
    words.withUTF8 { words in
      var done = 0
      for place in words.indices where HTMLText.isSpecial(words[place]) {
        put(UnsafeBufferPointer(rebasing: words[done..<place]))
        addSpecial(words[place])
        done = place + 1
      }
      put(UnsafeBufferPointer(rebasing: words[done...]))
    }
  }

  /// Control characters but for tab and line ends, and `"`, `&`, `<`, `>`: a bit each.
  private static let special: UInt64 =
    0xFFFF_FFFF & ~(1 << 0x09 | 1 << 0x0A | 1 << 0x0D) | 1 << 0x22 | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x40 ? special >> UInt64(byte) & 1 == 1 : byte == 0x7F
  }

  private mutating func addSpecial(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): raw("&amp;")
    case UInt8(ascii: "<"): raw("&lt;")
    case UInt8(ascii: ">"): raw("&gt;")
    case UInt8(ascii: "\""): raw("&quot;")
    // Control characters have no place in HTML (WHATWG, 13.1.4).
    default: raw("\u{FFFD}")
    }
  }

  /// ` name="value"`; nothing for nil.
  package mutating func attribute(_ name: String, _ value: String?) {
    guard let value else { return }
    raw(" ")
    raw(name)
    raw("=\"")
    text(value)
    raw("\"")
  }

  /// `<tag class="…">`, further attributes by `attributes`.
  mutating func open(
    _ tag: String, _ classes: Classes = "", _ attributes: (inout HTMLText) -> Void = { _ in }
  ) {
    raw("<")
    raw(tag)
    classes.write(to: &self)
    attributes(&self)
    raw(">")
  }

  package mutating func close(_ tag: String) {
    raw("</")
    raw(tag)
    raw(">")
  }

  /// An element that holds nothing but words.
  mutating func element(_ tag: String, _ classes: Classes, _ words: String) {
    open(tag, classes)
    text(words)
    close(tag)
  }
}
