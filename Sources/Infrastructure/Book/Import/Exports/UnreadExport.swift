import BookApplication

/// Recognises files from services that are deliberately not imported, because they lack what a feature would need.
enum UnreadExport {
  /// Returns the service that wrote the file; nil if the file is not from a service that this enum recognises.
  /// - Parameter head: the first bytes of the file.
  static func service(_ head: [UInt8]) -> BookMessage.Service? {
    if head.isJSON { return ofJSON(String(decoding: head.prefix(4_096), as: UTF8.self)) }
    guard let names = ListTable.header(Array(head.prefix(4_096))) else { return nil }
    if let first = names.first, samsungLists.contains(first) { return .samsung }
    if names.contains("activity type"), names.contains("favorite") { return .garminList }
    if names.contains("workout type"), names.contains("start"), names.contains("end") { return .healthAutoExport }
    if names.contains("type"), names.contains("starttime"), names.contains("sporttime(s)") { return .zepp }
    if names.contains("swim title"), names.contains("pool size") { return .form }
    if names.contains("intervals"), names.contains("swim stroke") { return .garminIntervals }
    return isOfSwims(names) ? .swimTable : nil
  }

  /// Whether the columns of a table are those of swims: of their lengths with strokes, or with the SWOLF that only
  /// swimmers have. Rowers have strokes, too, but no lengths.
  private static func isOfSwims(_ names: [String]) -> Bool {
    let words = names.map { Set($0.split { !$0.isLetter }.map(String.init)) }
    return words.contains { $0.contains("swolf") }
      || words.contains { !$0.isDisjoint(with: ["stroke", "strokes", "strk"]) && $0.count < 3 }
        && words.contains {
          !$0.isDisjoint(with: ["lap", "laps", "length", "lengths", "pool"]) && !$0.contains("stroke")
        }
  }

  /// The names with which Samsung Health's lists of activities begin. Its other lists, such as those of sleep, contain
  /// nothing for the book.
  private static let samsungLists: Set = ["com.samsung.shealth.exercise", "com.samsung.health.exercise"]

  private static func ofJSON(_ text: String) -> BookMessage.Service? {
    if text.contains("\"logId\"") { return .fitbit }
    if text.contains("\"sport_type_id\""), text.contains("\"start_time\"") { return .adidas }
    if text.contains("\"data\""), text.contains("\"workouts\"") { return .healthAutoExport }
    return nil
  }
}
