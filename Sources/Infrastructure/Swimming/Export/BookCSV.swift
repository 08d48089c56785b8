import BookInfrastructure
import KernelApplication
import KernelDomain
import SwimmingDomain

/// The book as tables for spreadsheets: records, swims, and every lap as corrected.
enum BookCSV {
  static func tables(of book: SwimBook) -> [OutputFile] {
    [
      OutputFile("records.csv", records(of: book)), OutputFile("swims.csv", swims(of: book)),
      OutputFile("laps.csv", laps(of: book)),
    ]
  }

  private static func records(of book: SwimBook) -> [UInt8] {
    var table = CSVTable(
      "course", "style", "distance", "unit", "seconds", "day", "start", "segment", "first_lap", "last_lap", "ties")
    for record in SwimRecords(of: book).records {
      table.add(
        record.course.description, record.style.description, String(record.distance.amount),
        record.distance.unit.rawValue, decimal(record.hundredths, 2), record.day.description,
        record.start.description, record.segment.description, String(record.laps.first), String(record.laps.last),
        record.ties.map(\.description).joined(separator: " "))
    }
    return table.bytes
  }

  private static func swims(of book: SwimBook) -> [UInt8] {
    let standing = book.standing
    var table = CSVTable(
      "swim", "day", "start", "utc_offset_seconds", "seconds", "place", "course", "pool_metres", "metres", "laps",
      "source", "state", "duplicate_of")
    for corrected in book.correctedSwims(standing) {
      let swim = corrected.swim
      let original = standing.duplicates[swim.id]
      let state = standing.removed.contains(swim.id) ? "removed" : original == nil ? "counts" : "duplicate"
      table.add(
        swim.id.description, swim.day.description, swim.start.description, String(swim.utcOffset),
        decimal(Int(swim.duration), 3), swim.place.rawValue, corrected.course?.description ?? "",
        corrected.pool?.metres ?? "", corrected.centimetres.map { decimal($0, 2) } ?? "", String(swim.laps.count),
        swim.source, state, original?.description ?? "")
    }
    return table.bytes
  }

  private static func laps(of book: SwimBook) -> [UInt8] {
    var table = CSVTable(
      "segment", "first_lap", "last_lap", "part", "start", "seconds", "rest_seconds", "style", "detected_style",
      "strokes", "excluded", "confirmed", "suspicion")
    for corrected in book.correctedSwims(book.standing) {
      for segment in corrected.segments {
        for lap in corrected.laps(of: segment) { table.add(row(lap, segment.id)) }
      }
    }
    return table.bytes
  }

  private static func row(_ lap: SwumLap, _ segment: SwimSegmentID) -> [String] {
    [
      segment.description, String(lap.numbers.first), String(lap.numbers.last),
      lap.isEstimated ? String(lap.part + 1) : "", lap.start.description, decimal(Int(lap.duration), 3),
      decimal(Int(lap.rest), 3), lap.style.description, lap.detected.description, lap.strokes.map(String.init) ?? "",
      lap.isExcluded ? "yes" : "", lap.isConfirmed ? "yes" : "", lap.suspicion?.rawValue ?? "",
    ]
  }

  /// `value` with its last digits after a point: 7961 with two is 79.61.
  private static func decimal(_ value: Int, _ digits: Int) -> String {
    let unit = (0..<digits).reduce(1) { power, _ in power * 10 }
    return "\(value / unit).\(ASCII.decimal(value % unit, digits: digits))"
  }
}
