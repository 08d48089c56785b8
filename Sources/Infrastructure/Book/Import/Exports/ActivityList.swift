import Formats
import KernelDomain
import Synchronization

/// A list of activities exported by a service such as Strava. Depending on the service, the list states the file of
/// each activity, or only the activity's start.
final class ActivityList: Sendable {
  let rows: [Row]
  private let rowsOfFiles: [String: Int]
  /// The indices of the rows that have a start, in chronological order. Empty if the list states the activities' files,
  /// because activities are then looked up by file.
  private let byStart: [Int]
  private let found = Mutex<Set<Int>>([])

  struct Row: Sendable {
    var activity: ListedActivity
    /// The path of the activity's file, relative to the list's folder; nil if the list states no file.
    var file: String?
  }

  /// The size in bytes of the largest list that is read.
  static let largest = 64 << 20
  /// The greatest difference, in milliseconds, at which an activity's start in its file still matches a start in the
  /// list.
  private static let nearStart: Int64 = 2_000

  let isByStart: Bool

  /// The name of the service that wrote the list; nil if the list is empty.
  var service: String? { rows.first?.activity.source }

  /// Parses a list of activities; nil if the bytes are not a list from a known service.
  init?(_ bytes: [UInt8]) {
    if let rows = RunkeeperList.rows(bytes) ?? StravaList.rows(bytes) {
      (self.rows, isByStart) = (rows, false)
    } else if let rows = GarminList.rows(bytes) {
      (self.rows, isByStart) = (rows, true)
    } else {
      return nil
    }
    let all = self.rows
    let files = all.indices.compactMap { index in all[index].file.map { (ActivityList.unpacked($0), index) } }
    rowsOfFiles = Dictionary(files) { _, last in last }
    let starts = isByStart ? all.indices.compactMap { index in all[index].activity.start.map { ($0, index) } } : []
    byStart = starts.sorted { $0 < $1 }.map(\.1)
  }

  /// Returns a file's path without `.gz` at its end: files may be compressed or unpacked after the list was written.
  private static func unpacked(_ path: String) -> String {
    path.lowercased().hasSuffix(".gz") ? String(path.dropLast(3)) : path
  }

  /// Returns the activity whose file has this path; nil if the list contains none.
  func activity(ofFile path: String) -> ListedActivity? {
    rowsOfFiles[ActivityList.unpacked(path)].map { rows[$0].activity }
  }

  /// Records that the activity whose file has this path was found.
  func hasFound(_ path: String) {
    if let index = rowsOfFiles[ActivityList.unpacked(path)] { found.withLock { _ = $0.insert(index) } }
  }

  /// Returns the activity that started within two seconds of `start`, and records that it was found. If there are
  /// several, returns the first one in the list. Nil if there is none, or if the list states files.
  func activity(at start: Timestamp) -> ListedActivity? {
    var (low, high) = (0, byStart.count)
    while low < high {
      let middle = (low + high) / 2
      if from(start, to: byStart[middle]) < -ActivityList.nearStart { low = middle + 1 } else { high = middle }
    }
    let near = byStart[low...].prefix { from(start, to: $0) <= ActivityList.nearStart }
    guard let index = near.min() else { return nil }
    found.withLock { _ = $0.insert(index) }
    return rows[index].activity
  }

  /// Returns the time from `start` to the start of the activity in a row, in milliseconds.
  private func from(_ start: Timestamp, to row: Int) -> Int64 { rows[row].activity.start.map { $0 - start } ?? 0 }

  /// The listed activities for which no file was found.
  var rest: [Row] {
    let found = found.withLock { $0 }
    return rows.indices.filter { !found.contains($0) }.map { rows[$0] }
  }
}

/// Parses the cells of lists in CSV.
enum ListTable {
  /// Parses a list in UTF-8 or UTF-16 into rows of cells, without the line in which Excel names the delimiter. Nil if
  /// the bytes are not CSV. A row may have fewer cells than the first row.
  static func rows(_ bytes: [UInt8]) -> [[String]]? {
    var rows: [[String]] = []
    do throws(ListProblem) {
      let text = (UTF16Text.utf8(bytes) ?? bytes).withoutDelimiterLine
      try CSVReader.read(text, problem: { _ in ListProblem() }) { (row) throws(ListProblem) in
        rows.append((0..<row.count).map { row.text($0) })
      }
    } catch {
      return nil
    }
    return rows.isEmpty ? nil : rows
  }

  /// Returns the cells of a header, in lower case, from the first bytes of a file; nil if the bytes are not text.
  static func header(_ head: [UInt8]) -> [String]? { row(0, head) }

  /// Returns the cells of one of the first lines of a file, in lower case; nil if there is no such line.
  /// - Parameters:
  ///   - number: the line's number, from 0. No cell before it may contain a line break.
  ///   - head: the first bytes of the file.
  static func row(_ number: Int, _ head: [UInt8]) -> [String]? {
    let text = (UTF16Text.utf8(head) ?? head).withoutDelimiterLine
    let lines = text.split(separator: 0x0A, maxSplits: number + 1, omittingEmptySubsequences: false)
    guard number < lines.count, !lines[number].contains(0) else { return nil }
    return rows(Array(lines[number]))?.first.map { $0.map { $0.lowercased() } }
  }

  private struct ListProblem: Error {}

  /// Parses a decimal number with a comma or a point. Returns the number multiplied by `factor` and rounded. Nil for
  /// any other text, for a negative number, and if the result is 1e15 or more.
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
  /// Returns the cell of the row in a column; nil if `column` is nil, if the row lacks that cell, or if the cell is
  /// empty.
  func cell(_ column: Int?) -> String? {
    guard let column, indices.contains(column), !self[column].isEmpty else { return nil }
    return self[column]
  }
}
