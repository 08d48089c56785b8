import Formats

/// The columns of a table of results. The raw value is the column's name in the header.
enum ResultColumn: String, CaseIterable {
  case day, meet, city, course, style, distance, time, round
  case leadOff = "lead_off"
  case exhibition, splits, points
  case pointTable = "points_table"
  case note
}

/// The index of each column in a table of results; nil for a column that the table lacks.
struct ResultColumns {
  private var places = [Int?](repeating: nil, count: ResultColumn.allCases.count)

  /// Finds the columns of a table of results in its header. Of several columns with the same name, uses the first.
  /// Ignores unknown columns.
  init(_ header: CSVRow) {
    for place in 0..<header.count {
      guard let column = ResultColumn(rawValue: header.text(place)), self[column] == nil else { continue }
      places[column.index] = place
    }
  }

  subscript(column: ResultColumn) -> Int? { places[column.index] }
}

extension ResultColumn {
  fileprivate var index: Int {
    switch self {
    case .day: 0
    case .meet: 1
    case .city: 2
    case .course: 3
    case .style: 4
    case .distance: 5
    case .time: 6
    case .round: 7
    case .leadOff: 8
    case .exhibition: 9
    case .splits: 10
    case .points: 11
    case .pointTable: 12
    case .note: 13
    }
  }
}
