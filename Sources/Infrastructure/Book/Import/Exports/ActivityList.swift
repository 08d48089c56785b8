import Formats
import KernelDomain

/// A service's list of activities. Depending on the service, the list states each activity's file or only when it
/// started.
final class ActivityList {
  private(set) var rows: [Row] = []
  private var rowsOfFiles: [String: Int] = [:]
  private var found: Set<Int> = []

  struct Row {
    var activity: ListedActivity
    /// The path of the activity's file, relative to the folder of the list; nil if the list states no file.
    var file: String?
  }

  /// The size in bytes of the largest list that is read.
  static let largest = 64 << 20
  /// The greatest difference between an activity's start in its file and in the list at which the two still match, in
  /// milliseconds.
  private static let nearStart: Int64 = 2_000

  let isByStart: Bool

  /// The name of the service that wrote the list; nil if the list is empty.
  var service: String? { rows.first?.activity.source }

  /// Parses a list; nil if the bytes are not a list of a known service.
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

  /// Returns the activity whose file has this path, and marks it as found; nil if the list has none.
  func activity(ofFile path: String) -> ListedActivity? {
    guard let index = rowsOfFiles[path] else { return nil }
    return rows[index].activity
  }

  func hasFound(_ path: String) {
    if let index = rowsOfFiles[path] { found.insert(index) }
  }

  /// Returns the activity that started at `start`, within two seconds, and marks it as found. Nil if there is none, or
  /// if the list states files.
  func activity(at start: Timestamp) -> ListedActivity? {
    guard isByStart else { return nil }
    let near = rows.indices.filter { index in
      rows[index].activity.start.map { abs($0 - start) <= ActivityList.nearStart } ?? false
    }
    guard let index = near.first else { return nil }
    found.insert(index)
    return rows[index].activity
  }

  /// The activities that were not marked as found, so that they have no file.
  var rest: [Row] { rows.indices.filter { !found.contains($0) }.map { rows[$0] } }
}

/// Parses the cells of lists in CSV.
enum ListTable {
  /// Parses a list into rows of cells; nil if the bytes are not CSV. A row may have fewer cells than the first row.
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

  /// Parses a decimal number with a comma or a point, and returns it multiplied by `factor`, rounded; nil for any other
  /// text.
  static func number(_ text: String?, times factor: Double) -> Int64? {
    guard let text, let number = Double(text.replacing(",", with: ".")), number >= 0, number * factor < 1e15 else {
      return nil
    }
    return Int64((number * factor).rounded())
  }

  /// Parses a duration such as `12:30` or `1:00:00` to milliseconds; nil for any other text.
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
  /// Returns the cell in a column; nil if the row has no such cell, or if the cell is empty.
  func cell(_ column: Int?) -> String? {
    guard let column, indices.contains(column), !self[column].isEmpty else { return nil }
    return self[column]
  }
}
