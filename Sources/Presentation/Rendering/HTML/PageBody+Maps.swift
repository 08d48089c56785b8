import KernelPresentation

/// Writes maps: the picture and, for assistive technology, the key of its marks, which explain themselves to the eye.
extension PageBody {
  mutating func addMap(_ element: Element) {
    guard let map = element.map, !map.lines.isEmpty else { return }
    html.open("figure", "map")
    if let text = element.text { html.element("figcaption", "caption", text) }
    html.open("svg", Classes(color: element.color)) {
      $0.attribute("viewBox", MapDrawing.viewBox)
      $0.raw(" role=\"img\"")
      $0.attribute("aria-label", element.label ?? element.text)
    }
    MapDrawing(map).write(to: &html)
    html.raw("</svg>")
    html.element("p", "said", MapStrings(language: words.language).notes(map))
    addAll(element.children)
    html.raw("</figure>\n")
  }
}
