/// Parses `cardioActivities.csv` in Runkeeper's exports: a list of activities.
enum RunkeeperList {
  /// Parses Runkeeper's list of activities; nil if the bytes are anything else.
  static func rows(_ bytes: [UInt8]) -> [ActivityList.Row]? {
    guard let table = ListTable.rows(bytes) else { return nil }
    let names = table[0].map { $0.lowercased() }
    guard let date = names.firstIndex(of: "date"), let type = names.firstIndex(of: "type"),
      let duration = names.firstIndex(of: "duration"), let file = names.firstIndex(of: "gpx file")
    else { return nil }
    let length = names.firstIndex { $0.hasPrefix("distance (") }
    let metres = length.map { names[$0].contains("(mi") ? 1_609.344 : 1_000 } ?? 1
    let notes = names.firstIndex(of: "notes")
    return table.dropFirst().filter { $0.count > 1 }.map { cells in
      var activity = ListedActivity(source: "Runkeeper")
      activity.start = cells.cell(date).flatMap { ListDate.timestamp($0) }
      activity.isLocal = true
      activity.word = cells.cell(type)
      activity.note = cells.cell(notes)
      activity.elapsed = ListTable.duration(cells.cell(duration))
      activity.active = activity.elapsed
      activity.length = ListTable.number(cells.cell(length), times: metres * 1_000)
      activity.isByHand = cells.cell(file) == nil
      return ActivityList.Row(activity: activity, file: cells.cell(file))
    }
  }
}
