import KernelPresentation

/// Writes grids of numbers, rings that show goals, and tiles.
extension PageBody {
  mutating func addStatGrid(_ grid: Element) {
    html.open("dl", grid.type == .heroNumber ? "stats lead" : "stats")
    for stat in grid.children where stat.role == .stat { addStat(stat) }
    html.raw("</dl>\n")
  }

  /// Writes a number, with its name above it.
  private mutating func addStat(_ stat: Element) {
    html.open("div", Classes("stat", color: stat.color))
    html.element("dt", "caption", stat.text ?? "")
    html.open("dd", Classes(type: stat.type ?? .number))
    addValue(stat)
    html.raw("</dd></div>")
  }

  /// Writes a number with its name as a cell of a row. If the number is a running clock, it goes on by itself.
  mutating func addFigure(_ stat: Element) {
    html.open("span", "stat")
    html.element("span", "caption", stat.text ?? "")
    html.raw(" ")
    html.open("b", Classes(type: stat.type ?? .number))
    addValue(stat)
    html.raw("</b></span>")
  }

  private mutating func addValue(_ stat: Element) {
    guard let label = stat.label else { return addNumber(stat) }
    let clock = stat.children.first?.interval
    html.open("span") {
      $0.raw(" aria-hidden=\"true\"")
      $0.attribute("data-since", clock?.since)
      $0.attribute("data-until", clock?.until)
    }
    addNumber(stat)
    html.raw("</span>")
    html.element("span", "said", label)
  }

  private mutating func addNumber(_ stat: Element) {
    html.text(stat.value ?? "–")
    if let unit = stat.unit { html.element("small", "", "\u{A0}" + unit) }
  }

  /// Writes rings that show how much of each goal is reached. The text next to the rings contains the same values. On a
  /// coloured background, the title is part of that text.
  mutating func addRings(_ rings: Element) {
    let isHero = rings.fill != nil
    if !isHero, let title = rings.text { html.element(headingTag, "title", title) }
    html.open("div", isHero ? "rings hero" : "rings")
    let within = rings.children.count == 1 ? rings.children[0].children.first : nil
    if within != nil { html.raw("<div class=\"ring\">") }
    html.raw("<svg viewBox=\"0 0 120 120\" aria-hidden=\"true\">")
    for (index, stat) in rings.children.prefix(3).enumerated() { addArc(stat, radius: 53 - 14 * index) }
    html.raw("</svg>")
    if let within {
      html.raw("<b aria-hidden=\"true\">")
      addLarge(within.text ?? "")
      html.raw("</b></div>")
    }
    html.raw("<div class=\"goals\">")
    if isHero, let title = rings.text { html.element(headingTag, "title", title) }
    html.raw("<ul>")
    for stat in rings.children.prefix(3) { addGoal(stat) }
    html.raw("</ul></div></div>\n")
  }

  private mutating func addArc(_ stat: Element, radius: Int) {
    html.open("g", Classes(fill: stat.fill))
    let circle = "<circle cx=\"60\" cy=\"60\" r=\"\(radius)\" pathLength=\"100\""
    html.raw(made: circle + " class=\"track\"/>")
    let percent = min(max(stat.percent ?? 0, 0), 100)
    if percent > 0 { html.raw(made: circle + " class=\"arc\" stroke-dasharray=\"\(percent) 100\"/>") }
    html.raw("</g>")
  }

  private mutating func addGoal(_ stat: Element) {
    let href = stat.route.flatMap { renderer.links.href($0) }
    html.open("li", Classes(fill: stat.fill))
    html.open(href == nil ? "div" : "a", "goal") { $0.attribute("href", href) }
    html.raw("<i class=\"dot\"></i>")
    html.open("span")
    html.text(stat.text ?? "")
    html.raw("</span> ")
    html.element("b", "number", stat.value ?? "")
    html.raw(" ")
    if let within = stat.children.first?.spoken {
      html.element("span", "said", within)
      html.raw(" ")
    }
    // The dot that parts the unit from the text in a terminal's line is needless on a line of its own.
    let unit = stat.unit ?? ""
    html.element("span", "caption c-secondary", unit.hasPrefix("· ") ? String(unit.dropFirst(2)) : unit)
    html.raw(href == nil ? "</div></li>\n" : "</a></li>\n")
  }

