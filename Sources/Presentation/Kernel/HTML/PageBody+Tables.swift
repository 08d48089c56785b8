extension PageBody {
  mutating func addTable(_ element: Element) {
    let header = element.children.first { $0.role == .tableHeader }
    let columns = element.children.first { $0.role == .tableRow }?.children.map(Column.init) ?? []
    html.raw("<div class=\"table\"><table")
    Classes(columns.enumerated().map { $1.classes(at: $0 + 1) }.joined()).write(to: &html)
    if let header { addTitles(header) }
    html.raw(">")
    if let caption = element.text { html.element("caption", "caption", caption) }
    if let header {
      html.raw("<thead><tr>")
      for cell in header.children {
        html.raw("<th scope=\"col\">")
        html.text(cell.text ?? "")
      }
      html.raw("</thead>\n")
    }
    html.raw("<tbody>\n")
    for line in element.children where line.role == .tableRow { addTableRow(line, columns) }
    html.raw("</table></div>\n")
  }

  /// How the cells of a column look that say nothing else.
  private struct Column: Equatable {
    let isEnd: Bool
    let type: TypeToken?

    init(_ cell: Element) {
      isEnd = cell.placement == .trailing
      type = cell.type
    }

    /// Body text at the start is what cells are anyway.
    func classes(at number: Int) -> String {
      (isEnd ? "e\(number) " : "") + (type.flatMap { $0 == .body ? nil : "\($0.className)\(number) " } ?? "")
    }
  }

  /// For cells that stand below each other for want of width.
  private mutating func addTitles(_ header: Element) {
    let titles = header.children.enumerated().map { index, cell in
      "--t\(index + 1):'\((cell.text ?? "").filter { $0 != "'" && $0 != "\\" })'"
    }
    html.attribute("style", titles.joined(separator: ";"))
  }

  /// End tags of cells and rows may be left out (WHATWG, 13.1.2.4), and a table of laps has thousands.
  private mutating func addTableRow(_ line: Element, _ columns: [Column]) {
    html.raw("<tr>")
    for index in line.children.indices {
      let cell = line.children[index]
      let isUsual = columns.indices.contains(index) && columns[index] == Column(cell)
      html.open(
        index == 0 ? "th" : "td",
        Classes(
          !isUsual && cell.placement == .trailing ? "end" : "", type: isUsual ? nil : cell.type, color: cell.color)
      ) {
        if index == 0 { $0.raw(" scope=\"row\"") }
      }
      addCell(inTable: cell)
    }
    html.raw("\n")
  }

  private mutating func addCell(inTable cell: Element) {
    if let fill = cell.fill {
      html.open("i", Classes("dot", fill: fill))
      html.raw("</i>")
    }
    if let href = cell.route.flatMap({ renderer.links.href($0) }) {
      html.open("a") { $0.attribute("href", href) }
      addInline(cell)
      html.close("a")
    } else {
      addInline(cell)
    }
  }
}
