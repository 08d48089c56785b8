import KernelPresentation

/// Writes a field for two times of day, such as quiet hours, as two fields that are sent together.
extension PageBody {
  mutating func addHours(_ field: Element, _ action: Action) {
    let hours = HoursText(field.value ?? "")
    openForm(action, saves: field.saves)
    let name = nextID()
    let id = claim(field)
    html.open("div", "field hours") {
      $0.raw(" role=\"group\"")
      $0.attribute("aria-labelledby", name)
    }
    html.open("span", "") { $0.attribute("id", name) }
    html.text(field.text ?? "")
    html.raw("</span><div>")
    addTime(words.from, ServedPages.from, hours.from, id: id, refusedBy: action)
    addTime(words.to, ServedPages.to, hours.to, id: nil, refusedBy: nil)
    html.raw("</div>")
    html.raw("<input type=\"hidden\"")
    html.attribute("name", ServedPages.rest)
    html.attribute("value", hours.rest)
    html.raw(">")
    html.element("button", field.saves ? "button save" : "button", words.save)
    if field.saves { html.raw("<p class=\"saved caption\" role=\"status\"></p>") }
    html.raw("</div></form>\n")
  }

  /// Writes the field of one of the times.
  /// - Parameter action: the action whose refusal marks the field; nil if it does not.
  private mutating func addTime(
    _ text: String, _ name: String, _ value: String, id: String?, refusedBy action: Action?
  ) {
    html.raw("<label><span>")
    html.text(text)
    html.raw("</span><input type=\"time\"")
    html.attribute("name", name)
    html.attribute("id", id)
    html.attribute("value", value)
    if let action { addWrong(action, isNamed: id != nil) }
    html.raw("></label>")
  }
}
