import KernelPresentation

extension PageBody {
  mutating func addTable(_ element: Element) {
    let lines = element.children
    let header = lines.indices.first { lines[$0].role == .tableHeader }.map { lines[$0].children }
    let rows = lines.indices.filter { lines[$0].role == .tableRow }
    let columns = rows.first.map { Column.all(lines[$0].children) } ?? []
    // A table wider than the page scrolls. It can get the focus, so that people without a pointer can scroll it, too.
    html.raw("<div class=\"table\" tabindex=\"0\" role=\"group\"")
    html.attribute("aria-label", words.table(element.text, of: header.map { $0.compactMap(\.text) } ?? []))
    html.raw("><table class=\"")
    for (index, column) in columns.enumerated() { column.write(at: index + 1, to: &html) }
    let isOfTimes = PageBody.isOfTimes(lines)
    if let layout = isOfTimes ? "times" : PageBody.layout(lines) { html.raw(layout) }
    html.raw("\"")
    if let header { addTitles(header) }
    html.raw(">")
    if let caption = element.text { html.element("caption", "caption", caption) }
    if let header {
      html.raw("<thead><tr>")
      for index in header.indices {
        html.raw("<th scope=\"col\"")
        html.attribute("aria-label", header[index].label)
        html.raw(">")
        html.text(header[index].text ?? "")
        if let unit = header[index].unit { addOtherDay(unit) }
      }
      html.raw("</thead>\n")
    }
    html.raw("<tbody>\n")
    for row in rows {
      addTableRow(lines[row].children, columns, isOfTimes: isOfTimes, isToday: lines[row].isOn == true)
    }
    html.raw("</table></div>\n")
    if isOfTimes, let header { addHalves(header, rows.map { lines[$0].children }) }
  }

  /// Returns how narrow pages lay out a table that is too wide for them; nil for no special layout. Tables of laps,
  /// which have five columns from a number to a note, have a layout of their own. In other tables, rows become blocks if
  /// they have at least five cells, or three or four cells with long texts. Five columns with bars keep the usual layout.
  private static func layout(_ lines: [Element]) -> StaticString? {
    guard let first = lines.first?.children, let name = first.first, let last = first.last else { return nil }
    // Bars are compared with each other, and the numbers beside them are short.
    if first.count == 5, lines.contains(where: { $0.children.contains { $0.percent != nil } }) { return nil }
    if first.count >= 5 {
      return first.count == 5 && name.placement == .trailing && last.placement != .trailing ? "laps" : "stack"
    }
    guard first.count >= 3, name.placement != .trailing else { return nil }
    let widths = first.indices.map { column in
      lines.prefix(60).map { $0.children.count > column ? $0.children[column].text?.unicodeScalars.count ?? 0 : 0 }
        .max() ?? 0
    }
    return widths.reduce(0, +) > 32 ? "stack" : nil
  }

  /// Whether all cells except the first one in each row are times of day. Times are so short that a day and six times
  /// fit next to each other on a phone.
  static func isOfTimes(_ lines: [Element]) -> Bool {
    let rows = lines.filter { $0.role == .tableRow }
    return rows.count > 2
      && rows.allSatisfy { row in
        row.children.count > 5 && row.children.dropFirst().allSatisfy { isTimeOfDay($0.text ?? "") }
      }
  }

  /// Whether the text is a time of day, such as `5:02` or `5:02 AM`, or a dash in place of one.
  private static func isTimeOfDay(_ text: String) -> Bool {
    let half = half(ofTime: text)
    return text == "—"
      || text.contains(":") && text.dropLast(half.count).allSatisfy { $0.isNumber || $0 == ":" } && half.count < 6
        && half.allSatisfy { $0.isWhitespace || $0.isLetter || $0 == "." }
  }

  /// Returns what follows the digits of a time of day: ` AM` of `5:02 AM`, and nothing of `17:02`.
  private static func half(ofTime text: String) -> Substring { text[(text.firstIndex(of: " ") ?? text.endIndex)...] }

  /// The alignment and style that most cells of a column share. Such cells need no CSS classes of their own.
  private struct Column: Equatable {
    let isEnd: Bool
    let type: TypeToken?

    init(_ cells: [Element], _ index: Int) {
      isEnd = cells[index].placement == .trailing
      type = cells[index].type
    }

    static func all(_ cells: [Element]) -> [Column] { cells.indices.map { Column(cells, $0) } }

    /// Writes the column's CSS classes. Writes none for body text aligned at the start, which is the default.
    /// - Parameter number: the number of the column in the table, from 1.
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

  /// Writes the titles of the columns as CSS variables. If rows become blocks on narrow pages, these titles label the
  /// cells.
  mutating func addTitles(_ header: [Element]) {
    html.raw(" style=\"")
    for index in header.indices {
      html.raw(index == 0 ? "--t" : ";--t")
      html.number(index + 1)
      html.raw(":'")
      let title = header[index].text ?? ""
      // Quotes and backslashes are escaped as in CSS strings.
      html.text(title.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))
      html.raw("'")
    }
    html.raw("\"")
  }

