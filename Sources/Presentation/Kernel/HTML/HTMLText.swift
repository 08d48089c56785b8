/// HTML in the making, as UTF-8. Text and attribute values are escaped; tags, names and classes are the caller's own.
package struct HTMLText {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Markup, as it is.
  package mutating func raw(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  package mutating func raw(_ markup: [UInt8]) {
    bytes.append(contentsOf: markup)
  }

  /// What was written since, leaving nothing.
  mutating func take() -> [UInt8] {
    let taken = bytes
    bytes = []
    return taken
  }

  /// Words, also fit for a quoted attribute.
  package mutating func text(_ words: String) {
    for byte in words.utf8 {
      switch byte {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\""): raw("&quot;")
      // Control characters have no place in HTML (WHATWG, 13.1.4).
      case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20, 0x7F: raw("\u{FFFD}")
      default: bytes.append(byte)
      }
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
  package mutating func open(
    _ tag: String, _ classes: String = "", _ attributes: (inout HTMLText) -> Void = { _ in }
  ) {
    raw("<")
    raw(tag)
    if !classes.isEmpty { attribute("class", classes) }
    attributes(&self)
    raw(">")
  }

  package mutating func close(_ tag: String) {
    raw("</")
    raw(tag)
    raw(">")
  }

  /// An element that holds nothing but words.
  package mutating func element(_ tag: String, _ classes: String, _ words: String) {
    open(tag, classes)
    text(words)
    close(tag)
  }
}
