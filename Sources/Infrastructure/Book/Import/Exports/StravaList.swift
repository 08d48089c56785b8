import KernelDomain

/// Parses `activities.csv` in Strava's exports, whose header is in the user's language.
enum StravaList {
  /// Parses Strava's list of activities; nil if the bytes are anything else.
  static func rows(_ bytes: [UInt8]) -> [ActivityList.Row]? {
    guard let table = ListTable.rows(bytes), let columns = StravaColumns(table) else { return nil }
    return table.dropFirst().filter(columns.isActivity).map { row(of: $0, columns) }
  }

  private static func row(of cells: [String], _ columns: StravaColumns) -> ActivityList.Row {
    var activity = ListedActivity(source: "Strava")
    activity.start = cells.cell(columns.date).flatMap { ListDate.timestamp($0) }
    activity.name = cells.cell(columns.name)
    activity.word = cells.cell(columns.type)
    activity.note = cells.cell(columns.note)
    activity.gear = cells.cell(columns.gear)
    activity.isCommute = cells.cell(columns.commute)?.lowercased() == "true"
    activity.elapsed = columns.elapsed(cells)
    activity.active = ListTable.number(cells.cell(columns.moving), times: 1_000) ?? activity.elapsed
    activity.length =
      ListTable.number(cells.cell(columns.metres), times: 1_000)
      ?? ListTable.number(cells.cell(columns.kilometres), times: 1_000_000)
    let file = cells.cell(columns.file)
    activity.isByHand = file == nil
    return ActivityList.Row(activity: activity, file: file)
  }
}
