package import KernelApplication
package import SwimmingDomain

package struct ExportSwimTable: UseCase {
  package static let method = "swimming.exportTable"
  package static let summary = "Write one table of the swim book (CSV), with a decimal point or comma."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .reading + .writingFiles + [.conflict]

  package struct Input: Described, Equatable, PathInput {
    package var table: SwimTable
    package var decimal: DecimalMark?
    /// Of a file that may not exist yet.
    package var path: String

    package static let schema = Schema(
      "Which table is written, and where.",
      [
        .init("table", SwimTable.schema, "Which one."),
        .optional("decimal", DecimalMark.schema, "Left out, a point."),
        .init("path", .path("/home/eva/laps.csv"), "Of a file that is not there yet."),
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
      "SwimTableExported", "The file written.",
      [
        .init("path", .path("/home/eva/laps.csv"), "Where it is."),
        .init("bytes", .integer, "How large it is.", unit: .bytes),
        .init("rows", .integer, "How many rows it has below the names.", unit: .of("rows")),
      ])
  }

  let swims: any SwimRepository
  let meets: any MeetRepository
  let encoder: any SwimTableEncoder
  let writer: any FileWriter

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try swims.book()
    let table = encoder.encode(input.table, of: book, try meets.meets(), decimal: input.decimal ?? .point)
    guard table.rows > 0 else { throw .conflict(.swimming(.emptyTable)) }
    return Output(
      path: try writer.write(table.bytes, to: input.path), bytes: Int64(table.bytes.count), rows: table.rows)
  }
}

/// The tables of the swim book.
package enum SwimTable: String, Codable, CaseIterable, Hashable, Sendable {
  case swims, sets, segments, laps, records, results

  package static let schema = Schema("SwimTable", "A table of the swim book.", SwimTable.allCases) { table in
    switch table {
    case .swims: "a row a swim"
    case .sets: "a row a set of a swim: repetitions of equal length and style, or of changing strokes"
    case .segments: "a row an unbroken swim, with the rest before it"
    case .laps: "a row a lap, as corrected"
    case .records: "a row a record"
    case .results: "a row an official result of a meet"
    }
  }
}

/// What stands before the decimals of a number; where it is a comma, fields are divided by semicolons, as spreadsheets
/// expect where people write so.
package enum DecimalMark: String, Codable, CaseIterable, Hashable, Sendable {
  case point, comma

  package static let schema = Schema(
    "DecimalMark", "What stands before the decimals of a number.", DecimalMark.allCases
  ) { mark in
    switch mark {
    case .point: "1.5, fields divided by commas"
    case .comma: "1,5, fields divided by semicolons"
    }
  }
}

/// Makes tables of swims.
package protocol SwimTableEncoder: Sendable {
  func encode(
    _ table: SwimTable, of book: SwimBook, _ meets: SwimMeets, decimal: DecimalMark
  ) -> (bytes: [UInt8], rows: Int)
}
