extension PageBody {
  mutating func addTable(_ element: Element) {
    let header = element.children.first { $0.role == .tableHeader }
    let columns = element.children.first { $0.role == .tableRow }?.children.map(Column.init) ?? []
    html.raw("<div class=\"table\"><table class=\"")
    for (index, column) in columns.enumerated() { column.write(at: index + 1, to: &html) }
    html.raw("\"")
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
    func write(at number: Int, to html: inout HTMLText) {
      if isEnd {
        html.raw("e")
        html.number(number)
        html.raw(" ")
      }
      if let type, type != .body {
        html.raw(type.className)
        html.number(number)
        html.raw(" ")
      }
    }
  }

  /// For cells that stand below each other for want of width.
  private mutating func addTitles(_ header: Element) {
    html.raw(" style=\"")
    for (index, cell) in header.children.enumerated() {
      html.raw(index == 0 ? "--t" : ";--t")
      html.number(index + 1)
      html.raw(":'")
      let title = cell.text ?? ""
      html.text(title.utf8.contains { $0 == 0x27 || $0 == 0x5C } ? title.filter { $0 != "'" && $0 != "\\" } : title)
      html.raw("'")
    }
    html.raw("\"")
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
