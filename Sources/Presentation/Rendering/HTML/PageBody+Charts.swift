import KernelPresentation

/// Writes charts. The labels of the ticks are outside the picture, the chart's description is below it, and a table
/// contains the numbers.
extension PageBody {
  mutating func addChart(_ element: Element) { addChart(element, hasAxis: true, isStacked: false) }

  /// Writes several charts one below the other. They share one x axis, which is drawn below the last chart.
  mutating func addChartStack(_ stack: Element) {
    html.open("div", "stacked") {
      $0.raw(" role=\"group\"")
      $0.attribute("aria-label", stack.label)
    }
    for (index, chart) in stack.children.enumerated() {
      addChart(chart, hasAxis: index == stack.children.count - 1, isStacked: true)
    }
    html.raw("</div>\n")
  }

  private mutating func addChart(_ element: Element, hasAxis: Bool, isStacked: Bool) {
    guard let chart = element.chart, !chart.points.isEmpty else { return }
    html.open("figure", chart.kind.classes)
    addCaption(element)
    switch chart.kind {
    case .calendar: addCalendar(element, chart)
    case .weeks: addWeeks(element, chart)
    case .shares: addShares(element, chart)
    case .bars where chart.isRanked: addNamedBars(element, chart)
    case .progress, .line, .area, .bars: addPlot(element, chart, hasAxis: hasAxis, isStacked: isStacked)
    }
    addAll(element.children)
    html.raw("</figure>\n")
  }

  /// Writes the caption of a chart: its title, and the total or mean if the element has one.
  private mutating func addCaption(_ element: Element) {
    guard let text = element.text else { return }
    html.open("figcaption", "caption")
    html.text(text)
    if let value = element.value { html.element("b", "number", value) }
    html.close("figcaption")
  }

  /// Writes the axes and the content of a chart. A stacked chart is low, and its ticks lead the eye to the axis below the
  /// last chart.
  private mutating func addPlot(_ element: Element, _ chart: Chart, hasAxis: Bool, isStacked: Bool) {
    var frame = ChartFrame(chart, xTicks: 6, yTicks: isStacked ? 3 : 5)
    if isStacked, chart.ticks == nil {
      var ticked = chart
      ticked.ticks = frame.x.ticks
      frame = ChartFrame(ticked, xTicks: 6, yTicks: 3)
    }
    let language = words.language
    openPlot()
    let ys = frame.y.ticks.map { (value: $0, place: 100 - frame.y.place($0, steps: 100)) }
    let top = ys.min { $0.place < $1.place }?.value
    let unit = element.unit.map { "\u{A0}" + $0 } ?? ""
    addAxis("ys caption", ys.map { ($0.place, frame.y.label($0.value, language) + ($0.value == top ? unit : "")) })
    openPicture(element, ChartDrawing.viewBox)
    ChartDrawing(frame).write(to: &html)
    html.raw("</svg>")
    let words = ChartStrings(language: language)
    addSpots(chart.kind == .progress ? ChartSpots(progress: frame, words) : ChartSpots(values: frame, words))
    if hasAxis {
      addAxis("xs caption", frame.x.ticks.map { (frame.x.place($0, steps: 100), frame.x.label($0, language)) })
    }
    html.raw("</div>")
    addSeries(chart)
    if let notes = ChartStrings(language: language).notes(frame) { html.element("p", "caption c-secondary", notes) }
  }

  /// Writes the bars that speak for an answer to a question. They have no scale: the odd one, which belongs to the second
  /// series, is hatched and says its value. Those of the third series are hatched lighter. The chart's text says what
  /// all bars are.
  mutating func addEvidence(_ element: Element) {
    guard let chart = element.chart, let first = chart.points.first, let last = chart.points.last else { return }
    let frame = ChartFrame(chart, xTicks: 6, yTicks: 5)
    html.open("figure", "chart evidence")
    openPlot()
    openPicture(element, ChartDrawing.viewBox)
    ChartDrawing(frame).write(to: &html)
    html.raw("</svg>")
    let width = ChartDrawing.barWidth(frame)
    for odd in chart.points where (odd.series ?? 0) > 0 {
      let (x, y) = (frame.x.place(odd.x, steps: 1_000), frame.y.place(odd.y, steps: 1_000))
      html.open("div", odd.series == 1 ? "odd caption" : "odd light") {
        $0.raw(made: " style=\"--x:\(x - width / 2);--w:\(width);--y:\(y)\" aria-hidden=\"true\"")
      }
      if odd.series == 1 { html.element("b", "", odd.yText) }
      html.raw("</div>")
    }
    addSpots(ChartSpots(values: frame, ChartStrings(language: words.language)))
    addAxis("xs caption", [(0, first.xText)] + (element.text.map { [(50, $0)] } ?? []) + [(100, last.xText)])
    html.raw("</div>")
    if let text = element.text { html.element("p", "said", text) }
    html.raw("</figure>\n")
  }

  /// Writes a bar with its name for each item, one below the other. The names, such as those of muscles, are too long
  /// for labels on an axis.
  private mutating func addNamedBars(_ element: Element, _ chart: Chart) {
    html.open("div", "named") {
      $0.raw(" role=\"img\"")
      $0.attribute("aria-label", element.label ?? element.text)
    }
    let most = max(chart.points.map(\.y).max() ?? 0, 1)
    for point in chart.points {
      html.element("span", "", point.xText)
      html.open("span", Classes("length", fill: element.color.map(\.hue.fill) ?? Hue.accent.fill)) {
        $0.raw(made: " style=\"--length:\(max(point.y, 0) * 100 / most)%\"")
      }
      html.text(point.yText)
      html.raw("</span>")
    }
    html.raw("</div>")
  }

