import KernelApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import TestSupport
import Testing

/// Tables of the sample for spreadsheets.
struct SwimTablesTests {
  private let book: SwimBook

  init() throws {
    let read = try SwimReading.read(try #require(SwimReading.find([SampleSets.export]).first))
    var merge = SwimImportMerge(into: SwimBook())
    _ = merge.add(read.swims)
    book = merge.book
  }

  private func rows(_ table: SwimTable, _ decimal: DecimalMark = .point) -> [[String: String]] {
    let made = BookCSV().encode(table, of: book, [:], SwimMeets(), decimal: decimal)
    let lines = String(decoding: made.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let cells = lines.map { line in
      line.split(separator: decimal == .comma ? ";" : ",", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(made.rows == cells.count - 1)
    #expect(cells.allSatisfy { $0.count == cells[0].count })
    return cells.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(cells[0], $0)) }
  }

  @Test func aSetIsARow() {
    let sets = rows(.sets).filter { $0["swim"] == "20250819T175217Z" }
    #expect(sets.map { $0["set"] } == ["1", "2", "3"])
    #expect(
      sets[1] == [
        "swim": "20250819T175217Z", "set": "2", "day": "2025-08-19", "repetitions": "4", "style": "breaststroke",
        "course": "scm", "lengths": "2", "metres": "50.00", "seconds": "216.146", "average_seconds": "54.036",
        "seconds_per_100": "108.073", "send_off_seconds": "", "shortest_rest_seconds": "19.445",
        "median_rest_seconds": "19.714", "longest_rest_seconds": "21.948", "strokes_per_length": "11.9",
        "strokes_per_minute": "26.4", "swolf": "38.9", "first_segment": "20250819T175217Z.4",
        "last_segment": "20250819T175217Z.7", "heart_average": "", "heart_highest": "", "equipment": "",
      ])
  }

  /// Repetitions of the sets, lengths of the swims and laps are the same, whatever table they are added up from.
  @Test func tablesAgree() {
    let (swims, sets, segments, laps) = (rows(.swims), rows(.sets), rows(.segments), rows(.laps))
    #expect(sum(sets, "repetitions") == segments.filter { $0["lengths"] != "0" }.count)
    #expect(sum(sets, "repetitions", "lengths") == sum(segments, "lengths"))
    #expect(sum(swims, "laps") == laps.count)
    #expect(Set(sets.map { $0["swim"]! }).isSubset(of: swims.map { $0["swim"]! }))
  }

  /// Over all rows, of a column or the product of some.
  private func sum(_ rows: [[String: String]], _ columns: String...) -> Int {
    rows.reduce(0) { sum, row in
      sum + columns.reduce(1) { $0 * (row[$1].flatMap(Int.init) ?? 0) }
    }
  }

  @Test func decimalsMayFollowAComma() {
    let (points, commas) = (rows(.sets), rows(.sets, .comma))
    #expect(points.count == commas.count)
    for (point, comma) in zip(points, commas) {
      #expect(comma["seconds"] == point["seconds"]?.replacing(".", with: ","))
      #expect(comma["first_segment"] == point["first_segment"])
    }
  }
}
