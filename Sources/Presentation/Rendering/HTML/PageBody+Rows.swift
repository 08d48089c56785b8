import KernelPresentation

extension PageBody {
  mutating func addRow(_ element: Element) {
    var cells =
      element.cellCount == element.children.count ? element.children : Array(element.children[..<element.cellCount])
    let news =
      element.text == nil
      ? nil : Element(.badge, words.newRecord, type: .caption, fill: Hue.best.fill, icon: cells.first?.icon)
    if news != nil, let first = cells.first { cells[0] = .cell(first.text ?? "", .leading, .body) }
    let href = element.route.flatMap { renderer.links.href($0) }
    html.open("li", Classes(element.fill == nil ? "" : "barred", fill: element.fill))
    if let href {
      let id = claim(element)
      html.open("a", "row") {
        $0.attribute("id", id)
        $0.attribute("href", href)
        if element.isOn == true { $0.raw(" aria-current=\"page\"") }
      }
      addNews(news)
      // Leave out the identifier: it is for commands, and the link replaces them.
      addCells(cells, identifiers: false)
      html.close("a")
    } else if element.route != nil, let command = element.command {
      // The row's screen has no page, so the row reveals the command that shows the screen.
      html.raw("<details class=\"reveal\"><summary class=\"row\">")
      addNews(news)
      addCells(cells, identifiers: false)
      html.raw("</summary><div class=\"answer\">")
      addCommand(command)
      html.raw("</div></details>")
    } else {
      html.open("div", "row") { if element.label != nil { $0.raw(" aria-hidden=\"true\"") } }
      addNews(news)
      addCells(cells, identifiers: !element.isTriple && formAddress == nil)
      html.close("div")
      if let label = element.label { html.element("span", "said", label) }
    }
    if cells.count < element.children.count {
      html.open("div", "actions")
      for button in element.trailingActions { addTool(button) }
      html.close("div")
    }
    html.raw("</li>\n")
  }

  /// Writes the badge of a row that is news: `New record`.
  private mutating func addNews(_ badge: Element?) {
    guard let badge else { return }
    addInline(badge)
    html.raw(" ")
  }

  /// Writes the cells of a row. Their text is also the name of the row's link, so that users of voice control can say
  /// the text that they see (WCAG 2.5.3). Cells that contain only text are written without being copied from the array,
  /// because an exported book has millions of them.
  /// - Parameter identifiers: whether to write cells that contain an id for use in commands.
  mutating func addCells(_ cells: [Element], identifiers: Bool = true) {
    for index in cells.indices where identifiers || cells[index].role != .identifier {
      if index > 0, cells[index].isSameName { continue }
      if index > 0 { html.raw(" ") }
      let next = index + 1
      if next < cells.endIndex, cells[next].isSameName {
        addName(cells[index], cells[next])
      } else if cells[index].type == .heroNumber, cells[index].isPlain {
        addHeroNumber(cells[index])
      } else if cells[index].isPlain {
        html.open(
          "span", Classes(placement: cells[index].placement, type: cells[index].type, color: cells[index].color))
        html.text(cells[index].text ?? "")
        html.raw("</span>")
      } else {
        addCell(cells[index])
      }
    }
  }

  /// Writes a large number, followed by its unit in smaller type.
  private mutating func addHeroNumber(_ cell: Element) {
    html.open("span", Classes(placement: cell.placement, type: cell.type, color: cell.color))
    addLarge(cell.text ?? "")
    html.raw("</span>")
  }

  /// Writes the text of a large number, such as `110 kg`. What follows its first space is smaller, as is the space.
  mutating func addLarge(_ text: String) {
    guard let space = text.firstIndex(where: \.isWhitespace) else { return html.text(text) }
    html.text(String(text[..<space]))
    html.element("small", "", String(text[space...]))
  }

  /// Writes a name, followed by the same name in another language, such as Arabic.
  private mutating func addName(_ name: Element, _ other: Element) {
    html.open("span", Classes(placement: name.placement, type: name.type, color: name.color))
    addInline(name)
    html.raw(" ")
    html.open("span", Classes("also", color: other.color)) { $0.language(other.textLanguage) }
    addInline(other)
    html.raw("</span></span>")
  }

  /// Writes a cell. Uses only HTML elements that are allowed inside a line of text.
  private mutating func addCell(_ cell: Element) {
    if let chart = cell.chart { return addSparkline(chart, cell.color) }
    if cell.role == .stat { return addFigure(cell) }
    if cell.role == .avatar { return addNamedDisc(cell) }
    let tag: StaticString =
      cell.role == .identifier ? "code" : cell.role == .heading ? headingTag : "span"
    var classes = cell.role == .badge ? Classes() : cell.classes
    classes.placement = cell.placement
    html.open(tag, classes) { $0.language(cell.textLanguage) }
    addInline(cell)
    html.close(tag)
  }

  mutating func addInline(_ element: Element) {
    if element.role == .badge {
      html.open(
        "span", Classes(element.fill == nil ? "badge outlined" : "badge", type: element.type, fill: element.fill))
      addIcon(element.icon)
      addWords(element)
      html.raw("</span>")
    } else {
      addPicture(element)
      addWords(element)
    }
  }

  /// Writes a cell's icon. If the cell has a fill, the icon has a background in that colour.
  private mutating func addPicture(_ cell: Element) {
    guard let fill = cell.fill, cell.icon?.size == .featured else { return addIcon(cell.icon) }
    html.open("span", Classes("picture", fill: fill))
    addIcon(cell.icon)
    html.close("span")
  }
}

extension Collection<Element> {
  /// The CSS classes of the list that consists of the first consecutive rows in these elements. If any row has buttons,
  /// all rows leave room for buttons. A column of numbers such as `12.` is kept narrow.
  var listClasses: Classes {
    let rows = prefix { $0.role == .row }
    let hasActions = rows.contains { $0.cellCount < $0.children.count }
    guard first?.isTriple ?? false else { return hasActions ? "rows acting" : "rows" }
    if hasActions { return "rows triple acting" }
    return rows.allSatisfy { $0.children.first?.isNumber == true } ? "rows triple numbered" : "rows triple"
  }
}

extension Element {
  /// Whether the element's text is a number with a full stop, such as `12.`.
  fileprivate var isNumber: Bool {
    guard let text, text.utf8.last == UInt8(ascii: ".") else { return false }
    return text.utf8.dropLast().allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether the row has three cells, at the left, in the centre and at the right, which are aligned with those of the
  /// other rows in a list. The identifier does not count, because pages do not show it.
  fileprivate var isTriple: Bool {
    let names = children.count > 1 && children[1].isSameName ? 1 : 0
    let cells = cellCount - names
    guard cells == 3 || cells == 4 && children[3 + names].role == .identifier else { return false }
    return children[0].placement == .leading && children[1 + names].placement == .center
      && children[2 + names].placement == .trailing
  }

  /// Whether the cell repeats the name in the cell before it, in another language.
  fileprivate var isSameName: Bool { textLanguage != nil && placement == .leading }
}
