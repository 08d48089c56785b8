import KernelPresentation

/// Writes words that are only shown, or that only assistive technology says.
extension PageBody {
  /// Writes the text and the label of an element. If the label contains the text, only the rest of the label is hidden
  /// from view. Otherwise, the text is hidden from assistive technology, and the label from view.
  mutating func addWords(_ element: Element) {
    guard let label = element.label, label != element.text else {
      html.text(element.text ?? "")
      return
    }
    if let text = element.text, let place = label.place(ofWords: text) {
      addUnseen(label[..<place.lowerBound])
      html.text(text)
      addUnseen(label[place.upperBound...])
      return
    }
    html.open("span") { $0.raw(" aria-hidden=\"true\"") }
    html.text(element.text ?? "")
    html.raw("</span>")
    html.element("span", "said", label)
  }

  private mutating func addUnseen(_ words: Substring) {
    if !words.isEmpty { html.element("span", "said", String(words)) }
  }

  /// Writes a picture within a `summary` element, with its name as hidden text, because `summary` can't have a label
  /// (HTML-AAM, 4.1).
  /// - Parameters:
  ///   - name: the picture's name; nil if the picture needs none.
  ///   - work: writes the picture.
  mutating func addNamed(_ name: String?, _ work: (inout PageBody) -> Void) {
    guard let name else { return work(&self) }
    html.element("span", "said", name)
    html.open("span", "seen") { $0.raw(" aria-hidden=\"true\"") }
    work(&self)
    html.close("span")
  }
}

extension String {
  /// Returns the range of `words` within the text if they occur as whole words; nil if not. `200 meters`, for example,
  /// does not contain `200 m`.
  fileprivate func place(ofWords words: String) -> Range<Index>? {
    guard !words.isEmpty, let place = firstRange(of: words) else { return nil }
    let before = self[..<place.lowerBound].last
    let after = self[place.upperBound...].first
    let isPart = [before, after].contains { $0?.isLetter == true || $0?.isNumber == true }
    return isPart ? nil : place
  }
}
