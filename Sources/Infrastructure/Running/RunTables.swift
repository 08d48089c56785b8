import BookApplication
import BookInfrastructure
package import KernelApplication
package import KernelDomain
package import RunningApplication
import RunningDomain

/// Writes runs and their efforts as CSV tables for spreadsheets (RFC 4180).
package struct RunTables: FeatureTables {
  private let store: any RunRepository

  package init(store: any RunRepository) { self.store = store }

  package var feature: FeatureID { .running }

  package func tables() throws(Failure) -> [OutputFile] {
    let book = try store.book()
    if book.runs.isEmpty { return [] }
    return [OutputFile("runs.csv", try runs(of: book)), OutputFile("efforts.csv", RunTables.efforts(of: book))]
  }

  private func runs(of book: RunBook) throws(Failure) -> [UInt8] {
    var table = CSVTable(
      "run", "day", "start", "utc_offset_s", "name", "kind", "source", "state", "length_mm", "elapsed_ms", "active_ms",
      "moving_ms", "ascent_cm", "descent_cm", "kilocalories", "heart_average", "heart_max", "fixes", "shoes", "tags",
      "effort", "note")
    func number(_ value: Int64?) -> String { value.map { "\($0)" } ?? "" }
    for row in book.runs {
      let run = RunListing(row, in: book)
      let times = row.measured.times
      let heartRate = try store.heartRate(of: row)
      table.add(
        "\(run.id)", "\(run.day)", "\(run.start)", "\(run.utcOffsetSeconds)", run.name ?? "", run.kind, run.source,
        run.state.rawValue, "\(run.lengthMillimetres)", "\(times.elapsed)", "\(times.active)", "\(times.moving)",
        number(row.measured.ascent), number(row.measured.descent), number(row.run.device.calories),
        number(heartRate?.average), number(heartRate?.max), "\(row.fixCount)", run.shoes ?? "",
        (run.tags ?? []).joined(separator: ", "), number(run.effort.map { Int64($0) }), run.note ?? "")
    }
    return table.bytes
  }

  private static func efforts(of book: RunBook) -> [UInt8] {
    var table = CSVTable("distance", "run", "day", "milliseconds", "start_ms", "start_mm", "suspicious")
    let efforts = RunEfforts(of: book)
    for distance in EffortDistance.allCases {
      for attempt in efforts.attempts[distance] ?? [] {
        table.add(
          distance.rawValue, "\(attempt.run)", "\(attempt.day)", "\(attempt.effort.duration)",
          "\(attempt.effort.start)", "\(attempt.effort.startLength)", "\(attempt.isSuspicious)")
      }
    }
    return table.bytes
  }
}
