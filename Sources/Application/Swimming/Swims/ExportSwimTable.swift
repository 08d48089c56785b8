package import KernelApplication
package import SwimmingDomain

package struct ExportSwimTable: UseCase {
  package static let method = "swimming.exportTable"
  package static let summary = "Write one table of the swim book as a CSV file, with a decimal point or comma."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .reading + .writingFiles + [.conflict]

  package struct Input: Described, Equatable, PathInput {
    package var table: SwimTable
    package var decimal: DecimalMark?
    /// The path of the file to write, which must not exist yet.
    package var path: String

    package static let schema = Schema(
      "The table to write, and the file to write it to.",
      [
        .init("table", SwimTable.schema, "The table to write."),
        .optional("decimal", DecimalMark.schema, "The decimal mark of numbers; if left out, a point."),
        .init("path", .path("/home/eva/laps.csv"), "The path of the file to write, which must not exist yet."),
      ])

    package var namedPaths: [(field: String, path: String)] { [("path", path)] }

    package init(table: SwimTable, decimal: DecimalMark? = nil, path: String) {
      self.table = table
      self.decimal = decimal
      self.path = path
    }
  }

  package struct Output: Described, Equatable {
    /// The absolute path of the file written.
    package var path: String
    package var bytes: Int64
    package var rows: Int

    package static let schema = Schema(
      "SwimTableExported", "The file that was written.",
      [
        .init("path", .path("/home/eva/laps.csv"), "The path of the file."),
        .init("bytes", .integer, "The size of the file, in bytes.", unit: .bytes),
        .init("rows", .integer, "The number of rows in the file, without the row of column names.", unit: .of("rows")),
      ])
  }

  let swims: any SwimRepository
  let hearts: any SwimHeartRepository
  let meets: any MeetRepository
  let encoder: any SwimTableEncoder
  let writer: any FileWriter

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try swims.book()
    let table = encoder.encode(
      input.table, of: book, try hearts.heartRates(of: book), try meets.meets(), decimal: input.decimal ?? .point)
    guard table.rows > 0 else { throw .conflict(.swimming(.emptyTable)) }
    return Output(
      path: try writer.write(table.bytes, to: input.path), bytes: Int64(table.bytes.count), rows: table.rows)
  }
}

/// The tables that can be exported for spreadsheets.
package enum SwimTable: String, Codable, CaseIterable, Hashable, Sendable {
  case swims, sets, segments, laps, records, results

  package static let schema = Schema("SwimTable", "A table of the swim book.", SwimTable.allCases) { table in
    switch table {
    case .swims: "one row per swim"
    case .sets: "one row per set of a swim: repetitions of equal distance and style, or of changing strokes"
    case .segments: "one row per segment, an unbroken swim, with the rest before it"
    case .laps: "one row per lap, with corrections applied"
    case .records: "one row per record"
    case .results: "one row per official result of a meet"
    }
  }
}

/// The decimal separator of numbers. If it is a comma, semicolons separate the fields, as spreadsheets expect in
/// countries that write numbers with a comma.
package enum DecimalMark: String, Codable, CaseIterable, Hashable, Sendable {
  case point, comma

  package static let schema = Schema(
    "DecimalMark", "The decimal mark of numbers.", DecimalMark.allCases
  ) { mark in
    switch mark {
    case .point: "1.5, with commas between fields"
    case .comma: "1,5, with semicolons between fields"
    }
  }
}

/// Encodes swims as tables for spreadsheets.
package protocol SwimTableEncoder: Sendable {
  func encode(
    _ table: SwimTable, of book: SwimBook, _ hearts: [SwimID: SwimHeartRate], _ meets: SwimMeets, decimal: DecimalMark
  ) -> (bytes: [UInt8], rows: Int)
}
