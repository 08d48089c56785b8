import BookInfrastructure
import KernelApplication
import KernelDomain
package import SwimmingApplication
package import SwimmingDomain

/// Writes the book as CSV tables for spreadsheets: personal records, swims, the sets and segments of swims, all laps as
/// corrected, and official results.
package struct BookCSV: SwimTableEncoder {
  package init() {}

  /// Returns the tables that have at least one row.
  static func tables(
    of book: SwimBook, _ hearts: [SwimID: SwimHeartRate], _ meets: SwimMeets
  ) -> [OutputFile] {
    SwimTable.allCases.compactMap { table in
      let made = BookCSV().encode(table, of: book, hearts, meets, decimal: .point)
      return made.rows > 0 ? OutputFile("\(table.rawValue).csv", made.bytes) : nil
    }
  }

  package func encode(
    _ table: SwimTable, of book: SwimBook, _ hearts: [SwimID: SwimHeartRate], _ meets: SwimMeets, decimal: DecimalMark
  ) -> (bytes: [UInt8], rows: Int) {
    let writer = SwimTableWriter(decimal: decimal, hearts: hearts)
    let made =
      switch table {
      case .swims: writer.swims(of: book)
      case .sets: writer.sets(of: book)
      case .segments: writer.segments(of: book)
      case .laps: writer.laps(of: book)
      case .records: writer.records(of: book)
      case .results: writer.results(of: meets)
      }
    return (made.bytes, made.rows)
  }
}

private struct SwimTableWriter {
  let decimal: DecimalMark
  let hearts: [SwimID: SwimHeartRate]
  private var delimiter: Unicode.Scalar { decimal == .comma ? ";" : "," }

  func records(of book: SwimBook) -> CSVTable {
    var table = CSVTable(
      "course", "style", "distance", "unit", "seconds", "day", "start", "segment", "first_lap", "last_lap", "ties",
      "estimated", delimiter: delimiter)
    for record in SwimRecords(of: book).records {
      table.add(
        record.course.description, record.style.description, String(record.distance.amount),
        record.distance.unit.rawValue, number(record.hundredths, 2), record.day.description,
        record.start.description, record.segment.description, String(record.laps.first), String(record.laps.last),
        record.ties.map(\.description).joined(separator: " "), record.isEstimated ? "yes" : "")
    }
    return table
  }

  func swims(of book: SwimBook) -> CSVTable {
    let standing = book.standing
    var table = CSVTable(
      "swim", "day", "start", "utc_offset_seconds", "seconds", "place", "course", "pool_metres", "metres", "laps",
      "source", "state", "duplicate_of", "corrections", "heart_average", "heart_highest", delimiter: delimiter)
    let corrections = Dictionary(grouping: book.corrections, by: \.swim).mapValues(\.count)
    for corrected in book.correctedSwims(standing) {
      let swim = corrected.swim
      let original = standing.duplicates[swim.id]
      let state = standing.removed.contains(swim.id) ? "removed" : original == nil ? "counts" : "duplicate"
      table.add(
        swim.id.description, swim.day.description, swim.start.description, String(swim.utcOffset),
        number(Int(swim.duration), 3), swim.place.rawValue, corrected.course?.description ?? "",
        corrected.pool.map { marked($0.metres) } ?? "", corrected.centimetres.map { number($0, 2) } ?? "",
        String(swim.laps.count), swim.source, state, original?.description ?? "", String(corrections[swim.id] ?? 0),
        heart: hearts[swim.id]?.summary(from: swim.start, to: swim.end))
    }
    return table
  }

  func sets(of book: SwimBook) -> CSVTable {
    var table = CSVTable(
      "swim", "set", "day", "repetitions", "style", "course", "lengths", "metres", "seconds", "average_seconds",
      "seconds_per_100", "send_off_seconds", "shortest_rest_seconds", "median_rest_seconds", "longest_rest_seconds",
      "strokes_per_length", "strokes_per_minute", "swolf", "first_segment", "last_segment", "heart_average",
      "heart_highest", "equipment", delimiter: delimiter)
    for corrected in book.correctedSwims(book.standing) {
      let repetitions = corrected.repetitions
      for (place, set) in SwimSetRule.sets(of: repetitions).enumerated() {
        let heart = hearts[corrected.swim.id].flatMap { set.heartRate($0, of: repetitions) }
        table.add(row(set, place + 1, of: repetitions, corrected) + CSVTable.cells(of: heart, set.equipment))
      }
    }
    return table
  }

