import KernelPresentation

/// Writes the controls with which the user chooses a part of a run: a chart, and a field for each end of the part. For
/// each field, the script adds a handle to the chart.
extension PageBody {
  /// Writes the controls.
  /// - Parameter entered: the values that the user entered before, if the form was refused; nil otherwise.
  mutating func addSpan(_ span: Element, _ entered: EnteredFields?) {
    let fields = span.children.filter { $0.action?.input != nil }
    html.open("div", "span") {
      $0.attribute("data-most", fields.first?.action?.input?.limits.map { String($0.most) })
      $0.raw(" role=\"group\"")
      $0.attribute("aria-label", span.label)
    }
    for child in span.children where child.action?.input == nil { add(child) }
    html.raw("<div class=\"ends\">")
    for field in fields {
      if let input = field.action?.input, formAddress != nil { addTogether(field, input, entered) } else { add(field) }
    }
    html.raw("</div></div>\n")
  }
}
