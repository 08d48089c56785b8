import KernelPresentation

/// Converts the manual from Markdown to text for a terminal. Paragraphs and lists are wrapped, headings are
/// underlined, and tables are aligned in columns. Code stays unchanged. Emphasis, link syntax, comments and pictures
/// are removed.
struct ManualText {
  /// The width of the text, in columns.
  private let width: Int

  /// Creates a converter for a terminal of this width. Its text is as wide as the terminal, but at most 80 columns,
  /// since wider text is hard to read, and at least 24.
  init(columns: Int) { width = min(max(columns, 24), 80) }

  func text(_ markdown: String) -> String {
    var blocks: [String] = []
    var lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.first {
      if let block = block(line, &lines), !block.isEmpty { blocks.append(block) }
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// Removes the next block from `lines` and returns its text. Returns nil for a block that is not shown, such as a
  /// comment.
  /// - Parameter line: the first of `lines`, which determines the kind of block.
  private func block(_ line: Substring, _ lines: inout ArraySlice<Substring>) -> String? {
    if line.hasPrefix("```") { return code(&lines) }
    if line.hasPrefix("#") { return heading(lines.removeFirst()) }
    if line.hasPrefix("|") { return table(take(&lines) { $0.hasPrefix("|") }) }
    if line.hasPrefix("<!--") { return comment(&lines) }
    if line.hasPrefix("<") || line.allSatisfy(\.isWhitespace) {
      lines.removeFirst()
      return nil
    }
    if marker(line) != nil { return list(&lines) }
    return wrapped(plain(take(&lines, while: isText).joined(separator: " ")), width: width).joined(separator: "\n")
  }

  private func take(_ lines: inout ArraySlice<Substring>, while isPart: (Substring) -> Bool) -> [Substring] {
    let part = Array(lines.prefix(while: isPart))
    lines.removeFirst(part.count)
    return part
  }

  private func isText(_ line: Substring) -> Bool {
    !line.isEmpty && !["#", "|", "<", "```"].contains { line.hasPrefix($0) } && marker(line) == nil
  }

  // MARK: Blocks

  private func code(_ lines: inout ArraySlice<Substring>) -> String {
    lines.removeFirst()
    let body = take(&lines) { !$0.hasPrefix("```") }
    lines = lines.dropFirst()
    return body.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }

  private func comment(_ lines: inout ArraySlice<Substring>) -> String? {
    _ = take(&lines) { !$0.hasSuffix("-->") }
    lines = lines.dropFirst()
    return nil
  }

  private func heading(_ line: Substring) -> String {
    let level = line.prefix { $0 == "#" }.count
    let title = plain(line.drop { $0 == "#" || $0 == " " }[...])
    if level > 2 { return "▌ " + title }
    let lines = wrapped(title, width: width)
    let mark = level == 1 ? "═" : "─"
    return lines.joined(separator: "\n") + "\n"
      + String(repeating: mark, count: lines.map { displayWidth($0) }.max() ?? 0)
  }

  /// Returns the mark with which a list item begins, `- ` or `1. `; nil if the line begins with none.
  private func marker(_ line: Substring) -> Substring? {
    if line.hasPrefix("- ") || line.hasPrefix("* ") { return line.prefix(2) }
    let digits = line.prefix { $0.isNumber }
    return !digits.isEmpty && line[digits.endIndex...].hasPrefix(". ") ? line.prefix(digits.count + 2) : nil
  }

  /// Removes a list from the front of `lines`. Returns its items as text, without blank lines between them.
  private func list(_ lines: inout ArraySlice<Substring>) -> String {
    var items: [String] = []
    while let line = lines.first, let marker = marker(line) {
      lines.removeFirst()
      let rest = take(&lines, while: isText).map { $0.drop { $0 == " " } }
      let text = plain(([line.dropFirst(marker.count)] + rest).joined(separator: " "))
      let margin = String(repeating: " ", count: marker.count)
      items.append(
        marker + wrapped(text, width: width - marker.count).joined(separator: "\n" + margin))
    }
    return items.joined(separator: "\n")
  }

  // MARK: Tables

  private func table(_ lines: [Substring]) -> String {
    let rows = lines.map(cells).filter { row in !row.allSatisfy { $0.allSatisfy { $0 == "-" || $0 == ":" } } }
    let names = rows.compactMap { $0.first.map { displayWidth($0) } }.max() ?? 0
    // If the names in the first column leave fewer than 30 columns beside them, the rest of each row is put below its
    // name.
    let isBeside = width - names - 2 >= 30
    return rows.map { row in
      let name = row.first ?? ""
      let rest = row.dropFirst().filter { !$0.isEmpty }.joined(separator: "; ")
      return isBeside ? beside(name, rest, names) : below(name, rest)
    }.joined(separator: "\n")
  }

  private func beside(_ name: String, _ rest: String, _ names: Int) -> String {
    let margin = String(repeating: " ", count: names + 2)
    let padding = String(repeating: " ", count: names - displayWidth(name) + 2)
    guard !rest.isEmpty else { return name }
    return name + padding + wrapped(rest, width: width - names - 2).joined(separator: "\n" + margin)
  }

  private func below(_ name: String, _ rest: String) -> String {
    let lines = rest.isEmpty ? [] : wrapped(rest, width: width - 4).map { "    " + $0 }
    return (wrapped(name, width: width) + lines).joined(separator: "\n")
  }

  /// Splits a row of a table into cells. `\|` is a vertical bar within a cell.
  private func cells(_ row: Substring) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in row.dropFirst() {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "|" where !isEscaped: cells.append("")
      default: cells[cells.count - 1].append(character)
      }
      isEscaped = false
    }
    return cells.dropLast().map { cell in plain(cell.trimmed[...]) }
  }

  // MARK: Within a line

  /// Returns a text without the Markdown syntax of emphasis and links. Asterisks and brackets within code stay.
  private func plain(_ text: some StringProtocol) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      index % 2 == 1 ? String(part) : withoutMarks(String(part))
    }.joined()
  }

  private func withoutMarks(_ text: String) -> String {
    var text = text
    for mark in ["**", "*"] { text = text.split(separator: mark, omittingEmptySubsequences: false).joined() }
    return withoutLinks(text)
  }

  /// Replaces each link `[words](address)` with its words. If the address is that of a web page, it is added in
  /// brackets.
  private func withoutLinks(_ text: String) -> String {
    var rest = text[...]
    var out = ""
    while let middle = rest.firstRange(of: "]("), let open = rest[..<middle.lowerBound].lastIndex(of: "["),
      let close = rest[middle.upperBound...].firstIndex(of: ")")
    {
      let address = rest[middle.upperBound..<close]
      out += rest[..<open] + rest[rest.index(after: open)..<middle.lowerBound]
      if address.hasPrefix("http") { out += " (\(address))" }
      rest = rest[rest.index(after: close)...]
    }
    return out + rest
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
  }
}
