/// HTML in the making, as UTF-8. Text and attribute values are escaped; tags, names and classes are the caller's own.
package struct HTMLText {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Markup, as it is.
  package mutating func raw(_ markup: String) {
    var markup = markup
    markup.withUTF8 { bytes.append(contentsOf: $0) }
  }

  package mutating func raw(_ markup: some Collection<UInt8>) {
    bytes.append(contentsOf: markup)
  }

  mutating func reserve(_ size: Int) {
    bytes.reserveCapacity(size)
  }

  /// Words, also fit for a quoted attribute.
  package mutating func text(_ words: String) {
    var words = words
    words.withUTF8 { words in
      if words.contains(where: HTMLText.isSpecial) {
        for byte in words { HTMLText.isSpecial(byte) ? addSpecial(byte) : bytes.append(byte) }
      } else {
        bytes.append(contentsOf: words)
      }
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F || byte == UInt8(ascii: "&")
      || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"")
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
