import KernelDomain
import KernelPresentation

/// HTML in the making, as UTF-8. Text and attribute values are escaped; tags, names and classes are the caller's own.
///
/// A book of pages is put together from tens of millions of pieces of a few bytes: appending to an array takes several
/// times as long as writing them to memory of its own. All that is written lies below `count`, which never exceeds
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

  /// Takes everything back, and keeps the memory.
  mutating func clear() {
    count = 0
  }

  package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// Markup, as it is.
  package mutating func raw(_ markup: StaticString) {
    put(UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Markup that was put together.
  package mutating func raw(made markup: String) {
    if markup.utf8.withContiguousStorageIfAvailable({ put($0) }) == nil {
      for byte in markup.utf8 { put(byte) }
    }
  }

  package mutating func raw(_ markup: [UInt8]) {
    markup.withUnsafeBufferPointer { put($0) }
  }

  /// A hue's name.
  mutating func raw(_ hue: Hue) {
    hue.forEachLetter { put($0) }
  }

  /// A part of another text, which is written already.
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

  /// Adds a number in decimal digits.
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

  /// Words to be read, with no-break spaces where a line is not to end.
  package mutating func text(_ words: String) {
    let begin = count
    verbatim(words)
    bindSpaces(from: begin)
  }

  /// What is to be taken as it is, such as a command; also fit for a quoted attribute.
  package mutating func verbatim(_ words: String) {
    if words.utf8.withContiguousStorageIfAvailable({ escape($0) }) == nil {
      Array(words.utf8).withUnsafeBufferPointer { escape($0) }
    }
  }

  /// Makes the spaces that bind no-break ones (U+00A0), which have two bytes, in what was written last.
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

  /// `"`, `&`, `<`, `>`: a bit each.
  private static let markup: UInt64 = 1 << 0x22 | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E

  private static func isMarkup(_ byte: UInt8) -> Bool {
    byte < 0x40 && markup >> UInt64(byte) & 1 == 1
  }

  /// Markup, control characters, and what may begin a character that is not to be shown as it is.
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

  /// ` name="value"`; nothing for nil.
  package mutating func attribute(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    put(UInt8(ascii: " "))
    raw(name)
    raw("=\"")
    verbatim(value)
    put(UInt8(ascii: "\""))
  }

  /// ` lang="ar" dir="rtl"`; nothing where it is that of the page.
  mutating func language(_ language: TextLanguage?) {
    guard let language else { return }
    attribute("lang", language.rawValue)
    raw(language.isRightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
  }

  /// `<tag class="…">`, further attributes by `attributes`.
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

  /// An element that holds nothing but words.
  mutating func element(_ tag: StaticString, _ classes: Classes, _ words: String) {
    open(tag, classes)
    text(words)
    close(tag)
  }
}
