import Formats
import KernelDomain

/// A service's list of activities: it names their files, or tells when they began.
final class ActivityList {
  private(set) var rows: [Row] = []
  private var rowsOfFiles: [String: Int] = [:]
  private var found: Set<Int> = []

  struct Row {
    var activity: ListedActivity
    /// From the folder in which the list lies; nil if it names none.
    var file: String?
  }

  /// The largest list that is read, in bytes.
  static let largest = 64 << 20
  /// How far apart the starts of an activity in its file and in the list may be, in milliseconds.
  private static let nearStart: Int64 = 2_000

  let isByStart: Bool

  /// Nil for other files.
  init?(_ bytes: [UInt8]) {
    if let rows = RunkeeperList.rows(bytes) ?? StravaList.rows(bytes) {
      isByStart = false
      self.rows = rows
    } else if let rows = GarminList.rows(bytes) {
      isByStart = true
      self.rows = rows
    } else {
      return nil
    }
    for (index, row) in rows.enumerated() { if let file = row.file { rowsOfFiles[file] = index } }
  }

  /// What the list says of a file. What is asked for counts as found.
  func activity(ofFile path: String) -> ListedActivity? {
    guard let index = rowsOfFiles[path] else { return nil }
    return rows[index].activity
  }

  func hasFound(_ path: String) {
    if let index = rowsOfFiles[path] { found.insert(index) }
  }

  /// What the list says of the activity that began then, if it names no files.
  func activity(at start: Timestamp) -> ListedActivity? {
    guard isByStart else { return nil }
    let near = rows.indices.filter { index in
      rows[index].activity.start.map { abs($0 - start) <= ActivityList.nearStart } ?? false
    }
    guard let index = near.first else { return nil }
    found.insert(index)
    return rows[index].activity
  }

  /// The activities whose files were not found, and the files that the list names for them.
  var rest: [Row] { rows.indices.filter { !found.contains($0) }.map { rows[$0] } }
}

/// The cells of a CSV document.
enum ListTable {
  /// Nil where it is none. Rows may have fewer cells than the first.
  static func rows(_ bytes: [UInt8]) -> [[String]]? {
    var rows: [[String]] = []
    do throws(ListProblem) {
      try CSVReader.read(bytes, problem: { _ in ListProblem() }) { (row) throws(ListProblem) in
        rows.append((0..<row.count).map { row.text($0) })
      }
    } catch {
      return nil
    }
    return rows.isEmpty ? nil : rows
  }

  private struct ListProblem: Error {}

  /// A decimal number with a comma or a point, times `factor`. Nil for other texts, and below 0.
  static func number(_ text: String?, times factor: Double) -> Int64? {
    guard let text, let number = Double(text.replacing(",", with: ".")), number >= 0, number * factor < 1e15 else {
      return nil
    }
    return Int64((number * factor).rounded())
  }

  /// `12:30` or `1:00:00`, in milliseconds.
  static func duration(_ text: String?) -> Int64? {
    guard let parts = text?.split(separator: ":").map({ Int64($0) }), (1...3).contains(parts.count) else { return nil }
    var seconds: Int64 = 0
    for part in parts {
      guard let part, part >= 0, part < 1_000_000 else { return nil }
      seconds = seconds * 60 + part
    }
    return seconds * 1_000
  }
}

extension [String] {
  /// Nil for a column that the row lacks, or where it is empty.
  func cell(_ column: Int?) -> String? {
    guard let column, indices.contains(column), !self[column].isEmpty else { return nil }
    return self[column]
  }
}