  /// Returns the table row of a set of the swim. The row contains the lengths and metres of one repetition, but the
  /// seconds of all repetitions together. The stroke count is left out if any length lacks one.
  private func row(
    _ set: SwimSet, _ place: Int, of all: [SwimRepetition], _ corrected: CorrectedSwim
  ) -> [String] {
    let repetitions = all[set.repetitions]
    let count = repetitions.count
    let length = corrected.pool.map { $0.centimetres(lengths: set.lengths) }
    let pace = length.flatMap { length in
      SwimPace.per100(
        milliseconds: set.milliseconds,
        hundredths: count * (corrected.course?.unit ?? .metre).hundredths(centimetres: length))
    }
    let strokes =
      repetitions.allSatisfy(\.hasAllStrokes) ? repetitions.reduce(into: StrokeCount()) { $0 += $1.strokes } : nil
    let rest = set.rest.map { [$0.shortest, $0.median, $0.longest].map { number(Int($0), 3) } } ?? ["", "", ""]
    let counts = [strokes?.perLengthTenths, strokes?.rateTenths, strokes?.swolfTenths].map { value in
      value.map { number($0, 1) } ?? ""
    }
    let identity = [
      corrected.swim.id.description, String(place), corrected.swim.day.description, String(count),
      set.style?.description ?? "changing", corrected.course?.description ?? "", String(set.lengths),
    ]
    let times = [
      length.map { number($0, 2) } ?? "", number(Int(set.milliseconds), 3),
      number(Int(set.milliseconds) / count, 3), pace.map { number(Int($0), 3) } ?? "",
      set.sendOffSeconds.map(String.init) ?? "",
    ]
    let segments = [repetitions.first, repetitions.last].map { $0?.segment.description ?? "" }
    return identity + times + rest + counts + segments
  }

  func segments(of book: SwimBook) -> CSVTable {
    var table = CSVTable(
      "segment", "swim", "day", "start", "style", "course", "lengths", "metres", "seconds", "rest_before_seconds",
      "strokes", "first_lap", "last_lap", "estimated", "heart_average", "heart_highest", "equipment",
      delimiter: delimiter)
    for corrected in book.correctedSwims(book.standing) {
      let heart = hearts[corrected.swim.id]
      let repetitions = corrected.repetitions
      let rests = Dictionary(
        uniqueKeysWithValues: zip(repetitions.dropFirst(), repetitions).map { ($0.segment, $1.restMilliseconds ?? 0) })
      for segment in corrected.segments {
        let laps = corrected.laps(of: segment)
        let swum = laps.filter { !$0.isExcluded }
        let strokes = swum.compactMap(\.strokes)
        table.add(
          segment.id.description, corrected.swim.id.description, corrected.swim.day.description,
          segment.start.description, segment.style.description, corrected.course?.description ?? "",
          String(segment.lengths), corrected.pool.map { number($0.centimetres(lengths: segment.lengths), 2) } ?? "",
          number(Int(segment.elapsed), 3), rests[segment.id].map { number(Int($0), 3) } ?? "",
          strokes.count == swum.count && !swum.isEmpty ? String(strokes.reduce(0, +)) : "",
          String(segment.laps.first), String(segment.laps.last),
          swum.indices.contains { swum[$0].holdsEstimate(isFirst: $0 == 0) } ? "yes" : "",
          heart: repetitions.first { $0.segment == segment.id }.flatMap { rep in heart.flatMap { rep.heartRate($0) } },
          swum.reduce(into: []) { $0.formUnion($1.equipment) })
      }
    }
    return table
  }