  mutating func addTiles(_ tiles: Element) {
    if let title = tiles.label { html.element(headingTag, "title", title) }
    html.open("ul", "tiles")
    for tile in tiles.children { addTile(tile) }
    html.raw("</ul>\n")
  }

  private mutating func addTile(_ tile: Element) {
    let href = tile.route.flatMap { renderer.links.href($0) }
    html.open("li", Classes(fill: tile.fill))
    html.open(href == nil ? "div" : "a", "tile") { $0.attribute("href", href) }
    html.open("span", tile.unit == "°" ? "picture compass" : "picture") {
      if tile.unit == "°" { $0.attribute("style", tile.value.map { "--turn:\($0)deg" }) }
    }
    addIcon(tile.icon)
    html.raw("</span>")
    tile.unit == "°" ? addBearing(tile.children) : addCells(tile.children, identifiers: false)
    html.raw(href == nil ? "</div>" : "</a>")
    if href == nil { addCommand(tile.command) }
    html.raw("</li>\n")
  }

  /// Writes a bearing, such as `135.8°`, and after it the rest: `Qibla from true north`.
  private mutating func addBearing(_ cells: [Element]) {
    let words = (cells.last?.text ?? "").split(separator: " ", maxSplits: 1).map(String.init)
    html.element("span", "number", words.first ?? "")
    html.raw(" ")
    html.element("span", "leading", ([cells.first?.text ?? ""] + words.dropFirst()).joined(separator: " "))
  }

  mutating func addChips(_ chips: Element) {
    html.open("ul", "chips")
    for chip in chips.children {
      let href = chip.route.flatMap { renderer.links.href($0) }
      let cells = chip.children.prefix(chip.cellCount)
      // Where the chip's screen has no page, the chip reveals the command that shows the screen, as a row does.
      let command = href == nil ? chip.command : nil
      let tag: StaticString = href != nil ? "a" : command != nil ? "summary" : "span"
      html.open("li", Classes(fill: chip.fill))
      if command != nil { html.raw("<details class=\"reveal\">") }
      html.open(tag, chip.color == nil ? "chip" : "chip outlined") {
        $0.attribute("href", href)
        if href != nil { $0.attribute("aria-label", chip.spokenName) }
      }
      for (index, cell) in cells.enumerated() {
        guard let text = index == 0 ? cell.spoken : cell.text, !text.isEmpty else { continue }
        html.element(index == 0 ? "span" : "small", "", text)
      }
      html.close(tag)
      if command != nil {
        html.raw("<div class=\"answer\">")
        addCommand(command)
        html.raw("</div></details>")
      }
      html.raw("</li>\n")
    }
    html.raw("</ul>\n")
  }

  /// Writes a question for the user to decide. The source of the question is above it.
  mutating func addDecision(_ element: Element) {
    let id = claim(element)
    html.open("section", "card decision") {
      $0.attribute("id", id)
      $0.raw(" tabindex=\"-1\"")
      $0.attribute("aria-label", element.spoken)
    }
    if let source = element.children.first { add(source) }
    html.open(headingTag, "title") { $0.attribute("aria-label", element.label) }
    html.text(element.text ?? "")
    html.close(headingTag)
    let rest = element.children.dropFirst()
    for chart in rest where chart.role == .chart { addEvidence(chart) }
    addAll(rest.filter { $0.action == nil && $0.role != .button && $0.role != .chart })
    html.raw("<div class=\"answers\">")
    for answer in rest where answer.action != nil { add(answer) }
    html.raw("</div>")
    for way in rest where way.action == nil && way.role == .button { addTool(way) }
    html.raw("</section>\n")
  }
}
