/// Reads a page as strictly as this program writes it: every tag closed in order (but for void elements and cells and
/// rows of tables), attributes quoted, ids unique. Scripts and styles are passed over, as HTML reads them.
struct PageReader {
  struct Tag: Hashable {
    var name: String
    var attributes: [String: String]
  }

  private(set) var tags: [Tag] = []
  private(set) var problems: [String] = []
  private var open: [String] = []

  init(_ bytes: [UInt8]) {
    var text = Substring(String(decoding: bytes, as: UTF8.self))
    while let start = text.firstIndex(of: "<") {
      text = text[text.index(after: start)...]
      guard let end = text.firstIndex(of: ">") else {
        problems.append("a tag without an end")
        return
      }
      take(text[..<end])
      text = text[text.index(after: end)...]
      if let raw = open.last, raw == "script" || raw == "style" {
        text = text[(text.firstRange(of: "</\(raw)")?.lowerBound ?? text.endIndex)...]
      }
    }
    close(upTo: nil)
    let ids = tags.compactMap { $0.attributes["id"] }
    if Set(ids).count != ids.count { problems.append("an id stands twice") }
  }

  private static let void: Set<String> = [
    "meta", "link", "input", "br", "use", "path", "circle", "rect", "stop", "line",
  ]
  private static let optional: Set<String> = ["th", "td", "tr", "tbody", "thead"]

  private mutating func take(_ words: Substring) {
    if words.first == "!" { return }
    if words.first == "/" { return close(upTo: String(words.dropFirst())) }
    let name = String(words.prefix { $0.isLetter || $0.isNumber })
    let attributes = attributes(words.dropFirst(name.count))
    tags.append(Tag(name: name, attributes: attributes))
    if Self.optional.contains(name) {
      while let last = open.last, Self.optional.contains(last), !Self.contains(last, name) { open.removeLast() }
    }
    if !Self.void.contains(name), words.last != "/" { open.append(name) }
  }

  private static func contains(_ outer: String, _ inner: String) -> Bool {
    (outer == "tr" && (inner == "th" || inner == "td")) || ((outer == "tbody" || outer == "thead") && inner == "tr")
  }

  private mutating func close(upTo name: String?) {
    while let last = open.last, last != name, Self.optional.contains(last) { open.removeLast() }
    guard let name else {
      if !open.isEmpty { problems.append("open at the end: \(open)") }
      return
    }
    if open.last == name { open.removeLast() } else { problems.append("</\(name)> within \(open)") }
  }

  private mutating func attributes(_ words: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = words
    while let first = rest.firstIndex(where: { $0 != " " && $0 != "\n" && $0 != "/" }) {
      rest = rest[first...]
      let name = String(rest.prefix { $0 != "=" && $0 != " " })
      rest = rest.dropFirst(name.count)
      var value = ""
      if rest.first == "=" {
        guard rest.dropFirst().first == "\"" else {
          problems.append("\(name) is not quoted")
          return attributes
        }
        value = String(rest.dropFirst(2).prefix { $0 != "\"" })
        rest = rest.dropFirst(value.count + 3)
      }
      if attributes.updateValue(value, forKey: name) != nil { problems.append("\(name) stands twice") }
    }
    return attributes
  }
}
