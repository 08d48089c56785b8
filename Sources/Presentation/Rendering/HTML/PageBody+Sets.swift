import KernelPresentation

/// Writes tables with fields in their rows, docks, and menus.
extension PageBody {
  /// Writes a table with fields in its rows. HTML allows no form within a table row, so the rows' forms are written
  /// before the table, and each field refers to its form by id.
  mutating func addSetTable(_ table: Element) {
    let rows = table.children.filter { $0.role == .tableRow }
    var forms: [String?] = []
    for row in rows { forms.append(outer?.id ?? openRowForm(row)) }
    let header = table.children.first { $0.role == .tableHeader }
    html.raw("<table class=\"sets\"")
    html.attribute("aria-label", table.label)
    if let header { addTitles(header.children) }
    html.raw(">")
    if let header { addSetHeader(header) }
    html.raw("<tbody>\n")
    // Rows of sets to be done share one action, so what was refused is shown in the first of them.
    let refused = rows.firstIndex { renderer.links.entered(for: $0.children.last?.action) != nil }
    for (index, (row, form)) in zip(rows, forms).enumerated() { addSetRow(row, form, isRefused: index == refused) }
    html.raw("</tbody></table>\n")
  }

  /// Writes the form that sends a table row, and returns the form's id; nil if the row can't be sent.
  private mutating func openRowForm(_ row: Element) -> String? {
    guard formAddress != nil, let button = row.children.last, button.role == .button, let action = button.action,
      !button.isDisabled, let id = button.id
    else { return nil }
    openForm(action, "act rowed", isChecked: true, id: "form-" + id)
    html.raw("</form>")
    return "form-" + id
  }

  private mutating func addSetHeader(_ header: Element) {
    html.raw("<thead><tr>")
    for cell in header.children {
      html.open("th", "caption") { $0.raw(" scope=\"col\"") }
      addInline(cell)
      html.raw("</th>")
    }
    html.raw("</tr></thead>\n")
  }

  private mutating func addSetRow(_ row: Element, _ form: String?, isRefused: Bool) {
    let entered =
      outer != nil ? outer?.entered : isRefused ? renderer.links.entered(for: row.children.last?.action) : nil
    html.open("tr", Classes(row.isOn == true ? "done" : row.fill == nil ? "" : "now", fill: row.fill))
    for (index, cell) in row.children.enumerated() {
      html.raw(index == 0 ? "<th scope=\"row\">" : "<td>")
      addSetCell(cell, form, entered)
      html.raw(index == 0 ? "</th>" : "</td>")
    }
    html.raw("</tr>\n")
  }

  private mutating func addSetCell(_ cell: Element, _ form: String?, _ entered: EnteredFields?) {
    if cell.role == .button {
      addSetButton(cell, form)
    } else if let input = cell.action?.input {
      addSetField(cell, input, form, entered)
    } else if let href = cell.route.flatMap({ renderer.links.href($0) }) {
      html.open("a") {
        $0.attribute("href", href)
        $0.attribute("aria-label", cell.spokenName)
      }
      html.text(cell.text ?? "")
      html.raw("</a>")
    } else {
      html.open("span", Classes(type: cell.type, color: cell.color))
      addWords(cell)
      html.raw("</span>")
    }
  }

  private static let decimal: StaticString =
    " type=\"text\" inputmode=\"decimal\" dir=\"auto\" autocomplete=\"off\""

  /// Writes a field of a row. A number with decimals is a text for the browser, so that what is typed reaches the
  /// server whatever the decimal mark, and a unit may follow it.
  private mutating func addSetField(
    _ field: Element, _ input: Action.Input, _ form: String?, _ entered: EnteredFields?
  ) {
    guard let form else {
      html.text(field.value ?? "")
      return
    }
    let problem = entered?.problem(of: input)
    let note = problem == nil ? nil : nextID()
    html.raw("<input name=\"")
    html.text(ServedPages.fieldName(of: input))
    html.raw("\"")
    let hasDecimals = input.limits.map { $0.decimals > 0 } ?? false
    html.raw(hasDecimals ? PageBody.decimal : input.kind.attributes)
    html.attribute("form", form)
    html.attribute("id", field.key)
    html.attribute("aria-label", field.label)
    html.attribute("aria-keyshortcuts", field.shortcut)
    html.attribute("aria-describedby", note)
    if entered?.refuses(input) == true { addWrong(input, entered, isNamed: field.key != nil) }
    html.attribute("value", entered?[input.parameter] ?? field.value.flatMap { $0.isEmpty ? nil : $0 })
    html.attribute("placeholder", field.placeholder)
    html.raw(">")
    if let note, let problem { addNote(problem, note, isProblem: true) }
  }

  private mutating func addSetButton(_ button: Element, _ form: String?) {
    guard let form else {
      if button.command != nil { return addTool(button) }
      guard formAddress != nil else { return }
      html.open("span", "check off") { $0.raw(" aria-hidden=\"true\"") }
      addFace(button)
      html.raw("</span>")
      return
    }
    let id = claim(button)
    let isWithin = outer != nil
    html.open("button", button.isOn == true ? "check done" : "check") {
      $0.attribute("id", id)
      $0.attribute("form", form)
      if isWithin, let action = button.action {
        $0.raw(" name=\"instead\"")
        $0.attribute("value", action.key)
      }
      $0.attribute("aria-label", button.spokenName)
      $0.attribute("aria-keyshortcuts", button.shortcut)
      if let isOn = button.isOn { $0.raw(isOn ? " aria-pressed=\"true\"" : " aria-pressed=\"false\"") }
    }
    addFace(button)
    html.raw("</button>")
  }

  mutating func addDock(_ dock: Element) {
    html.open("div", "dock") {
      $0.raw(" role=\"group\"")
      $0.attribute("aria-label", dock.label)
    }
    for child in dock.children { child.role == .button ? addTool(child) : add(child) }
    html.raw("</div>\n")
  }

  /// Writes a menu. It opens even without a script.
  mutating func addMenu(_ menu: Element) {
    let id = nextID()
    html.open("button", Classes("tool", placement: menu.placement)) {
      $0.attribute("popovertarget", id)
      $0.raw(" type=\"button\"")
      $0.attribute("aria-label", menu.spokenName ?? menu.label)
    }
    addFace(menu)
    html.raw("</button>")
    html.open("div", "menu") {
      $0.raw(" popover")
      $0.attribute("id", id)
      $0.raw(" role=\"group\"")
      $0.attribute("aria-label", menu.label)
    }
    addAll(menu.children)
    html.raw("</div>\n")
  }
}

extension PageLinks {
  /// Returns what the user entered in a table row before the row was refused; nil if the row was not refused.
  /// - Parameter action: the action of the row's button.
  fileprivate func entered(for action: Action?) -> EnteredFields? {
    guard case .served(let pages) = self, let entered = pages.entered, entered.action == action?.key else { return nil }
    return entered
  }
}
