extension PageBody {
  mutating func addRow(_ element: Element) {
    let href = element.route.flatMap { renderer.links.href($0) }
    html.open("li", Classes(element.fill == nil ? "" : "barred", fill: element.fill))
    if let href {
      html.open("a", "row") {
        $0.attribute("href", href)
        $0.attribute("aria-label", element.label)
      }
      // What a command would be given to lead there.
      for cell in element.children where cell.role != .identifier { addCell(cell) }
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
    let tag: StaticString =
      cell.role == .identifier ? "code" : cell.role == .heading ? "strong" : "span"
    var classes = cell.role == .badge ? Classes() : cell.classes
    classes.placement = cell.placement
    html.open(tag, classes)
    addInline(cell)
    html.close(tag)
  }

  mutating func addInline(_ element: Element) {
    if element.role == .badge {
      html.open("span", Classes("badge", type: element.type, fill: element.fill))
      addIcon(element.icon)
      addWords(element)
      html.raw("</span>")
    } else {
      addIcon(element.icon)
      addWords(element)
    }
  }
}

extension Element {
  /// Left, centre and right, which stand under each other's in a list.
  var isTriple: Bool {
    children.count == 3 && children[0].placement == .leading && children[1].placement == .center
      && children[2].placement == .trailing
  }
}