  func laps(of book: SwimBook) -> CSVTable {
    var table = CSVTable(
      "segment", "first_lap", "last_lap", "part", "start", "seconds", "rest_seconds", "style", "detected_style",
      "strokes", "excluded", "confirmed", "suspicion", "estimated", "heart_average", "heart_highest",
      "equipment", delimiter: delimiter)
    for corrected in book.correctedSwims(book.standing) {
      for segment in corrected.segments {
        for lap in corrected.laps(of: segment) {
          let isLong = Int64(lap.duration) >= SwimHeartRate.shortestLap
          let heart = isLong ? hearts[corrected.swim.id]?.summary(from: lap.start, to: lap.end) : nil
          table.add(row(lap, segment.id) + CSVTable.cells(of: heart, lap.equipment))
        }
      }
    }
    return table
  }

  private func row(_ lap: SwumLap, _ segment: SwimSegmentID) -> [String] {
    [
      segment.description, String(lap.numbers.first), String(lap.numbers.last),
      lap.isSplit || lap.isReclaimed ? String(lap.part + 1) : "", lap.start.description, number(Int(lap.duration), 3),
      number(Int(lap.rest), 3), lap.style.description, lap.detected.description, lap.strokes.map(String.init) ?? "",
      lap.isExcluded ? "yes" : "", lap.isConfirmed ? "yes" : "", lap.suspicion?.rawValue ?? "",
      Self.estimate(of: lap),
    ]
  }

  /// Returns why the time of a lap is an estimate; empty if it is not an estimate.
  private static func estimate(of lap: SwumLap) -> String {
    if lap.isReclaimed { return "reclaimed" }
    if lap.isSplit { return "split" }
    if lap.isShared { return "shared" }
    if lap.isJoined { return "joined" }
    return lap.isEstimated ? "yes" : ""
  }

  func results(of meets: SwimMeets) -> CSVTable {
    var table = CSVTable(
      "day", "meet", "city", "course", "style", "distance", "time", "seconds", "round", "lead_off", "exhibition",
      "splits", "points", "points_table", "note", "result", delimiter: delimiter)
    for result in meets.results {
      let splits = result.splits.map { "\($0.distance)=\(clock($0.hundredths))" }.joined(separator: ";")
      table.add(
        result.day.description, result.meet, result.city ?? "", result.course.description,
        result.style == .mix ? "medley" : result.style.description, String(result.distance), clock(result.hundredths),
        number(result.hundredths, 2), result.round, result.isLeadOff ? "yes" : "no", result.isExhibition ? "yes" : "no",
        splits, result.points.map(String.init) ?? "", result.pointTable ?? "", result.note ?? "",
        result.id.description)
    }
    return table
  }

  /// Formats a time as result lists write it, such as `1:12.34`. The import of results accepts this form.
  private func clock(_ hundredths: Int) -> String {
    let (minutes, rest) = (hundredths / 6_000, hundredths % 6_000)
    return "\(minutes):\(ASCII.decimal(rest / 100, digits: 2)).\(ASCII.decimal(rest % 100, digits: 2))"
  }

  /// Formats a number of which the last `digits` digits are decimals: 7961 with two digits becomes 79.61.
  private func number(_ value: Int, _ digits: Int) -> String {
    let unit = (0..<digits).reduce(1) { power, _ in power * 10 }
    return marked("\(value / unit).\(ASCII.decimal(value % unit, digits: digits))")
  }

  private func marked(_ number: String) -> String {
    decimal == .comma ? String(number.map { $0 == "." ? "," : $0 }) : number
  }
}

extension CSVTable {
  /// Returns the cells for a heart rate: the average and the highest rate. Both are empty if the heart rate is unknown.
  fileprivate static func cells(of heart: SwimHeartRate.Summary?) -> [String] {
    heart.map { [String($0.average), String($0.highest)] } ?? ["", ""]
  }

  fileprivate static func cells(of heart: SwimHeartRate.Summary?, _ equipment: SwimEquipmentSet) -> [String] {
    cells(of: heart) + [equipment.all.map(\.rawValue).joined(separator: " ")]
  }

  /// Adds a row that ends with the cells for a heart rate.
  fileprivate mutating func add(_ cells: String..., heart: SwimHeartRate.Summary?) {
    add(cells + CSVTable.cells(of: heart))
  }

  /// Adds a row that ends with the cells for a heart rate and the equipment.
  fileprivate mutating func add(_ cells: String..., heart: SwimHeartRate.Summary?, _ equipment: SwimEquipmentSet) {
    add(cells + CSVTable.cells(of: heart, equipment))
  }
}
