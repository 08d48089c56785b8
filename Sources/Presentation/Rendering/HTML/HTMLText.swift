import KernelDomain
import KernelPresentation

/// HTML that is being written, in UTF-8. Texts and attribute values are escaped; tags, names and classes are written as
/// they are.
///
/// A book's pages consist of tens of millions of pieces of a few bytes. Appending these to an array would take several
/// times as long as writing them into memory managed here. Everything written lies below `count`, which never exceeds
/// `capacity`.
package struct HTMLText: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  package private(set) var count = 0

  package init(capacity: Int = 16_384) {
    self.capacity = max(capacity, 16)
    start = .allocate(capacity: self.capacity)
  }

  deinit {
    start.deallocate()
  }

  /// Removes everything written, and keeps the memory for reuse.
  mutating func clear() {
    count = 0
  }

  package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// Returns everything that was written from the byte offset `first` onwards.
  func bytes(from first: Int) -> [UInt8] { Array(UnsafeBufferPointer(start: start + first, count: count - first)) }

  /// Writes markup without escaping it.
  package mutating func raw(_ markup: StaticString) {
    put(UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Writes markup that was created at run time, without escaping it.
  package mutating func raw(made markup: String) {
    if markup.utf8.withContiguousStorageIfAvailable({ put($0) }) == nil {
      for byte in markup.utf8 { put(byte) }
    }
  }

  package mutating func raw(_ markup: [UInt8]) {
    markup.withUnsafeBufferPointer { put($0) }
  }

  /// Writes a hue's name.
  mutating func raw(_ hue: Hue) {
    hue.forEachLetter { put($0) }
  }

  /// Writes a part of another `HTMLText`, which is already escaped.
  mutating func raw(_ other: borrowing HTMLText, _ part: Range<Int>) {
    put(UnsafeBufferPointer(start: other.start + part.lowerBound, count: part.count))
  }

  private mutating func put(_ piece: UnsafeBufferPointer<UInt8>) {
    guard let from = piece.baseAddress else { return }
    if capacity - count < piece.count { grow(by: piece.count) }
    (start + count).update(from: from, count: piece.count)
    count += piece.count
  }

  private mutating func put(_ byte: UInt8) {
    if capacity == count { grow(by: 1) }
    start[count] = byte
    count += 1
  }

  private mutating func grow(by size: Int) {
    capacity = max(capacity * 2, count + size)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }

  /// Writes a number in decimal digits.
  mutating func number(_ value: Int) {
    if value < 0 || value > 9_999 { return raw(made: String(value)) }
    if capacity - count < 4 { grow(by: 4) }
    var (rest, place) = (value, count + (value > 999 ? 4 : value > 99 ? 3 : value > 9 ? 2 : 1))
    count = place
    repeat {
      place -= 1
      start[place] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
      rest /= 10
    } while rest > 0
  }

  /// Writes a text, escaped, with no-break spaces at places where a line should not break.
  package mutating func text(_ words: String) {
    let begin = count
    verbatim(words)
    bindSpaces(from: begin)
  }

  /// Writes a text that must not be changed, such as a command. It is escaped, and can also be used as the value of a
  /// quoted attribute.
  package mutating func verbatim(_ words: String) {
    if words.utf8.withContiguousStorageIfAvailable({ escape($0) }) == nil {
      Array(words.utf8).withUnsafeBufferPointer { escape($0) }
    }
  }

  /// Replaces spaces at which a line should not break with no-break spaces (U+00A0, two bytes). Only text that was
  /// written from the byte offset `begin` onwards is changed.
  private mutating func bindSpaces(from begin: Int) {
    guard count - begin > 2 else { return }
    var binding = 0
    for place in begin + 1..<count - 1 where start[place] == 0x20 {
      if LineBreak.isUnwanted(at: place - begin, in: UnsafeBufferPointer(start: start + begin, count: count - begin)) {
        start[place] = LineBreak.bindingMark
        binding += 1
      }
    }
    guard binding > 0 else { return }
    if capacity - count < binding { grow(by: binding) }
    var (from, to) = (count, count + binding)
    count = to
    while from < to {
      from -= 1
      to -= 1
      if start[from] == LineBreak.bindingMark {
        start[to] = 0xA0
        to -= 1
        start[to] = 0xC2
      } else {
        start[to] = start[from]
      }
    }
  }

  private mutating func escape(_ words: UnsafeBufferPointer<UInt8>) {
    let begin = count
    var done = 0
    for place in words.indices where HTMLText.isSpecial(words[place]) {
      if HTMLText.isMarkup(words[place]) {
        put(UnsafeBufferPointer(rebasing: words[done..<place]))
        addReference(words[place])
        done = place + 1
      } else if Printable.mayNeedCare(words, at: place) {
        count = begin
        return escapeMarkup(printable(String(decoding: words, as: UTF8.self)))
      }
    }
    put(UnsafeBufferPointer(rebasing: words[done...]))
  }

  private mutating func escapeMarkup(_ words: String) {
    for byte in words.utf8 {
      if HTMLText.isMarkup(byte) { addReference(byte) } else { put(byte) }
    }
  }

  /// The characters `"`, `&`, `<` and `>` as a set of bits. The position of each bit is the code of its character.
  private static let markup: UInt64 = 1 << 0x22 | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E

  private static func isMarkup(_ byte: UInt8) -> Bool {
    byte < 0x40 && markup >> UInt64(byte) & 1 == 1
  }

  /// Whether the byte needs attention when escaping: it is markup or a control character, or may begin a character that
  /// must not be shown as it is.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x40 ? (markup | 0xFFFF_FFFF) >> UInt64(byte) & 1 == 1 : byte == 0x7F || byte >= 0xC2
  }

  private mutating func addReference(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): raw("&amp;")
    case UInt8(ascii: "<"): raw("&lt;")
    case UInt8(ascii: ">"): raw("&gt;")
    default: raw("&quot;")
    }
  }

  /// Writes an attribute, ` name="value"`. Writes nothing if the value is nil.
  package mutating func attribute(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    put(UInt8(ascii: " "))
    raw(name)
    raw("=\"")
    verbatim(value)
    put(UInt8(ascii: "\""))
  }

  /// Writes attributes such as ` lang="ar" dir="rtl"`. Writes nothing if `language` is nil, which stands for the
  /// language of the page.
  mutating func language(_ language: TextLanguage?) {
    guard let language else { return }
    attribute("lang", language.rawValue)
    raw(language.isRightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
  }

  /// Writes a start tag, `<tag class="…">`; the closure `attributes` writes further attributes.
  mutating func open(
    _ tag: StaticString, _ classes: Classes = "", _ attributes: (inout HTMLText) -> Void = { _ in }
  ) {
    put(UInt8(ascii: "<"))
    raw(tag)
    classes.write(to: &self)
    attributes(&self)
    put(UInt8(ascii: ">"))
  }

  package mutating func close(_ tag: StaticString) {
    raw("</")
    raw(tag)
    put(UInt8(ascii: ">"))
  }

  /// Writes an element that contains only a text.
  mutating func element(_ tag: StaticString, _ classes: Classes, _ words: String) {
    open(tag, classes)
    text(words)
    close(tag)
  }
}