  /// Writes the chart's key, which shows the colour of each series.
  private mutating func addSeries(_ chart: Chart) {
    guard let series = chart.series, series.count > 1 else { return }
    html.open("ul", "legend caption")
    for one in series {
      html.open("li")
      html.open("i", Classes("key", color: one.color)) { $0.raw(" aria-hidden=\"true\"") }
      html.raw("</i>")
      html.text(one.name)
      html.close("li")
    }
    html.close("ul")
  }

  /// Writes the line of a chart as a small picture without axes. It is hidden from assistive technology, because the
  /// text of the row describes the chart in words.
  mutating func addSparkline(_ chart: Chart, _ color: ColorToken?) {
    let drawing = Sparkline(chart)
    html.open("svg", Classes("spark", color: color)) {
      $0.attribute("viewBox", Sparkline.viewBox)
      $0.raw(" aria-hidden=\"true\"")
    }
    html.path("step") { drawing.writeLine(to: &$0) }
    html.path("dots") { drawing.writeEnd(to: &$0) }
    html.raw("</svg>")
  }

  // MARK: Heat maps

  private mutating func addCalendar(_ element: Element, _ chart: Chart) {
    guard let drawing = CalendarDrawing(chart) else { return }
    let language = words.language
    openPlot()
    addAxis("xs caption", drawing.months.enumerated().map { ($1, language.monthNameShort($0 + 1)) })
    addAxis("ys caption", [0, 2, 4].map { ((2 * $0 + 1) * 100 / 14, language.weekdayShort($0)) })
    openPicture(element, drawing.viewBox)
    drawing.write(to: &html)
    html.raw("</svg>")
    addSpots(ChartSpots(calendar: chart, ChartStrings(language: language)))
    html.raw("</div>")
    html.open("ul", "legend caption")
    for (level, name) in ChartStrings(language: language).legend(HeatLevels(chart)).enumerated() {
      html.open("li")
      html.open("svg", Classes(color: element.color)) {
        $0.attribute("viewBox", CalendarDrawing.keyViewBox)
        $0.raw(" aria-hidden=\"true\"")
      }
      drawing.writeKey(level, to: &html)
      html.raw("</svg>")
      html.text(name)
      html.close("li")
    }
    html.close("ul")
  }

  // MARK: Parts

  mutating func openPlot() {
    html.raw("<div class=\"plot\">")
  }

  private mutating func openPicture(_ element: Element, _ viewBox: String) {
    html.open("svg", Classes(color: element.color)) {
      $0.attribute("viewBox", viewBox)
      $0.raw(" preserveAspectRatio=\"none\" role=\"img\"")
      $0.attribute("aria-label", element.label ?? element.text)
    }
  }

  /// Writes the labels of an axis. They are hidden from assistive technology, which reads the table of the chart's
  /// numbers instead.
  /// - Parameters:
  ///   - classes: the CSS classes of the axis.
  ///   - labels: the labels, each with its position in hundredths of the axis.
  mutating func addAxis(_ classes: Classes, _ labels: [(place: Int, text: String)]) {
    html.open("div", classes) { $0.raw(" aria-hidden=\"true\"") }
    for label in labels {
      html.raw("<span style=\"--at:")
      html.number(label.place)
      html.raw("\">")
      html.text(label.text)
      html.raw("</span>")
    }
    html.raw("</div>")
  }
}

extension Chart {
  /// Whether the chart shows a few things that are numbered in order, such as `1. Quadriceps`, whose names would
  /// overlap if they were written below the bars.
  fileprivate var isRanked: Bool {
    x == .items && series == nil && points.count <= 20
      && points.enumerated().allSatisfy { index, point in point.xText.hasPrefix("\(index + 1). ") }
  }
}

extension Chart.Kind {
  fileprivate var classes: Classes {
    switch self {
    case .progress: "chart progress"
    case .calendar: "chart calendar"
    case .line: "chart line"
    case .area: "chart area"
    case .bars: "chart bars"
    case .weeks: "chart weeks"
    case .shares: "chart"
    }
  }
}

/// Cards whose charts can be heard.
extension PageBody {
  /// Returns the menus and links beside the title of a block: its own and, if its charts can be heard, a menu with their
  /// numbers and sounds.
  func menus(of block: Element) -> [Element] {
    let own = block.children.filter(\.isBesideTitle)
    guard block.isPlayed else { return own }
    let numbers = block.children.filter { $0.role == .chart }.flatMap(\.children)
    let more = Element(
      .menu, label: words.more(block.text ?? ""), placement: .trailing, color: Hue.accent.text, icon: Icon("ellipsis"),
      children: [.section(nil, numbers + block.children.filter { $0.role == .audio })])
    return own + [more]
  }
}

extension Element {
  /// Whether the card has charts and sounds that play them.
  fileprivate var isPlayed: Bool {
    role == .card && children.contains { $0.role == .chart }
      && children.contains { $0.role == .audio && $0.isOn == nil && $0.children.isEmpty }
  }

  /// Whether the element's place is beside the title of its block: a menu, or a link at the trailing end.
  fileprivate var isBesideTitle: Bool {
    role == .menu || role == .button && placement == .trailing && route != nil && action == nil
  }

  /// Returns the block's children from `first` on, without those that are beside its title or in its menus.
  func withoutMenus(from first: Int) -> [Element] {
    let rest = children[first...].filter { !$0.isBesideTitle }
    guard isPlayed else { return rest }
    return rest.filter { $0.role != .audio }.map { element in
      guard element.role == .chart else { return element }
      var chart = element
      chart.children = []
      return chart
    }
  }
}
