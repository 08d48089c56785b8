/// Finds the columns of Strava's list of activities. They are found by their names, in any order, if these are in a
/// language that this program knows. Otherwise, they are found by their places, if the rows prove that the places are
/// those of a list from Strava.
struct StravaColumns {
  private var id = 0
  private(set) var date: Int? = 1
  private(set) var name: Int? = 2
  private(set) var type: Int? = 3
  private(set) var note: Int? = 4
  /// The columns of elapsed seconds: the first is rounded, and the second is exact.
  private var elapsed: [Int] = [5]
  private(set) var moving: Int?
  private(set) var kilometres: Int? = 6
  private(set) var metres: Int?
  private(set) var commute: Int?
  private(set) var gear: Int?
  private(set) var file: Int?

  /// The names of the columns in a language, in lower case.
  private struct Names {
    let id, date, name, type, note, elapsed, moving, distance, commute, gear, file: String

    static let all = [
      Names(
        id: "activity id", date: "activity date", name: "activity name", type: "activity type",
        note: "activity description", elapsed: "elapsed time", moving: "moving time", distance: "distance",
        commute: "commute", gear: "activity gear", file: "filename"),
      Names(
        id: "aktivitäts-id", date: "aktivitätsdatum", name: "name der aktivität", type: "aktivitätsart",
        note: "aktivitätsbeschreibung", elapsed: "verstrichene zeit", moving: "bewegungszeit", distance: "distanz",
        commute: "pendeln", gear: "aktivitätsausrüstung", file: "dateiname"),
      // Before July 2019, the list stated distances in metres, and each column once.
      Names(
        id: "id", date: "date", name: "name", type: "type", note: "description", elapsed: "elapsed_time",
        moving: "moving_time", distance: "distance", commute: "commute", gear: "gear", file: "filename"),
    ]

    /// Whether a header with these titles is in this language. The old titles are common words, so more of them must be
    /// there.
    func areTitles(_ titles: [String]) -> Bool {
      titles.contains(id) && titles.contains(date) && (id != "id" || titles.contains(elapsed) && titles.contains(type))
    }
  }

  /// Finds the columns; nil if the table is not a list of activities from Strava.
  init?(_ table: [[String]]) {
    let titles = table[0].map { $0.lowercased() }
    if let names = Names.all.first(where: { $0.areTitles(titles) }) {
      take(names, titles, table)
    } else if !takePlaces(titles, table) {
      return nil
    }
  }

  /// Whether a row describes an activity: it has at least four cells, and its id is a number.
  func isActivity(_ row: [String]) -> Bool { row.count >= 4 && row.cell(id)?.allSatisfy(\.isNumber) == true }

  /// Returns the elapsed time of an activity, in milliseconds.
  func elapsed(_ cells: [String]) -> Int64? {
    elapsed.reversed().lazy.compactMap { ListTable.number(cells.cell($0), times: 1_000) }.first
  }

  // MARK: By name

  private mutating func take(_ names: Names, _ titles: [String], _ table: [[String]]) {
    func place(_ title: String) -> Int? { titles.firstIndex(of: title) }
    id = place(names.id) ?? 0
    (date, name, type, note) = (place(names.date), place(names.name), place(names.type), place(names.note))
    (moving, commute, gear, file) = (
      place(names.moving), place(names.commute), place(names.gear), place(names.file)
    )
    if gear == nil, let file, file > 0, titles[file - 1] == "gear" { gear = file - 1 }
    elapsed = titles.indices.filter { titles[$0] == names.elapsed }
    let distances = titles.indices.filter { titles[$0] == names.distance }
    let rows = table.dropFirst().filter(isActivity)
    /// The sum of a column's numbers.
    func sum(_ column: Int) -> Double {
      rows.reduce(0) { $0 + Double(ListTable.number($1.cell(column), times: 1_000) ?? 0) }
    }
    switch distances.count {
    case 0: kilometres = nil
    case 1:
      // Nobody moves at a hundred metres a second.
      let seconds = rows.reduce(0) { $0 + Double(elapsed($1) ?? 0) }
      let isMetres = names.id == "id" || seconds > 0 && sum(distances[0]) * 1_000 > seconds * 100
      (kilometres, metres) = isMetres ? (nil, distances[0]) : (distances[0], nil)
    default:
      // The same lengths are greater numbers in metres.
      let ordered = distances.prefix(2).sorted { sum($0) < sum($1) }
      (kilometres, metres) = (ordered[0], ordered[1])
    }
  }

  // MARK: By place

  private static let fileNames: Set = ["nombre del archivo"]

  /// Takes the columns by their places. Returns false if the rows do not prove that these are the places: the elapsed
  /// time is a whole number, and its title and that of the distance occur again with the same values; or the rows name
  /// files under `activities/`.
  private mutating func takePlaces(_ titles: [String], _ table: [[String]]) -> Bool {
    let rows = table.dropFirst().filter(isActivity)
    guard titles.count >= 8, !rows.isEmpty,
      rows.allSatisfy({ $0.cell(5).map { Int($0.drop { $0 == "-" }) != nil } ?? true })
    else { return false }
    let later = titles.indices.dropFirst(7)
    let named = later.first { column in rows.contains { $0.cell(column)?.hasPrefix("activities/") == true } }
    if let again = later.first(where: { titles[$0] == titles[5] }) {
      elapsed.append(again)
      moving = again + 1
      metres = later.first { titles[$0] == titles[6] }
      /// Whether two columns have the same values, but for rounding.
      func areSame(_ column: Int, _ other: Int, times factor: Double, within most: Int64) -> Bool {
        rows.allSatisfy { row in
          guard let first = ListTable.number(row.cell(column), times: factor),
            let second = ListTable.number(row.cell(other), times: 1)
          else { return true }
          return abs(first - second) <= most
        }
      }
      let isSame =
        areSame(5, again, times: 1, within: 1) && (metres.map { areSame(6, $0, times: 1_000, within: 10) } ?? true)
      guard isSame, named != nil || metres != nil && rows.allSatisfy({ $0.cell(1).flatMap(ListDate.timestamp) != nil })
      else { return false }
    } else if named == nil {
      return false
    }
    file = named ?? later.first { StravaColumns.fileNames.contains(titles[$0]) }
    // The gear is in the column before the file's. Column 6, counted from 0, is the length.
    gear = file.flatMap { $0 > 7 ? $0 - 1 : nil }
    commute = later.first { column in
      rows.contains { row in ["true", "false"].contains(row.cell(column)?.lowercased()) }
    }
    return true
  }
}