  /// Writes a table row. Omits the end tags of cells and rows, as HTML allows (WHATWG, 13.1.2.4), because a table of
  /// laps has thousands of them.
  /// - Parameters:
  ///   - columns: the usual style of each column, so that only cells of a different style need CSS classes.
  ///   - isOfTimes: whether all cells except the first one are times of day.
  ///   - isToday: whether to mark the row as that of the current day.
  private mutating func addTableRow(_ cells: [Element], _ columns: [Column], isOfTimes: Bool, isToday: Bool) {
    html.raw(isToday ? "<tr id=\"today\" aria-current=\"date\">" : "<tr>")
    for index in cells.indices {
      let column = Column(cells, index)
      let isUsual = columns.indices.contains(index) && columns[index] == column
      html.raw(index == 0 ? "<th" : "<td")
      Classes(!isUsual && column.isEnd ? "end" : "", type: isUsual ? nil : column.type, color: cells[index].color)
        .write(to: &html)
      html.raw(index == 0 ? " scope=\"row\">" : ">")
      if let percent = cells[index].percent {
        addBar(cells[index], percent)
        continue
      }
      if let fill = cells[index].fill {
        html.open("i", Classes("dot", fill: fill))
        html.raw("</i>")
      }
      if let language = cells[index].textLanguage {
        html.open("span") { $0.language(language) }
        html.text(cells[index].text ?? "")
        html.raw("</span>")
      } else if isOfTimes {
        index == 0 ? addDayOfTimes(cells[index]) : addTime(cells[index])
      } else {
        addContent(cells[index])
      }
      if let unit = cells[index].unit { addOtherDay(unit) }
    }
    html.raw("\n")
  }

  /// Writes a number over a bar or, if the number is at the trailing edge, above it: two such numbers beside each other
  /// have bars that meet in the middle.
  /// - Parameter percent: the length of the bar in percent of the cell's width.
  private mutating func addBar(_ cell: Element, _ percent: Int) {
    let isFacing = cell.placement == .trailing
    html.open("span", Classes(isFacing ? "facing" : "length", fill: cell.fill ?? Hue.accent.fill)) {
      $0.raw(made: " style=\"--length:\(min(max(percent, 0), 100))%\"")
    }
    addInline(cell)
    if let unit = cell.unit { html.element("small", "", unit) }
    html.raw("</span>")
  }

  /// Writes a time of day. AM and PM are read by assistive technology, but hidden from view, because there are many
  /// times close together. A note below the table tells them.
  private mutating func addTime(_ cell: Element) {
    guard cell.isPlain, let text = cell.text else { return addContent(cell) }
    let half = PageBody.half(ofTime: text)
    html.text(String(text.dropLast(half.count)))
    if !half.isEmpty { html.element("span", "said", String(half)) }
  }

  /// Writes a note that says which columns of a table of times are before noon, and which after it:
  /// `Fajr, Sunrise: AM · Asr–Isha: PM`. It leaves out columns with times of both, and there is no note for a
  /// clock of 24 hours.
  private mutating func addHalves(_ header: [Element], _ rows: [[Element]]) {
    var parts: [(half: String, columns: [Int])] = []
    for column in header.indices.dropFirst() {
      let halves = Set(
        rows.compactMap { $0.indices.contains(column) ? $0[column].text : nil }.filter { $0 != "—" }
          .map { String(PageBody.half(ofTime: $0).dropFirst()) })
      guard halves.count == 1, let half = halves.first, !half.isEmpty, header[column].spoken != nil else { continue }
      if parts.last?.half == half {
        parts[parts.count - 1].columns.append(column)
      } else {
        parts.append((half, [column]))
      }
    }
    guard !parts.isEmpty else { return }
    let note = parts.map { half, columns in
      let titles = columns.compactMap { header[$0].spoken }
      // From three columns side by side, the first and the last are named.
      let isRun = columns.count > 2 && columns[columns.count - 1] - columns[0] == columns.count - 1
      let names = isRun ? "\(titles[0])–\(titles[titles.count - 1])" : titles.joined(separator: ", ")
      return "\(names): \(half)"
    }.joined(separator: " · ")
    html.element("p", "caption c-secondary", note)
    html.raw("\n")
  }

  /// Writes the day of a row of times, such as `Sun 29` or `Sun 29, Mecca`. Its number precedes the weekday, so that the
  /// numbers of all rows stand below each other, and narrow pages show two letters of the weekday. The cell's label says
  /// the date.
  private mutating func addDayOfTimes(_ cell: Element) {
    let name = (cell.text ?? "").prefix { $0 != "·" }
    let words = name.split(separator: " ", maxSplits: 2)
    guard words.count > 1, words[1].first?.isNumber == true, let label = cell.label else { return addContent(cell) }
    let href = cell.route.flatMap { renderer.links.href($0) }
    if let href { html.open("a") { $0.attribute("href", href) } }
    html.open("span") { $0.raw(" aria-hidden=\"true\"") }
    html.element("b", "", String(words[1].prefix { $0 != "," }))
    html.raw(" ")
    html.open("span")
    html.text(String(words[0].prefix(2)))
    if words[0].count > 2 { html.element("span", "more", String(words[0].dropFirst(2))) }
    html.raw("</span>")
    if words.count > 2 { html.element("em", "", String(words[2])) }
    html.raw("</span>")
    html.element("span", "said", label)
    if href != nil { html.close("a") }
  }

  /// Writes the same day in another calendar. Only paper shows more of it than its number.
  private mutating func addOtherDay(_ day: String) {
    let number = day.prefix { $0 != " " }
    html.open("small", "also") { $0.raw(" aria-hidden=\"true\"") }
    html.text(String(number))
    html.element("span", "", String(day.dropFirst(number.count)))
    html.raw("</small>")
  }

  private mutating func addContent(_ cell: Element) {
    if let href = cell.route.flatMap({ renderer.links.href($0) }) {
      html.open("a") { $0.attribute("href", href) }
      addInline(cell)
      html.close("a")
    } else {
      addInline(cell)
    }
  }
}
