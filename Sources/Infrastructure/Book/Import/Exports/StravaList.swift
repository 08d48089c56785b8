/// Parses `activities.csv` in Strava's exports. The header is in the user's language, so most columns are identified by
/// their position.
enum StravaList {
  /// Parses Strava's list of activities; nil if the bytes are anything else.
  static func rows(_ bytes: [UInt8]) -> [ActivityList.Row]? {
    guard let table = ListTable.rows(bytes), table[0].count >= 8 else { return nil }
    let columns = Columns(table)
    guard columns.isKnown || columns.namesFiles || table.dropFirst().first.map(isDated) == true else { return nil }
    return table.dropFirst().filter(isActivity).map { row(of: $0, columns) }
  }

  /// Whether a row describes an activity: it has at least four cells, and the first cell is a number.
  private static func isActivity(_ row: [String]) -> Bool {
    row.count >= 4 && !row[0].isEmpty && row[0].allSatisfy(\.isNumber)
  }

  private static func isDated(_ row: [String]) -> Bool { isActivity(row) && ListDate.timestamp(row[1]) != nil }

  private static func row(of cells: [String], _ columns: Columns) -> ActivityList.Row {
    var activity = ListedActivity(source: "Strava")
    activity.start = ListDate.timestamp(cells[1])
    activity.name = cells.cell(2)
    activity.word = cells.cell(3)
    activity.note = cells.cell(4)
    activity.gear = cells.cell(columns.gear)
    activity.isCommute = cells.cell(columns.commute)?.lowercased() == "true"
    activity.elapsed = ListTable.number(cells.cell(columns.elapsed) ?? cells.cell(5), times: 1_000)
    activity.active = ListTable.number(cells.cell(columns.moving), times: 1_000) ?? activity.elapsed
    activity.length =
      ListTable.number(cells.cell(columns.metres), times: 1_000)
      ?? ListTable.number(cells.cell(6), times: columns.isOld ? 1_000 : 1_000_000)
    let file = cells.cell(columns.file)
    activity.isByHand = file == nil
    return ActivityList.Row(activity: activity, file: file)
  }

  /// Determines the columns whose positions vary.
  private struct Columns {
    /// Whether the header is in a language that this program recognises.
    let isKnown: Bool
    /// Whether the export is from before July 2019, when the list stated distances in metres.
    let isOld: Bool
    /// Whether the row of at least one activity names a file under `activities/`.
    let namesFiles: Bool
    private(set) var file: Int?
    private(set) var gear: Int?
    private(set) var commute: Int?
    /// The index of the column of elapsed seconds. In the same way, `moving` is the column of seconds in motion, and
    /// `metres` is the column of the distance. All are nil in exports from before July 2019.
    let elapsed: Int?
    let moving: Int?
    let metres: Int?

    private static let firstNames: Set = ["activity id", "id", "aktivitäts-id", "id de actividad"]
    private static let secondNames: Set = ["activity date", "date", "aktivitätsdatum", "fecha de la actividad"]
    private static let fileNames: Set = ["filename", "dateiname", "nombre del archivo"]

    init(_ table: [[String]]) {
      let names = table[0].map { $0.lowercased() }
      let rows = table.dropFirst()
      isKnown = Columns.firstNames.contains(names[0]) && Columns.secondNames.contains(names[1])
      isOld = names[0] == "id"
      let later = names.indices.dropFirst(7)
      let named = later.first { column in
        rows.contains { isActivity($0) && $0.cell(column)?.hasPrefix("activities/") == true }
      }
      namesFiles = named != nil
      file = named ?? later.first { Columns.fileNames.contains(names[$0]) }
      // The gear is in the column before the file's. Column 6, counted from 0, is the length.
      gear = file.flatMap { $0 > 7 ? $0 - 1 : nil }
      commute = later.first { column in
        rows.contains { row in ["true", "false"].contains(row.cell(column)?.lowercased()) }
      }
      elapsed = later.first { names[$0] == names[5] }
      moving = elapsed.map { $0 + 1 }
      metres = later.first { names[$0] == names[6] }
    }
  }
}
