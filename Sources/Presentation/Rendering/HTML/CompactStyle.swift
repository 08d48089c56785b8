import KernelPresentation

/// Shortens a style sheet. It removes white space that browsers don't need and, for a single page, rules for classes that
/// the page does not use.
struct CompactStyle {
  /// All rules.
  let whole: [UInt8]

  init(_ text: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var isSpace = false
    for byte in text.utf8 {
      if byte == 0x20 || byte == 0x0A {
        isSpace = true
        continue
      }
      if isSpace, let last = bytes.last, !CompactStyle.ends.contains(last), !CompactStyle.begins.contains(byte) {
        bytes.append(0x20)
      }
      isSpace = false
      bytes.append(byte)
    }
    whole = bytes
  }

  /// Returns the rules that can apply to a page with these classes. Elements, attributes and the order of classes are
  /// ignored, so that some of the returned rules may apply to no element.
  func rules(for classes: PageClasses) -> [UInt8] {
    rules(whole[...], for: classes)
  }

  private func rules(_ sheet: ArraySlice<UInt8>, for classes: PageClasses) -> [UInt8] {
    var kept: [UInt8] = []
    var rest = sheet
    while let open = rest.firstIndex(of: UInt8(ascii: "{")), let close = CompactStyle.end(of: open, in: rest) {
      let (prelude, content) = (rest[..<open], rest[rest.index(after: open)..<close])
      rest = rest[rest.index(after: close)...]
      if prelude.first != UInt8(ascii: "@") {
        let selectors = CompactStyle.selectors(prelude).filter { classes.satisfy($0) }
        if !selectors.isEmpty { kept += selectors.joined(separator: [UInt8(ascii: ",")]) + braced(content) }
      } else if CompactStyle.conditions.contains(where: { prelude.starts(with: $0) }) {
        let inner = rules(content, for: classes)
        if !inner.isEmpty { kept += prelude + braced(inner[...]) }
      } else {
        kept += prelude + braced(content)
      }
    }
    return kept
  }

  private func braced(_ content: ArraySlice<UInt8>) -> [UInt8] {
    [UInt8(ascii: "{")] + content + [UInt8(ascii: "}")]
  }

  /// Returns the index of the brace that closes the block whose opening brace is at index `open`.
  private static func end(of open: Int, in bytes: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    for index in open..<bytes.endIndex {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Divides a list of selectors at its commas, except those within parentheses.
  fileprivate static func selectors(_ list: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var depth = 0
    return list.split { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return byte == UInt8(ascii: ",") && depth == 0
    }
  }

  private static let ends = Array("{};,:".utf8)
  private static let begins = Array("{}".utf8)
  private static let conditions = ["@media", "@supports", "@container"].map { Array($0.utf8) }
}

/// The CSS classes that occur in a page's HTML.
struct PageClasses: Equatable {
  private var names: Set<[UInt8]> = []

  /// Adds the classes that occur in further HTML.
  mutating func add(_ html: ArraySlice<UInt8>) {
    var rest = html
    while let start = rest.firstRange(of: PageClasses.attribute) {
      rest = rest[start.upperBound...]
      let list = rest.prefix { $0 != UInt8(ascii: "\"") }
      for name in list.split(separator: 0x20) where !names.contains(Array(name)) { names.insert(Array(name)) }
      rest = rest[list.endIndex...]
    }
  }

  /// Whether the page has all classes that a selector needs. Of a list within `:has()`, `:is()` or `:where()`, one
  /// selector must be satisfied; what is within other parentheses, such as `:not(.row)`, is ignored.
  func satisfy(_ selector: ArraySlice<UInt8>) -> Bool {
    var index = selector.startIndex
    while index < selector.endIndex {
      switch selector[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        guard let close = PageClasses.close(of: index, in: selector) else { return true }
        let list = selector[(index + 1)..<close]
        let needsOne = PageClasses.lists.contains { selector[..<index].suffix($0.count).elementsEqual($0) }
        if needsOne, !CompactStyle.selectors(list).contains(where: satisfy) { return false }
        index = close
      case UInt8(ascii: "."):
        let name = selector[(index + 1)...].prefix(while: PageClasses.isOfName)
        if !name.isEmpty, !names.contains(Array(name)) { return false }
      default: break
      }
      index += 1
    }
    return true
  }

  /// Returns the index of the parenthesis or bracket that closes the one at index `open`.
  private static func close(of open: Int, in selector: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    for index in open..<selector.endIndex {
      if selector[index] == UInt8(ascii: "(") || selector[index] == UInt8(ascii: "[") { depth += 1 }
      if selector[index] == UInt8(ascii: ")") || selector[index] == UInt8(ascii: "]") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static let lists = [":has", ":is", ":where"].map { Array($0.utf8) }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static let attribute = Array(" class=\"".utf8)
}

/// Collects the style rules that a stand-alone page needs, while the page is being written.
struct PageStyleRules {
  private let style: CompactStyle
  private var classes = PageClasses()
  /// How many bytes of the page's body have already been searched for classes.
  private var looked = 0
  /// The size of the collected rules in bytes.
  private(set) var size = 0

  init(_ style: CompactStyle, _ screen: Screen) {
    self.style = style
    var body = HTMLText(capacity: 64)
    screen.bodyClasses(withTabs: false).write(to: &body)
    classes.add(body.bytes[...])
  }

  var rules: [UInt8] { style.rules(for: classes) }

  /// Adds the rules that apply to the part of the body that was written since the last call.
  mutating func add(_ body: borrowing HTMLText) {
    let before = classes
    classes.add(body.bytes(from: looked)[...])
    looked = body.count
    if size == 0 || classes != before { size = rules.count }
  }
}
