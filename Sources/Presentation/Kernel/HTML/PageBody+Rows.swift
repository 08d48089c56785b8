extension PageBody {
  mutating func addRow(_ element: Element) {
    let href = element.route.flatMap { renderer.links.href($0) }
    html.open("li", element.hueClass.isEmpty ? "" : String(element.hueClass.dropFirst()) + " barred")
    if let href {
      html.open("a", "row") {
        $0.attribute("href", href)
        $0.attribute("aria-label", element.label)
      }
      for cell in element.children { addCell(cell) }
      html.close("a")
    } else {
      html.open("div", "row") { if element.label != nil { $0.raw(" aria-hidden=\"true\"") } }
      for cell in element.children { addCell(cell) }
      html.close("div")
      if let label = element.label { html.element("span", "said", label) }
    }
    html.raw("</li>\n")
  }

  /// A part of a line, in phrasing content only.
  mutating func addCell(_ cell: Element) {
    let tag = cell.role == .identifier ? "code" : cell.role == .heading ? "strong" : "span"
    html.open(
      tag,
      [cell.placement?.rawValue, cell.role == .badge ? nil : cell.classes].compactMap { $0 }.joined(separator: " "))
    addInline(cell)
    html.close(tag)
  }

  mutating func addInline(_ element: Element) {
    if element.role == .badge {
      html.open("span", "badge \(element.classes)\(element.hueClass)")
      addIcon(element.icon)
      addWords(element)
      html.raw("</span>")
    } else {
      addIcon(element.icon)
      addWords(element)
    }
  }

  mutating func addTable(_ element: Element) {
    let header = element.children.first { $0.role == .tableHeader }
    html.raw("<div class=\"table\"><table")
    if let header { addTitles(header) }
    html.raw(">")
    if let caption = element.text { html.element("caption", "caption", caption) }
    if let header {
      html.raw("<thead><tr>")
      for cell in header.children {
        html.open("th", cell.cellClasses) { $0.raw(" scope=\"col\"") }
        html.text(cell.text ?? "")
      }
      html.raw("</thead>\n")
    }
    html.raw("<tbody>\n")
    for line in element.children where line.role == .tableRow { addTableRow(line) }
    html.raw("</table></div>\n")
  }

  /// For cells that stand below each other for want of width.
  private mutating func addTitles(_ header: Element) {
    let titles = header.children.enumerated().map { index, cell in
      "--t\(index + 1):'\((cell.text ?? "").filter { $0 != "'" && $0 != "\\" })'"
    }
    html.attribute("style", titles.joined(separator: ";"))
  }

  /// End tags of cells and rows may be left out (WHATWG, 13.1.2.4), and a table of laps has thousands.
  private mutating func addTableRow(_ line: Element) {
    html.raw("<tr>")
    for (index, cell) in line.children.enumerated() {
      html.open(index == 0 ? "th" : "td", cell.cellClasses) { if index == 0 { $0.raw(" scope=\"row\"") } }
      if cell.fill != nil { html.raw("<i class=\"dot\(cell.hueClass)\"></i>") }
      if let href = cell.route.flatMap({ renderer.links.href($0) }) {
        html.open("a") { $0.attribute("href", href) }
        addInline(cell)
        html.close("a")
      } else {
        addInline(cell)
      }
    }
    html.raw("\n")
  }
}

extension Element {
  /// Left, centre and right, which stand under each other's in a list.
  var isTriple: Bool {
    children.map(\.placement) == [.leading, .center, .trailing]
  }

  /// Type and colour.
  var classes: String {
    var classes = type.map { kebab($0.rawValue) } ?? ""
    if role != .badge, let color { classes += " c-" + color.className }
    return classes
  }

  fileprivate var cellClasses: String {
    placement == .trailing ? (classes.isEmpty ? "end" : classes + " end") : classes
  }

  /// ` h-freestyle`, where it has a fill.
  var hueClass: String {
    fill.map { " h-\($0.hueName)" } ?? ""
  }
}

extension ColorToken {
  var hueName: String { String(rawValue.prefix { $0 != "." }) }
  /// `accent` for text, `accent-fill`.
  var className: String { rawValue.hasSuffix(".text") ? hueName : hueName + "-fill" }
}

extension Layout {
  var classes: String {
    "\(kebab(arrangement.rawValue)) top-\(top.spacing.rawValue) bottom-\(bottom.spacing.rawValue) gap-\(spacing.rawValue)"
  }
}
