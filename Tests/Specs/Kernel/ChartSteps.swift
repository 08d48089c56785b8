import KernelPresentation

let chartSteps = [
  StepDefinition("every chart draws what its table says") { world, _ in
    let elements = try world.screen().elements
    let charts = elements.compactMap(\.chart)
    if charts.isEmpty { throw SpecFailure("there is no chart") }
    let tables = elements.filter { $0.role == .table }
    // A small chart in a row draws a row of a table, whose first cell is its name.
    let lines = tables.flatMap(\.columns) + tables.flatMap(\.cells).map { Array($0.dropFirst()) }
    for chart in charts { try chart.expectIn(lines) }
  }
]

extension Chart {
  /// Each point is where its words say, and the points are those of a column or row of a table, or of one for each series.
  fileprivate func expectIn(_ columns: [[String]]) throws {
    for point in points where y.value(of: point.yText) != point.y {
      throw SpecFailure("\(point.xText) is drawn at \(point.y), and says \(point.yText)")
    }
    let told = Set(columns.map { column in column.compactMap { y.value(of: $0) }.sorted() })
    // A table of records has the steps alone; the dots stand in the lists below.
    let drawn = kind == .progress ? [points, best] : [points]
    guard
      drawn.contains(where: { told.contains($0.map(\.y).sorted()) })
        || lines.allSatisfy({ told.contains($0.map(\.y).sorted()) })
    else {
      throw SpecFailure("no table has \(points.map(\.yText)) in a column: \(columns)")
    }
  }
}

extension Chart.Scale {
  /// What words of a value say, in English or Czech; nil for those of something else.
  fileprivate func value(of text: String) -> Int? {
    var words = text.replacing("\u{A0}", with: " ")
    // Czech has a comma before decimals, and a space between thousands; English a comma between thousands.
    if words.contains(/,\d{3}\b/) {
      words = words.replacing(",", with: "")
    } else {
      words = words.replacing(",", with: ".").replacing(/(\d) (\d{3})\b/) { $0.1 + $0.2 }
    }
    guard self == .hundredths else {
      guard let number = words.split(separator: " ").first.flatMap({ Double($0) }) else { return nil }
      let value = self == .thousandths ? number * 1_000 : number
      return value == value.rounded() ? Int(value) : nil
    }
    let parts = words.split(separator: ":").map { Double($0) }
    guard !parts.isEmpty, parts.allSatisfy({ $0 != nil }) else { return nil }
    return Int((parts.reduce(0) { $0 * 60 + ($1 ?? 0) } * 100).rounded())
  }
}

extension Element {
  /// The words of a table's columns, below their titles.
  fileprivate var columns: [[String]] {
    let rows = cells
    return (0..<(rows.map(\.count).max() ?? 0)).map { place in
      rows.compactMap { $0.indices.contains(place) ? $0[place] : nil }
    }
  }

  /// The words of a table's rows.
  fileprivate var cells: [[String]] {
    children.filter { $0.role == .tableRow }.map { row in row.children.map { $0.text ?? "" } }
  }
}
