package import KernelDomain

extension Element {
  /// Creates a table with the numbers of a chart. The table is collapsed until the user expands it.
  /// - Parameters:
  ///   - title: the title.
  ///   - columns: the headings of the columns. All columns except the first contain numbers.
  ///   - rows: the cells of each row, in the order of the chart's points.
  package static func numbers(
    _ title: String, _ language: Language, columns: [String], rows: [[String]]
  ) -> Element {
    func cells(_ texts: [String], _ first: TypeToken, _ other: TypeToken) -> [Element] {
      texts.enumerated().map { index, text in
        Element(.text, text, placement: index == 0 ? .leading : .trailing, type: index == 0 ? first : other)
      }
    }
    return .disclosure(
      title, hint: language.say(cs: "Ukáže čísla obrázku", en: "Shows the picture's numbers"),
      [
        Element(
          .table,
          children: [Element(.tableHeader, children: cells(columns, .caption, .caption))]
            + rows.map { Element(.tableRow, children: cells($0, .body, .time)) })
      ])
  }
}
