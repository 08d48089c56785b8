extension PageBody {
  /// The picture, its ends in words at the axes, and what is to be seen as its text alternative.
  mutating func addChart(_ element: Element) {
    guard let chart = element.chart, let first = chart.points.first, let last = chart.points.last else { return }
    let drawing = ChartDrawing(chart: chart)
    html.open("figure", chart.kind.classes)
    if let text = element.text { html.element("figcaption", "caption", text) }
    html.raw("<div class=\"plot\">")
    if drawing.isStretched {
      addAxis("ys caption c-secondary", [chart.highest?.yText ?? "", chart.lowest?.yText ?? ""])
    }
    html.open("svg", Classes(color: element.color)) {
      $0.attribute("viewBox", drawing.viewBox)
      if drawing.isStretched { $0.raw(" preserveAspectRatio=\"none\"") }
      $0.raw(" role=\"img\"")
      $0.attribute("aria-label", element.label ?? element.text)
    }
    drawing.write(to: &html)
    html.raw("</svg>")
    // A year's axis tells its months.
    addAxis("xs caption c-secondary", chart.kind == .calendar ? (1...12).map(String.init) : [first.xText, last.xText])
    html.raw("</div>")
    addAll(element.children)
    html.raw("</figure>\n")
  }

  private mutating func addAxis(_ classes: Classes, _ labels: [String]) {
    html.open("div", classes) { $0.raw(" aria-hidden=\"true\"") }
    for label in labels { html.element("span", "", label) }
    html.raw("</div>")
  }
}

extension Chart.Kind {
  fileprivate var classes: Classes {
    switch self {
    case .progress: "chart progress"
    case .calendar: "chart calendar"
    case .line: "chart line"
    }
  }
}
