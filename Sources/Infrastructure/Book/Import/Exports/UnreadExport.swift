import BookApplication
import Formats

/// Recognises files from services that are deliberately not imported, because they lack what a feature would need.
enum UnreadExport {
  /// Returns the service that wrote the file; nil if the file is not from a service that this enum recognises.
  /// - Parameter head: the first bytes of the file.
  static func service(_ head: [UInt8]) -> BookMessage.Service? {
    let head = Array(head.prefix(4_096))
    if head.isJSON { return ofJSON(String(decoding: head, as: UTF8.self)) }
    guard let names = ListTable.header(head) else { return nil }
    if let first = names.first, samsungLists.contains(first) { return .samsung }
    if let service = services.first(where: { $0.names.allSatisfy(names.contains) })?.service { return service }
    if let row = ListTable.row(1, head), let first = row.first {
      if isClock(first) { return .googleFit }
      if isOfGarmin(row), row.count == names.count { return .garminList }
    }
    return isOfSwims(names) ? .swimTable : nil
  }

  /// The titles of columns by which the table of a service is recognised.
  private static let services: [(names: [String], service: BookMessage.Service)] = [
    (["activity type", "favorite"], .garminList), (["workout type", "start", "end"], .healthAutoExport),
    (["type", "starttime", "sporttime(s)"], .zepp), (["swim title", "pool size"], .form),
    (["intervals", "swim stroke"], .garminIntervals), (["date submitted", "workout date", "activity type"], .mapMyRun),
    (["log id", "work distance"], .concept2), (["name", "sport", "date", "start time", "duration"], .polarTable),
  ]

  /// Whether a cell is a time of day such as `07:15:00.000+02:00`. In a table of Google Fit, these begin the rows,
  /// whatever the language of its titles.
  private static func isClock(_ cell: String) -> Bool {
    let parts = cell.split(separator: ":")
    return parts.count == 4 && parts[2].contains(".") && parts.allSatisfy { $0.first?.isNumber == true }
  }

  /// Whether a row is one of Garmin's list, whose titles are in the user's language: the kind, a date, and whether the
  /// activity is a favourite.
  private static func isOfGarmin(_ row: [String]) -> Bool {
    row.count > 6 && Int(row[0]) == nil && ListDate.timestamp(row[1]) != nil && ["true", "false"].contains(row[2])
  }

  /// Whether the columns of a table are those of swims: of their lengths with strokes, of a distance in a pool, or with
  /// the SWOLF that only swimmers have. Rowers have strokes, too, but no lengths.
  private static func isOfSwims(_ names: [String]) -> Bool {
    let words = names.map { Set($0.split { !$0.isLetter }.map(String.init)) }
    /// Whether a column has any of these words, and at most one other.
    func has(_ any: Set<String>) -> Bool { words.contains { !$0.isDisjoint(with: any) && $0.count < 3 } }
    return words.contains { $0.contains("swolf") } || has(["pool"]) && has(["distance"])
      || has(["stroke", "strokes", "strk"])
        && words.contains {
          !$0.isDisjoint(with: ["lap", "laps", "length", "lengths", "pool"]) && !$0.contains("stroke")
        }
  }

  /// The names with which Samsung Health's lists of activities begin. Its other lists, such as those of sleep, contain
  /// nothing for the book.
  private static let samsungLists: Set = ["com.samsung.shealth.exercise", "com.samsung.health.exercise"]

  private static func ofJSON(_ text: String) -> BookMessage.Service? {
    func has(_ names: String...) -> Bool { names.allSatisfy { text.contains("\"\($0)\"") } }
    if has("logId") || has("swimStrokeType", "lapDurationSec") { return .fitbit }
    if has("sport_type_id", "start_time") { return .adidas }
    if has("sport", "created_date", "duration_s") { return .endomondo }
    if has("DeviceLog", "Header") { return .suunto }
    return has("data", "workouts") ? .healthAutoExport : nil
  }
}

extension BookMessage.Service {
  /// Whether the service writes a file for each activity, beside which there may be its track.
  var hasFileOfEach: Bool { [.adidas, .endomondo, .suunto].contains(self) }

  /// Whether the file contains nothing but sums, so that nothing is lost if it is not read.
  var isOfSums: Bool { self == .googleFit }
}
